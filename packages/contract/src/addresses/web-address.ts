export const WEB_ADDRESS_PATTERN = /^https?:\/\/[^\s"'<>\\]+$/;

export const WEB_ADDRESS_RULE = 'must be an address that begins with https:// or http://';

/** An address that a link may have: http or https, at most 2,000 characters, without a user name or password. */
export function isWebAddress(address: string): boolean {
  if (address.length > 2000 || !WEB_ADDRESS_PATTERN.test(address)) return false;
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    // It cannot be parsed.
    return false;
  }
}
