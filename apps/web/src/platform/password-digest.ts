/** There is no Web Crypto: the page was opened over plain http on another host. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

/** Lower-case hex SHA-256 of what was typed: the only form in which a password leaves the browser. */
export async function digestPassword(password: string): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) throw new InsecureContextError('No Web Crypto outside a secure context');
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(password)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
