const NAMES: Record<number, string> = { 60: 'Error', 50: 'Error', 40: 'Warning', 30: 'Info', 20: 'Debug' };
const ERROR_LEVEL = 50;
/** What people at a terminal know already. */
const SAME_IN_EVERY_LINE = new Set(['time', 'pid', 'hostname', 'version', 'commit']);

interface LoggedError {
  readonly type?: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/**
 * The log for people at a terminal: one line of plain text per message instead of JSON. Errors are followed by where
 * they happened, for those who fix them.
 */
export function plainLog(write: (text: string) => void): { write(line: string): void } {
  return { write: (line) => write(`${toPlainText(line)}\n`) };
}

function toPlainText(line: string): string {
  const { level, msg = '', err, ...fields } = JSON.parse(line);
  const told = Object.entries(fields).filter(([name]) => !SAME_IN_EVERY_LINE.has(name));
  const values = told.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const text = [`${NAMES[level] ?? 'Log'}: ${msg}`, ...values].join(' ') + causesOf(err);
  const stack = level >= ERROR_LEVEL ? (err?.stack ?? '') : '';
  return [text.replace(/\s+/g, ' '), ...stack.split('\n').filter(Boolean)].join('\n');
}

function causesOf(error: LoggedError | undefined): string {
  if (!error) return '';
  // An attempt at several addresses fails with a code and no words.
  return `: ${error.message || error.code || error.type}${causesOf(error.cause)}`;
}
