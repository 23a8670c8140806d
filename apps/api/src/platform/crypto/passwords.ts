import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors/app-error.ts';

/** The browser sends a SHA-256 digest; what is stored is argon2id of that digest, keyed with a pepper kept outside the database. */
export interface Passwords {
  hash(digest: string): Promise<string>;
  /** A missing hash takes as long to refuse as a wrong one. */
  matches(storedHash: string | null, digest: string): Promise<boolean>;
}

/** `algorithm` 2 is argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;
const WAITING_AT_MOST = 64;

export function createPasswords(pepper: string): Passwords {
  const withPepper = (digest: string) => createHmac('sha256', pepper).update(digest).digest('hex');
  const limited = limitConcurrency();
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

/** Hashing is costly on purpose: a flood of attempts queues here, bounded, instead of starving everything else. */
function limitConcurrency() {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_AT_MOST) throw new AppError('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
