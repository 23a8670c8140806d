import { calls } from '@evenway/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest, newEmail, signUpBody, verifiedPerson } from '../../testing/accounts/people.ts';
import { hashAtFullCost } from '../../testing/argon2.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

/** The least time of many tries is what the work takes; on a busy machine it takes more tries to see it. */
const MOST_ROUNDS = 40;

hashAtFullCost();

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

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
  const least = new Map<string, number>();
  const ratios = () => [...least.values()].map((time) => time / (least.get('known') ?? 0));
  const areAlike = () => ratios().length > 0 && ratios().every((ratio) => ratio > 0.5 && ratio < 2);
  for (let round = 0; round < MOST_ROUNDS && (round < 5 || !areAlike()); round += 1) {
    for (const [who, email] of Object.entries(addresses)) {
      const start = performance.now();
      const { status } = await product.client().call(calls.logIn, { body: { email, password: digest('Guess1!!') } });
      least.set(who, Math.min(performance.now() - start, least.get(who) ?? Number.POSITIVE_INFINITY));
      expect(status, who).toBe(401);
    }
  }
  expect(areAlike(), JSON.stringify([...least])).toBe(true);
}, 180_000);
