/**
 * The same text in one piece of its own. A string cut out of another keeps all of that alive, and one put together keeps
 * its pieces: what is remembered by the hundred thousand should do neither.
 */
export function flatCopy(text: string): string {
  return Buffer.from(text).toString();
}
