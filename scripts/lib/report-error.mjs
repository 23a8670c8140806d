/** One sentence for what a person can fix; the stack for our own mistakes. */
export function reportError(error) {
  console.error(`\n${(error && (error.userMessage || error.stack)) || error}`);
  process.exitCode = 1;
}
