// @ts-check

/** A failure that the person at the keyboard can fix; its message says how. */
export class UserError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'UserError';
    this.userMessage = message;
  }
}

/**
 * One sentence for what a person can fix; the stack for our own mistakes.
 *
 * @param {unknown} error
 */
export function reportError(error) {
  const known = error instanceof Error && (userMessageOf(error) || explainFileError(error) || error.stack);
  console.error(`\n${known || error}`);
  process.exitCode = 1;
}

/**
 * The server's code has such errors too, of a class of its own.
 *
 * @param {Error & { userMessage?: string }} error
 */
const userMessageOf = ({ userMessage }) => userMessage;

/**
 * Wherever it happens, a person can fix it.
 *
 * @param {NodeJS.ErrnoException} error
 */
function explainFileError({ code = '', path: file = 'this folder' }) {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full (at ${file}): free some space, then try again.`;
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) return undefined;
  return `Cannot write to ${file}: it belongs to another user, is read-only, or is no folder.`;
}
