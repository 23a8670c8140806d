const LOCK_TIMEOUT = '55P03';

/** PostgreSQL and socket codes that mean "not now" rather than "wrong". */
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

/** Whether the database could not be reached, did not answer in time or cannot write now; the driver and Drizzle wrap the cause differently. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      (code !== undefined && (CODES.has(code) || /^08/.test(code))) || MESSAGES.some((known) => known.test(message)),
  );

/** Whether something else held what a statement needed for longer than the statement may wait. */
export const isLockTimeout = (error: unknown): boolean => causesOf(error).some(({ code }) => code === LOCK_TIMEOUT);

/** Text that PostgreSQL cannot store: a zero byte, or half of a character. It is the sender's mistake, not ours. */
export const isUnstorableText = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === '22021' || code === '22P05');

function causesOf(error: unknown): (Error & { code?: string })[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) causes.push(current);
  return causes;
}
