import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Independent keys from the one secret an operator has to keep. */
export interface Keys {
  readonly token: Uint8Array;
  readonly link: Uint8Array;
  readonly device: Uint8Array;
}

export function deriveKeys(appSecret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', appSecret, '', `evenway/${purpose}`, 32));
  return { token: derive('token'), link: derive('mailed-link'), device: derive('device') };
}

/** 256 random bits, safe in a cookie and in a link. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored: enough to recognise it, useless to whoever reads the database. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The secret of a mailed link follows from its id, so that a mail can be composed again without storing the secret. */
export const linkSecret = (key: Uint8Array, linkId: string): string =>
  createHmac('sha256', key).update(linkId).digest('base64url');
