import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import { limitDrivers } from '../../testing/limit-drivers.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { type Limit, type LimitName, limits } from './limits.ts';
import { windowOf, withLimits } from './limits-table.ts';

/** Scales all limits down, so that the tests need not make thousands of attempts. */
const FACTOR = 0.2;
/** Attempts made before the counter is moved to one below the limit: enough for every call that shares a limit. */
const MADE = 4;
/** Counted in memory, where a test cannot move the counter. */
const isInMemory = ({ what }: Limit) => what.endsWith('by process');
const DOCUMENT = fileURLToPath(new URL('../../../../../docs/security.md', import.meta.url));

let product: TestProduct;
beforeAll(async () => {
  const proxies = { TRUSTED_PROXIES: ['127.0.0.1', '::1'] };
  product = await startTestProduct({ RATE_LIMIT_FACTOR: FACTOR, ...proxies });
});
afterAll(() => product.stop());

/** Fails unless every attempt so far was counted exactly once, for one subject. */
async function leaveOneAttempt({ name }: Limit, allowed: number): Promise<void> {
  const { rowCount } = await product.pool.query(
    'update rate_limits set used = $1 where starts_with(key, $2) and used = $3',
    [allowed - 1, `${name}:`, MADE],
  );
  expect(rowCount).toBe(1);
}

describe('2.4.1: every limit', () => {
  for (const [key, limit] of Object.entries<Limit>(limits)) {
    const { what, per, attempts, seconds } = limit;
    it(`stops ${what}, per ${per}, after ${attempts} in ${windowOf(seconds)}, and nobody else`, async () => {
      // Signups of one test must not count as attempts in another.
      await product.pool.query('delete from rate_limits');
      const driver = await limitDrivers(product)[key as LimitName]();
      await product.pool.query('delete from rate_limits');
      const allowed = Math.ceil(attempts * FACTOR);
      const skipsSome = !isFull && allowed > MADE + 1 && !isInMemory(limit);
      for (let number = 0; number < allowed; number += 1) {
        if (skipsSome && number === MADE) {
          number = allowed - 1;
          await leaveOneAttempt(limit, allowed);
        }
        expect((await driver.attempt(number)).isRefused, `attempt ${number + 1} of ${allowed}`).toBe(false);
      }
      const { isRefused, retryAfter } = await driver.attempt(allowed);
      expect(isRefused).toBe(true);
      if (retryAfter !== null) {
        expect(retryAfter).toBeGreaterThan(seconds / 2);
        expect(retryAfter).toBeLessThanOrEqual(seconds);
      }
      expect((await driver.another()).isRefused).toBe(false);
    });
  }
});

it('docs/security.md has the limits of the code (npm run generate)', () => {
  const page = readFileSync(DOCUMENT, 'utf8');
  expect(page).toBe(withLimits(page));
});
