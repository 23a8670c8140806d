import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  canceledUnnoticed,
  type ManySubscriptions,
  seedManySubscriptions,
  startManySubscriptions,
} from '../../../testing/many-subscriptions.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

const COUNT = 450;
/** The last subscription of each page but the last: the second page has one that is over, which is not listed. */
const PAGES = ['', 'sub_99', 'sub_199', 'sub_300', 'sub_400'];

let provider: ManySubscriptions;
let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
beforeAll(async () => {
  provider = await startManySubscriptions(COUNT);
  product = await startTestProduct({
    payments: { secretKey: 'sk_test_many', webhookSecret: 'whsec_none', apiBase: provider.url },
  });
  second = await product.another();
  await seedManySubscriptions(product.pool, COUNT);
});
afterAll(async () => {
  await second.stop();
  await product.stop();
  await provider.stop();
});

const begin = () => product.pool.query(`select graphile_worker.add_job('reconcile_payments')`);
const jobs = async (condition: string) =>
  (await product.pool.query(`select task_identifier from graphile_worker.jobs where ${condition}`)).rows.length;
const until = (condition: () => Promise<boolean>, what: string) =>
  waitFor(async () => (await condition()) || undefined, what);
const withoutRepeats = (all: readonly string[]) => all.filter((one, place) => one !== all[place - 1]);

it('goes on where it was interrupted, as one run for all servers, and reads nothing but what differs', async () => {
  provider.refusePageAfter('sub_199');
  await begin();
  await until(async () => (await jobs('last_error is not null')) > 0, 'a page to fail');
  // Neither a second start nor the next hour begins another run.
  for (let hour = 0; hour < 4; hour += 1) await begin();
  await until(async () => (await jobs(`task_identifier = 'reconcile_payments'`)) === 0, 'the starts');
  expect(await jobs('true')).toBe(1);
  expect(withoutRepeats(provider.lists)).toEqual(PAGES.slice(0, 3));

  provider.refusePageAfter(null);
  await begin();
  await until(async () => (await jobs('true')) === 0, 'the run to end');
  expect(withoutRepeats(provider.lists)).toEqual(PAGES);
  expect(provider.mostAtOnce()).toBe(1);
  // Each is read to find its website, and then for it.
  expect(provider.read).toEqual(new Map(canceledUnnoticed(COUNT).map((id) => [id, 2])));
  const { rows } = await product.pool.query(
    `select subscription_id as id from websites where status = 'CANCELLED' order by domain`,
  );
  expect(rows.map(({ id }) => id)).toEqual(canceledUnnoticed(COUNT));
});

it('asks for the list alone when nothing differs', async () => {
  provider.lists.length = 0;
  provider.read.clear();
  await begin();
  await until(async () => (await jobs('true')) === 0, 'the run to end');
  expect(provider.lists).toEqual(PAGES);
  expect(provider.read.size).toBe(0);
});

it('reads a few of each page again that were not read for a day, the longest unread first', async () => {
  provider.read.clear();
  await product.pool.query(
    `update websites set synced_at = now() - interval '1 day' - interval '1 second' * split_part(subscription_id, '_', 2)::int`,
  );
  await begin();
  await until(async () => (await jobs('true')) === 0, 'the run to end');
  expect(provider.read.size).toBe(10 * PAGES.length);
  for (const id of ['sub_99', 'sub_90', 'sub_449', 'sub_440']) expect(provider.read.has(id), id).toBe(true);
});
