import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { parseKeyRing } from '../../config/key-ring.ts';

/** A key made for one purpose, with the name of the secret it was made from. */
export interface DerivedKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** The newest first: it signs. The others still prove what they signed. */
export type DerivedKeys = readonly [DerivedKey, ...DerivedKey[]];

/** Independent keys from the one secret, or the ring of them, that an operator has to keep. */
export interface Keys {
  readonly token: DerivedKeys;
  readonly link: DerivedKeys;
  readonly device: DerivedKeys;
  /** Signs the puzzles that are asked for while many messages come. */
  readonly puzzle: DerivedKeys;
  /** Signs the links that end mails about new messages. */
  readonly digest: DerivedKeys;
  /** Encrypts what must be read back. */
  readonly stored: DerivedKeys;
}

export function deriveKeys(appSecret: string): Keys {
  const [newest, ...older] = parseKeyRing(appSecret);
  const derive = (purpose: string): DerivedKeys => {
    const from = ({ id, key }: typeof newest) => ({
      id,
      key: new Uint8Array(hkdfSync('sha256', key, '', `evenway/${purpose}`, 32)),
    });
    return [from(newest), ...older.map(from)];
  };
  return {
    token: derive('token'),
    link: derive('mailed-link'),
    device: derive('device'),
    puzzle: derive('message-puzzle'),
    digest: derive('message-digest'),
    stored: derive('stored-secret'),
  };
}

/** 256 random bits, safe in a cookie and in a link. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored: enough to recognise it, useless to a reader of the database. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * The secret of a mailed link follows from its id, so that a mail can be composed again without storing the secret. A
 * link that exists was made with one of the keys: the one whose secret has the stored hash.
 */
export function linkSecret(keys: DerivedKeys, linkId: string, storedHash?: string): string {
  const secretOf = ({ key }: DerivedKey) => createHmac('sha256', key).update(linkId).digest('base64url');
  const made = keys.map(secretOf).find((secret) => hashSecret(secret) === storedHash);
  return made ?? secretOf(keys[0]);
}
