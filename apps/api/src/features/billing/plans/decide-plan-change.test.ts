import { describe, expect, it } from 'vitest';
import { decidePlanChange, isPreviewOutdated, type PlanChangeFacts, refusalOf } from './decide-plan-change.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const active = { status: 'ACTIVE', expiresAt: later(1), subscriptionId: 'sub_1' } as const;

describe('the plan of a website', () => {
  it.each([
    ['that is paid for', active, null],
    ['that has no subscription', { ...active, subscriptionId: null }, 'website_not_subscribed'],
    ['that owes something', { ...active, status: 'NOT_PAID' }, 'website_unpaid'],
    ['that is canceled', { ...active, status: 'CANCELLED' }, 'website_cancelled'],
    ['in its last moment', { ...active, status: 'CANCELLED', expiresAt: NOW }, 'website_cancelled'],
    ['that is over', { ...active, status: 'CANCELLED', expiresAt: later(-1) }, 'website_not_subscribed'],
    ['on prepaid time', { ...active, status: 'CANCELLED', subscriptionId: null }, 'website_cancelled'],
    ['whose payment was never finished', { ...active, status: 'INACTIVE' }, 'website_not_subscribed'],
    ['that is new', { status: null, expiresAt: null, subscriptionId: null }, 'website_not_subscribed'],
  ] as const)('%s: %s', (_what, website, expected) => {
    expect(refusalOf(website, NOW)).toBe(expected);
  });
});

const price = (unit_amount: number | null, interval: string | null = 'month') => ({
  id: 'present',
  unit_amount,
  recurring: interval === null ? null : { interval },
});
const subscription = (present: ReturnType<typeof price>, status: 'active' | 'trialing' | 'past_due' = 'active') => ({
  id: 'sub_1',
  status,
  item: { id: 'si_1', price: present },
});
const monthly = (amount: number) => ({ id: 'next', amount, yearly: false });
const yearly = (amount: number) => ({ id: 'next', amount, yearly: true });
const decide = (change: Partial<PlanChangeFacts>) =>
  decidePlanChange({
    website: active,
    plan: monthly(50),
    subscription: subscription(price(2_500)),
    now: NOW,
    ...change,
  });

describe('a change of plan', () => {
  it.each([
    ['a website that owes something', { website: { ...active, status: 'NOT_PAID' } }, 'website_unpaid'],
    ['a subscription that was not asked for', { subscription: null }, 'website_not_subscribed'],
    [
      'a subscription to nothing',
      { subscription: { ...subscription(price(1)), item: null } },
      'website_not_subscribed',
    ],
    ['the same plan', { plan: { ...monthly(50), id: 'present' } }, 'plan_unchanged'],
  ] as const)('is refused for %s', (_what, change, code) => {
    expect(decide(change)).toEqual({ kind: 'refuse', code });
  });

  it('replaces the price of the subscription', () => {
    expect(decide({})).toEqual({
      kind: 'change',
      change: {
        subscriptionId: 'sub_1',
        items: [{ id: 'si_1', price: 'next' }],
        billing: 'now',
        startsPeriod: false,
      },
    });
  });

  it.each([
    ['a more expensive plan', monthly(25.01), subscription(price(2_500)), 'now', false],
    ['a plan of the same price', monthly(25), subscription(price(2_500)), 'later', false],
    ['a cheaper plan', monthly(24.99), subscription(price(2_500)), 'later', false],
    ['a price that binary fractions miss', monthly(1.1), subscription(price(110)), 'later', false],
    ['a plan after a free one', monthly(0.01), subscription(price(0)), 'now', false],
    ['a free plan after a free one', monthly(0), subscription(price(0)), 'later', false],
    ['a plan after one without an amount', monthly(0.01), subscription(price(null)), 'now', false],
    ['a free plan after one without an amount', monthly(0), subscription(price(null)), 'later', false],
    ['a cheaper plan by the year', yearly(1), subscription(price(2_500)), 'now', true],
    ['a cheaper plan by the month', monthly(1), subscription(price(24_600, 'year')), 'now', true],
    ['a more expensive plan, both by the year', yearly(41), subscription(price(24_600, 'year')), 'now', false],
    ['a plan of the same price, both by the year', yearly(20.5), subscription(price(24_600, 'year')), 'later', false],
    ['a cheaper plan, both by the year', yearly(20.49), subscription(price(24_600, 'year')), 'later', false],
    ['a price without an interval', monthly(1), subscription(price(2_500, null)), 'later', false],
    ['a trial', monthly(150), subscription(price(2_500), 'trialing'), 'trial', false],
    ['a trial by the year', yearly(123), subscription(price(2_500), 'trialing'), 'trial', true],
    ['a late payment', monthly(150), subscription(price(2_500), 'past_due'), 'now', false],
  ] as const)('with %s', (_what, plan, present, billing, startsPeriod) => {
    expect(decide({ plan, subscription: present })).toMatchObject({ change: { billing, startsPeriod } });
  });
});

describe('a preview', () => {
  it.each([
    ['of this moment', 0, false],
    ['of fifteen minutes ago', 900, false],
    ['of longer ago', 901, true],
    ['of the future', -1, true],
  ])('%s', (_what, age, isOutdated) => {
    expect(isPreviewOutdated(1_000_000, 1_000_000 + age)).toBe(isOutdated);
  });
});
