import { createHmac } from 'node:crypto';
import { DIGEST_PAGE_PREFIX } from '@evenway/contract';
import type { DerivedKey, DerivedKeys } from '../../../platform/crypto/keys.ts';
import { secretsMatch } from '../../../platform/crypto/secrets-match.ts';

/** Who a link unsubscribes, and from which organization's digests. */
export interface DigestReader {
  readonly userId: string;
  readonly organizationId: string;
}

const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;
const TOKEN = /^[\w-]{86}$/;

/**
 * A link that unsubscribes one reader. It carries their ids and our signature, so nothing is stored and every mail has
 * the same link. It does nothing else, and stops working with the membership or with the key that signed it.
 */
export const digestPath = ([newest]: DerivedKeys, reader: DigestReader): string => {
  const ids = bytesOf(reader);
  return `${DIGEST_PAGE_PREFIX}${Buffer.concat([ids, sign(newest, ids)]).toString('base64url')}`;
};

/** Null for everything that we did not sign. */
export function readDigestToken(keys: DerivedKeys, token: string): DigestReader | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const [ids, signature] = [bytes.subarray(0, 2 * ID_BYTES), bytes.subarray(-SIGNATURE_BYTES)];
  if (!keys.some((key) => secretsMatch(sign(key, ids), signature))) return null;
  return { userId: uuidOf(ids.subarray(0, ID_BYTES)), organizationId: uuidOf(ids.subarray(ID_BYTES)) };
}

const sign = ({ key }: DerivedKey, ids: Uint8Array): Buffer => createHmac('sha256', key).update(ids).digest();

const bytesOf = ({ userId, organizationId }: DigestReader): Buffer =>
  Buffer.from(`${userId}${organizationId}`.replaceAll('-', ''), 'hex');

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
