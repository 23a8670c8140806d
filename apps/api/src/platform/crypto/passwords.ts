import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../limit-concurrency.ts';

/** The browser sends a SHA-256 digest; what is stored is argon2id of that digest, keyed with a pepper kept outside the database. */
export interface Passwords {
  hash(digest: string): Promise<string>;
  /** A missing hash takes as long to refuse as a wrong one. */
  matches(storedHash: string | null, digest: string): Promise<boolean>;
}

/** `algorithm` 2 is argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing is costly on purpose. One processor stays free of it, so that a flood of attempts delays nothing but attempts. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 128;

export function createPasswords(pepper: string): Passwords {
  const withPepper = (digest: string) => createHmac('sha256', pepper).update(digest).digest('hex');
  const limited = limitConcurrency(AT_ONCE, MAX_WAITING);
  const hashDigest = (digest: string) => limited(() => hash(withPepper(digest), PARAMETERS));
  const nobodysHash = hashDigest('0'.repeat(64));
  return {
    hash: hashDigest,
    matches: async (storedHash, digest) => {
      const comparedWith = storedHash ?? (await nobodysHash);
      const matched = await limited(() => verify(comparedWith, withPepper(digest)));
      return matched && storedHash !== null;
    },
  };
}
