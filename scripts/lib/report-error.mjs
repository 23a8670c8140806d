/** One sentence for what a person can fix; the stack for our own mistakes. */
export function reportError(error) {
  console.error(`\n${(error && (error.userMessage || explainFileError(error) || error.stack)) || error}`);
  process.exitCode = 1;
}

/** Wherever it happens, a person can fix it. */
function explainFileError({ code, path: file = 'this folder' }) {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full (at ${file}): free some space, then try again.`;
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) return undefined;
  return `Cannot write to ${file}: it belongs to another user, is read-only, or is no folder.`;
}
