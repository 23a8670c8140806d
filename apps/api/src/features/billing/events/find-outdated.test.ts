import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { SyncedState } from '../billing-repository.ts';
import { findOutdated } from './find-outdated.ts';

const NOW = new Date('2026-01-10T12:00:00Z');
const END = 2_000_000_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const subscription = (id: string): Stripe.Subscription =>
  ({
    id,
    status: 'trialing',
    cancel_at_period_end: false,
    cancel_at: null,
    start_date: 1_700_000_000,
    trial_end: END,
    metadata: {},
    items: { data: [{ price: { id: 'price_1' }, current_period_start: END - 1_000, current_period_end: END }] },
  }) as unknown as Stripe.Subscription;

const stateOf = (id: string, change: Partial<SyncedState> = {}): SyncedState => ({
  ...{ subscriptionId: id, status: 'ACTIVE', priceId: 'price_1' },
  ...{ expiresAt: new Date(END * 1_000), trialEndsAt: new Date(END * 1_000), syncedAt: hoursAgo(1) },
  ...change,
});

describe('what the provider lists', () => {
  it('is read again if any of what is known of it differs, or nothing is', () => {
    const later = new Date((END + 1) * 1_000);
    const changes: Record<string, Partial<SyncedState>> = {
      same: {},
      status: { status: 'NOT_PAID' },
      price: { priceId: 'price_2' },
      'no price': { priceId: null },
      end: { expiresAt: later },
      'no end': { expiresAt: null },
      trial: { trialEndsAt: later },
      'no trial': { trialEndsAt: null },
    };
    const names = Object.keys(changes);
    const states = names.map((name) => stateOf(name, changes[name]));
    const { differing, notReadForADay } = findOutdated([...names, 'unknown'].map(subscription), states, NOW);
    expect(differing).toEqual([...names.slice(1), 'unknown']);
    expect(notReadForADay).toEqual([]);
  });

  it('is read again after a day, once, however it differs', () => {
    const states = [
      stateOf('young', { syncedAt: hoursAgo(24) }),
      stateOf('old', { syncedAt: hoursAgo(24.1) }),
      stateOf('older', { syncedAt: hoursAgo(25) }),
      stateOf('never', { syncedAt: null }),
      stateOf('old and different', { syncedAt: hoursAgo(25), priceId: 'price_2' }),
    ];
    expect(
      findOutdated(
        states.map(({ subscriptionId }) => subscription(subscriptionId)),
        states,
        NOW,
      ),
    ).toEqual({
      differing: ['old and different'],
      notReadForADay: ['never', 'older', 'old'],
    });
  });
});
