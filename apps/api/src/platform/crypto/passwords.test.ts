import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashAtFullCost } from '../../testing/argon2.ts';
import { createPasswords } from './passwords.ts';

const MAX_WAITING = 128;

describe('a stored password', () => {
  hashAtFullCost();
  it('11.4.2: is an argon2id hash that takes 19 MiB and two passes to try', async () => {
    const passwords = createPasswords('a pepper that is only good for tests');
    expect(await passwords.hash('0'.repeat(64))).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('the queue of hashing', () => {
  it('Y22: holds so many, and refuses the rest at once', async () => {
    const passwords = createPasswords('a pepper that is only good for tests');
    const digest = '0'.repeat(64);
    // As cheap as possible: the test checks who waits, not for how long.
    const stored = await hash('anything', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await passwords.matches(null, digest);
    const atOnce = Math.max(1, availableParallelism() - 1);
    const tooMany = 10;
    let refused = 0;
    const attempts = Array.from({ length: atOnce + MAX_WAITING + tooMany }, () =>
      passwords.matches(stored, digest).catch((error) => {
        expect(error).toMatchObject({ code: 'unavailable' });
        refused += 1;
      }),
    );
    // Refusals are immediate: none of the others is done yet.
    await new Promise(setImmediate);
    expect(refused).toBe(tooMany);
    await Promise.all(attempts);
    expect(refused).toBe(tooMany);
  });
});
