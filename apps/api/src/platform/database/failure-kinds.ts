const LOCK_TIMEOUT = '55P03';

/** PostgreSQL and socket codes that mean "try again later". */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // takes no writes: a standby, or set so
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '58030', // input or output failed
  '57P01', // terminated by an administrator
  '57P02', // crash of another backend
  '57P03', // starting up or shutting down
  LOCK_TIMEOUT,
  '57014', // statement timeout
]);

const MESSAGES = [
  /connection terminated/i,
  /timeout exceeded when trying to connect/i,
  /query read timeout/i,
  /connection ended/i,
  /connection error and is not queryable/i,
];

/**
 * Whether the database was unreachable, too slow or unable to write; the driver and Drizzle wrap the cause differently.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      (code !== undefined && (CODES.has(code) || /^08/.test(code))) || MESSAGES.some((known) => known.test(message)),
  );

/** Whether a statement gave up waiting for a lock. */
export const isLockTimeout = (error: unknown): boolean => causesOf(error).some(({ code }) => code === LOCK_TIMEOUT);

/** Text that PostgreSQL cannot store: a null character or a lone surrogate. This is the sender's mistake. */
export const isUnstorableText = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === '22021' || code === '22P05');

function causesOf(error: unknown): (Error & { code?: string })[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) causes.push(current);
  return causes;
}
