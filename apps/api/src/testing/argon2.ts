import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll } from 'vitest';

/**
 * Stands for the library in tests (`vitest.config.ts`): nearly every test signs people up and in, and a third of the time
 * would be hashing. A hash names its own cost, so that verifying is the library's own.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
let isAtFullCost = false;

export const { verify } = argon2;

export const hash: typeof Argon2.hash = (password, options, signal) =>
  argon2.hash(password, isAtFullCost ? options : { ...options, memoryCost: 8, timeCost: 1 }, signal);

/** In this test file passwords cost what they cost in production. To be called before anything is started. */
export function hashAtFullCost(): void {
  beforeAll(() => {
    isAtFullCost = true;
  });
  afterAll(() => {
    isAtFullCost = false;
  });
}
