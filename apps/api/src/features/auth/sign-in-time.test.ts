import { calls } from '@evenway/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest, newEmail, signUpBody, verifiedPerson } from '../../testing/accounts/people.ts';
import { hashAtFullCost } from '../../testing/argon2.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const ROUNDS = 7;

hashAtFullCost();

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('6.3.8: a wrong password takes as long for an address that nobody has, and for one without a password', async () => {
  const unverified = newEmail();
  await product.client().call(calls.signUp, { body: signUpBody(unverified) });
  const withoutPassword = await verifiedPerson(product);
  await product.pool.query('update users set password_hash = null where email = $1', [withoutPassword.email]);
  const addresses: Record<string, string> = {
    known: (await verifiedPerson(product)).email,
    unknown: newEmail(),
    unverified,
    'without a password': withoutPassword.email,
  };
  const times = new Map(Object.keys(addresses).map((who) => [who, [] as number[]]));
  // Interleaved, so that other load on the machine affects all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [who, email] of Object.entries(addresses)) {
      const start = performance.now();
      const { status } = await product.client().call(calls.logIn, { body: { email, password: digest('Guess1!!') } });
      times.get(who)?.push(performance.now() - start);
      expect(status, who).toBe(401);
    }
  }
  const known = median(times.get('known') ?? []);
  for (const [who, taken] of times) {
    expect(median(taken) / known, who).toBeGreaterThan(0.4);
    expect(median(taken) / known, who).toBeLessThan(2.5);
  }
}, 180_000);
