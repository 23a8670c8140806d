import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlans } from './plans.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const price = (id: string) => ({
  id,
  lookup_key: 'growth_monthly',
  unit_amount: 5_000,
  recurring: { interval: 'month' },
});

/** A provider that answers each request with the next of these. */
function startPlans(...answers: Array<string[] | Error>) {
  const list = vi.fn(async () => {
    const answer = answers[list.mock.calls.length - 1];
    if (answer === undefined) throw new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return { data: answer.map(price) };
  });
  const plans = createPlans({ prices: { list } } as unknown as Stripe);
  const ids = async () => (await plans.list()).map(({ id }) => id);
  return { list, plans, ids };
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const MINUTE = 60_000;

it('are read by one request for everybody who asks meanwhile, a bounded number of them', async () => {
  const { list, ids } = startPlans(['one']);
  expect(await Promise.all(Array.from({ length: 50 }, ids))).toEqual(Array(50).fill(['one']));
  expect(list).toHaveBeenCalledTimes(1);
  expect(list).toHaveBeenCalledWith({ lookup_keys: expect.any(Array), active: true, limit: 100 });
});

it('are used for a minute', async () => {
  const { list, ids, plans } = startPlans(['one'], ['two']);
  await ids();
  pass(MINUTE - 1);
  expect(await ids()).toEqual(['one']);
  expect((await plans.find('one'))?.name).toBe('Growth');
  expect(list).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await ids()).toEqual(['two']);
  expect(await plans.find('one')).toBeNull();
});

it('are not asked for again for some seconds after a failure, by however many', async () => {
  const { list, ids } = startPlans(new Error('away'), new Error('still away'), ['one']);
  const refused = async () => ids().catch((error: Error) => error.message);
  expect(await Promise.all([refused(), refused(), refused()])).toEqual(Array(3).fill('away'));
  pass(4_999);
  expect(await refused()).toBe('away');
  expect(list).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await refused()).toBe('still away');
  pass(5_000);
  expect(await ids()).toEqual(['one']);
  expect(list).toHaveBeenCalledTimes(3);
});

it('are the last known ones while the provider is away', async () => {
  const { list, ids } = startPlans(['one'], new Error('away'), ['two']);
  await ids();
  pass(MINUTE);
  expect(await Promise.all([ids(), ids()])).toEqual([['one'], ['one']]);
  pass(4_999);
  expect(await ids()).toEqual(['one']);
  expect(list).toHaveBeenCalledTimes(2);
  pass(1);
  expect(await ids()).toEqual(['two']);
});

it('are asked for again at once when there are none yet, and stay when there are suddenly none', async () => {
  const { ids } = startPlans([], ['one'], [], ['two']);
  expect(await ids()).toEqual([]);
  expect(await ids()).toEqual(['one']);
  pass(MINUTE);
  expect(await ids()).toEqual(['one']);
  expect(await ids()).toEqual(['two']);
});
