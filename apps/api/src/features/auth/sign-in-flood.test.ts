import { randomBytes } from 'node:crypto';
import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import { newEmail } from '../../testing/accounts/people.ts';
import { hashAtFullCost } from '../../testing/argon2.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

/** Many times more than can be hashed at once. */
const ATTEMPTS = isFull ? 80 : 30;

hashAtFullCost();

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a flood of attempts to sign in', () => {
  it('Y22: delays no configuration, also none that must be read from the database', async () => {
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: ATTEMPTS }, () =>
        product.client().call(calls.logIn, { body: { email: newEmail(), password: '0'.repeat(64) } }),
      ),
    ).finally(() => {
      isOver = true;
    });
    let configurations = 0;
    for (; !isOver; configurations += 1) {
      const answer = await fetch(`${product.url}/widget/config/${randomBytes(16).toString('hex')}.json`);
      expect(answer.status).toBe(200);
    }
    // Everyone gets a response: those who would wait too long are asked to try again.
    for (const { status } of await flood) expect([401, 503]).toContain(status);
    // Sent one after another: if they queued behind the attempts, fewer would be served than there are attempts.
    expect(configurations).toBeGreaterThan(2 * ATTEMPTS);
  }, 120_000);
});
