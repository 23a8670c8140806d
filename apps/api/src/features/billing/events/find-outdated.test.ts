import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import type { SyncedState } from '../billing-repository.ts';
import { findOutdated } from './find-outdated.ts';

const SUBSCRIPTIONS = 50_000;
const PAGE = 100;
const END = 2_000_000_000;

const subscription = (number: number): Stripe.Subscription =>
  ({
    id: `sub_${number}`,
    status: 'active',
    cancel_at_period_end: number === 777,
    cancel_at: null,
    start_date: 1_700_000_000,
    metadata: {},
    items: { data: [{ price: { id: 'price_1' }, current_period_start: END - 1_000, current_period_end: END }] },
  }) as unknown as Stripe.Subscription;

const stateOf = (subscriptionId: string): SyncedState => ({
  subscriptionId,
  status: 'ACTIVE',
  priceId: 'price_1',
  expiresAt: new Date(END * 1_000),
  trialEndsAt: null,
  syncedAt: new Date(Date.now() - (subscriptionId === 'sub_4000' ? 25 : 1) * 3_600_000),
});

it(`reads ${SUBSCRIPTIONS} subscriptions by the page, and names only those that are not up to date`, async () => {
  const calls = { pages: 0, queries: 0, listed: 0, largest: 0 };
  async function* pages() {
    for (let first = 0; first < SUBSCRIPTIONS; first += PAGE) {
      calls.pages += 1;
      yield Array.from({ length: PAGE }, (_, place) => subscription(first + place));
    }
  }
  const outdated = await findOutdated(
    pages(),
    async (ids) => {
      calls.queries += 1;
      calls.largest = Math.max(calls.largest, ids.length);
      // One of them is unknown here.
      return ids.filter((id) => id !== 'sub_49999').map(stateOf);
    },
    () => {
      calls.listed += 1;
    },
  );
  expect(outdated).toEqual(['sub_777', 'sub_4000', 'sub_49999']);
  expect(calls).toEqual({ pages: 500, queries: 500, listed: SUBSCRIPTIONS, largest: PAGE });
});
