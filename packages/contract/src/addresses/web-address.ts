export const WEB_ADDRESS_PATTERN = /^https?:\/\/[^\s"'<>\\]+$/;

/** An address that a link may lead to: http or https, no longer than 2,000 characters, without a user's name or password. */
export function isWebAddress(address: string): boolean {
  if (address.length > 2000 || !WEB_ADDRESS_PATTERN.test(address)) return false;
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    // What cannot be parsed is no address.
    return false;
  }
}
