/** One sentence for what a person can fix; the stack for what is our own mistake. */
export function reportError(error) {
  console.error(`\n${(error && (error.userMessage || error.stack)) || error}`);
  process.exitCode = 1;
}
