import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { parseKeyRing } from '../../config/key-ring.ts';

/** A key derived for one purpose, and the name of the secret it was derived from. */
export interface DerivedKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** The first one is the newest and signs; the others only verify. */
export type DerivedKeys = readonly [DerivedKey, ...DerivedKey[]];

/** Independent keys, derived from the secret or key ring that the operator configured. */
export interface Keys {
  readonly token: DerivedKeys;
  readonly link: DerivedKeys;
  readonly device: DerivedKeys;
  /** Signs the puzzles that browsers must solve when many messages arrive. */
  readonly puzzle: DerivedKeys;
  /** Signs unsubscribe links in mails about new messages. */
  readonly digest: DerivedKeys;
  /** Encrypts stored values that must be read back. */
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

/** 256 random bits, safe in cookies and URLs. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored: enough to recognize it, useless to someone who reads the database. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Derives the secret of a new mailed link from its id, so that the mail can be composed again without storing it. */
export const linkSecret = ([newest]: DerivedKeys, linkId: string): string => secretWith(newest, linkId);

/** The secret of an existing link, by the key that it was made with; null if that key was removed. */
export function findLinkSecret(keys: DerivedKeys, linkId: string, storedHash: string): string | null {
  return keys.map((key) => secretWith(key, linkId)).find((secret) => hashSecret(secret) === storedHash) ?? null;
}

/** The same for a mail, which fails rather than carry a link that does not work. */
export function storedLinkSecret(keys: DerivedKeys, linkId: string, storedHash: string): string {
  const secret = findLinkSecret(keys, linkId, storedHash);
  if (secret === null) throw new Error(`the key that made the link ${linkId} is not in APP_SECRET any more`);
  return secret;
}

const secretWith = ({ key }: DerivedKey, linkId: string) =>
  createHmac('sha256', key).update(linkId).digest('base64url');
