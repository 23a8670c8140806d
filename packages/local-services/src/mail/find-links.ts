/** The http and https addresses of a text, in order, without the punctuation of the sentence around them. */
export function findLinks(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return found.map((link) => link.replace(/[.,;:!?)\]}'’]+$/, ''));
}
