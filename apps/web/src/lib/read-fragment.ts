/** The id that a URL's fragment names. A fragment that cannot be decoded, such as `#50%`, is taken as it is. */
export function readFragment(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
