import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { parseKeyRing } from '../../config/key-ring.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/**
 * The browser sends a SHA-256 digest; we store argon2id of that digest, keyed with a pepper kept outside the database.
 * A named pepper is stored as a prefix: `k2$argon2id$...`.
 */
export interface Passwords {
  hash(digest: string): Promise<string>;
  /** Takes equally long for a missing hash, a wrong password and a hash whose pepper is gone. */
  matches(storedHash: string | null, digest: string): Promise<boolean>;
  /** Whether a hash uses an older pepper than the newest one. */
  isOutdated(storedHash: string): boolean;
}

/** `algorithm` 2 is argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Hashing is deliberately expensive. One processor is kept free, so that a flood of attempts delays only other
 * attempts.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 128;

export function createPasswords(pepper: string): Passwords {
  const peppers = parseKeyRing(pepper);
  const [newest] = peppers;
  const withPepper = (key: string, digest: string) => createHmac('sha256', key).update(digest).digest('hex');
  const limited = limitConcurrency(AT_ONCE, MAX_WAITING);
  const hashDigest = (digest: string) =>
    limited(async () => newest.id + (await hash(withPepper(newest.key, digest), PARAMETERS)));
  const nobodysHash = hashDigest('0'.repeat(64));
  return {
    hash: hashDigest,
    matches: async (storedHash, digest) => {
      const known = storedHash === null ? undefined : peppers.find(({ id }) => id === pepperIdOf(storedHash));
      const comparedWith = known && storedHash !== null ? storedHash : await nobodysHash;
      const { id, key } = known ?? newest;
      const matched = await limited(() => verify(comparedWith.slice(id.length), withPepper(key, digest)));
      return matched && known !== undefined;
    },
    isOutdated: (storedHash) => pepperIdOf(storedHash) !== newest.id,
  };
}

const pepperIdOf = (storedHash: string): string => storedHash.slice(0, storedHash.indexOf('$'));
