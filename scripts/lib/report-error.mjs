/** One sentence for what a person can mend; the stack for what is our own mistake. */
export function reportError(error) {
  console.error(`\n${(error && (error.userMessage || error.stack)) || error}`);
  process.exitCode = 1;
}
