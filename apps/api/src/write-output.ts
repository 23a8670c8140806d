/** What a slow reader may leave waiting in memory. */
const MAX_UNREAD_BYTES = 1_000_000;

/**
 * Writes to standard output. A reader that left or hangs neither ends this process nor holds up
 * its end: what it does not take is dropped.
 */
export function writeOutput(text: string): void {
  if (process.stdout.writableLength < MAX_UNREAD_BYTES) process.stdout.write(text);
}

/** Otherwise the next line after a reader left would be an error that ends the process. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
