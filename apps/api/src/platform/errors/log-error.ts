/** What the log may say about an error. An allowlist, because drivers attach arbitrary values to errors. */
interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  table?: string;
  status?: number;
  cause?: LoggedError;
}

const MAX_CAUSES = 5;

/** The only way an error is logged: what happened and where, without the values involved. */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const { code, constraint, table, statusCode, responseCode } = error as Error & Record<string, unknown>;
  const status = statusCode ?? responseCode;
  return {
    type: error.constructor.name,
    message: redact(error.message),
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(typeof status === 'number' && { status }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: logError(error.cause, depth + 1) }),
  };
}

/**
 * Removes values that errors quote: Drizzle lists query parameters, PostgreSQL quotes the offending value, mail servers
 * repeat the recipient.
 */
export function redact(text: string): string {
  const [shown = ''] = text.split(/\n?params:/, 1);
  return shown
    .replace(/"[^"]*"|\([^()]*\)=\([^)]*\)/g, '[value]')
    .replace(/[^\s<>"',;:()]+/g, hideAddress)
    .replace(/[\w-]{32,}/g, '[secret]');
}

/** `to=lou@example.org` keeps what is before the last equals sign in front of the address. */
function hideAddress(word: string): string {
  const at = word.indexOf('@', 1);
  if (at < 0 || at === word.length - 1) return word;
  const start = word.lastIndexOf('=', at) + 1;
  return start === at ? word : `${word.slice(0, start)}[address]`;
}

/** The stack without its first lines, which repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
