import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DerivedKeys } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a value that must be read back, with the newest key, whose name becomes a prefix. `context` names the owner:
 * a value copied into another row cannot be decrypted.
 */
export function seal([{ id, key }]: DerivedKeys, context: string, plain: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${body.toString('base64url')}`;
}

/** Null if the key is gone or the value was sealed for another context. */
export function unseal(keys: DerivedKeys, context: string, sealed: string): Buffer | null {
  const named = keys.find(({ id }) => id === keyIdOf(sealed));
  if (!named) return null;
  const body = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
  const decipher = createDecipheriv(ALGORITHM, named.key, body.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The name of the key that a value was sealed with. */
export const keyIdOf = (sealed: string): string => sealed.slice(0, sealed.indexOf('.'));
