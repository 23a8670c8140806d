import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll } from 'vitest';

/**
 * Replaces the library in tests (`vitest.config.ts`): nearly every test signs people up and in, and a third of the time
 * would be hashing. A hash contains its own cost, so verification uses the library unchanged.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
let isAtFullCost = false;

export const { verify } = argon2;

export const hash: typeof Argon2.hash = (password, options, signal) =>
  argon2.hash(password, isAtFullCost ? options : { ...options, memoryCost: 8, timeCost: 1 }, signal);

/** Makes passwords in this test file cost what they cost in production. Must be called before anything is started. */
export function hashAtFullCost(): void {
  beforeAll(() => {
    isAtFullCost = true;
  });
  afterAll(() => {
    isAtFullCost = false;
  });
}
