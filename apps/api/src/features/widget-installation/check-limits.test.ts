import { calls } from '@evenway/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/widget-websites.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMIT_FACTOR: 1 });
});
afterAll(() => product.stop());

it('Y02: checks of a page are limited for each website, and for an organization in all', async () => {
  const { client } = await signedInPerson(product);
  const [first, second, third] = [
    await insertWidgetWebsite(product, client),
    await insertWidgetWebsite(product, client),
    await insertWidgetWebsite(product, client),
  ];
  const check = async ({ params }: typeof first) =>
    (await client.call(calls.checkWidgetInstallation, { params, body: {} })).status;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push(await check(first));
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(await check(second)).toBe(200);
  await product.pool.query("update rate_limits set used = 20 where key like 'check.organization:%'");
  expect(await check(third)).toBe(429);
});
