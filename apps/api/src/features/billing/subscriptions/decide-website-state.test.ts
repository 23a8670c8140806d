import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { decideSubscription, decideWebsiteState, isRunning, prepaidOf, websiteState } from './decide-website-state.ts';

const DAY = 86_400;
const START = 1_760_000_000;

function subscription(change: Partial<Stripe.Subscription>): Stripe.Subscription {
  return {
    id: 'sub_1',
    status: 'active',
    created: START,
    start_date: START,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    metadata: {},
    items: { data: [{ price: { id: 'price_1' }, current_period_start: START, current_period_end: START + 30 * DAY }] },
    ...change,
  } as Stripe.Subscription;
}

const stateOf = (change: Partial<Stripe.Subscription>) => {
  const state = websiteState(subscription(change));
  return state && [state.status, state.expiresAt && (state.expiresAt.getTime() / 1000 - START) / DAY];
};

describe('the state of a website', () => {
  it.each<[string, Partial<Stripe.Subscription>, unknown]>([
    ['in its trial', { status: 'trialing', trial_end: START + 7 * DAY }, ['ACTIVE', 7]],
    ['paid for', { status: 'active' }, ['ACTIVE', 30]],
    [
      'to be cancelled at the end of the period',
      { cancel_at_period_end: true, cancel_at: START + 30 * DAY },
      ['CANCELLED', 30],
    ],
    ['cancelled in the portal, which names a day', { cancel_at: START + 12 * DAY }, ['CANCELLED', 12]],
    [
      'cancelled in the trial',
      { status: 'trialing', trial_end: START + 7 * DAY, cancel_at_period_end: true },
      ['CANCELLED', 7],
    ],
    ['ended', { status: 'canceled', ended_at: START + 3 * DAY }, ['CANCELLED', 3]],
    ['not paid, so good until what was paid for ended', { status: 'past_due' }, ['NOT_PAID', 0]],
    ['unpaid', { status: 'unpaid' }, ['NOT_PAID', 0]],
    ['not finished at checkout', { status: 'incomplete' }, ['NOT_PAID', 30]],
    ['never finished', { status: 'incomplete_expired' }, ['INACTIVE', 30]],
    ['paused', { status: 'paused' }, ['INACTIVE', 30]],
    ['in a state of the future', { status: 'dreaming' as never }, null],
  ])('%s', (_what, change, expected) => {
    expect(stateOf(change)).toEqual(expected);
  });

  it('has ended by now, also when the provider’s clock is ahead', () => {
    const now = new Date((START + DAY) * 1000);
    vi.useFakeTimers({ now });
    try {
      expect(websiteState(subscription({ status: 'canceled', ended_at: START + 3 * DAY }))?.expiresAt).toEqual(now);
    } finally {
      vi.useRealTimers();
    }
  });

  it('names the subscription, its price and its beginning', () => {
    expect(websiteState(subscription({ start_date: START - DAY }))).toMatchObject({
      subscriptionId: 'sub_1',
      priceId: 'price_1',
      subscribedAt: new Date((START - DAY) * 1000),
    });
    expect(websiteState(subscription({ items: { data: [] } as never }))).toMatchObject({
      priceId: null,
      expiresAt: null,
    });
    expect(websiteState(subscription({ status: 'unpaid', items: { data: [] } as never }))?.expiresAt).toBeNull();
  });

  it('says when the trial ends for as long as it runs', () => {
    const trialEndsAt = (change: Partial<Stripe.Subscription>) => websiteState(subscription(change))?.trialEndsAt;
    expect(trialEndsAt({ status: 'trialing', trial_end: START + 7 * DAY })).toEqual(new Date((START + 7 * DAY) * 1000));
    expect(trialEndsAt({ status: 'active', trial_end: START - DAY })).toBeNull();
    expect(trialEndsAt({ status: 'trialing' })).toBeNull();
  });

  it('ends with the first of several items', () => {
    const item = (start: number, end: number) => ({
      price: { id: 'price_1' },
      current_period_start: START + start * DAY,
      current_period_end: START + end * DAY,
    });
    const items = { data: [item(5, 35), item(2, 32)] } as never;
    expect(stateOf({ items })).toEqual(['ACTIVE', 32]);
    expect(stateOf({ status: 'past_due', items })).toEqual(['NOT_PAID', 2]);
  });

  it("is over now when the provider's clock, which is ahead, says that it ended", () => {
    const ahead = Math.floor(Date.now() / 1000) + 30 * DAY;
    const state = websiteState(subscription({ status: 'canceled', ended_at: ahead }));
    expect(state?.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(websiteState(subscription({ status: 'canceled' }))?.expiresAt).toEqual(new Date(START * 1000));
  });

  it.each<[Stripe.Subscription.Status, boolean]>([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['unpaid', true],
    ['paused', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
  ])('a subscription that is %s can charge: %s', (status, expected) => {
    expect(isRunning(status)).toBe(expected);
  });

  it.each<[string, Partial<Stripe.Subscription>, boolean, string]>([
    ['is saved', {}, false, 'save'],
    ['is not saved while it would charge a closed organization', {}, true, 'end'],
    ['is saved for a closed organization when it is over', { status: 'canceled' }, true, 'save'],
    ['is left alone when it is unknown', { status: 'dreaming' as never }, false, 'unknown'],
    ['is left alone when it is unknown for a closed organization', { status: 'dreaming' as never }, true, 'unknown'],
  ])('%s', (_what, change, isClosing, kind) => {
    const now = new Date(START * 1000);
    const decision = decideWebsiteState({ subscription: subscription(change), isClosing, now });
    expect(decision).toEqual(kind === 'save' ? { kind, state: websiteState(subscription(change), now) } : { kind });
  });
});

describe('the subscription that decides', () => {
  const now = new Date((START + 9 * DAY) * 1000);
  const decide = (...subscriptions: Stripe.Subscription[]) => {
    const decision = decideSubscription({ subscriptions, now });
    return decision.kind === 'found' ? { ...decision, subscription: decision.subscription.id } : decision;
  };

  const ended = subscription({ id: 'ended', status: 'canceled', created: START + 9 });
  const first = subscription({ id: 'first', created: START + 1 });
  const second = subscription({ id: 'second', created: START + 2 });
  const unfinished = subscription({ id: 'unfinished', status: 'incomplete', created: START + 10 });
  const expired = subscription({ id: 'expired', status: 'incomplete_expired', created: START + 1 });
  it.each<[string, Stripe.Subscription[], string, string[]]>([
    ['the first that runs, before one that ended later', [ended, second, first], 'first', ['second']],
    ['the only one that runs', [ended, second], 'second', []],
    ['the last that ran', [subscription({ id: 'old', status: 'canceled' }), ended], 'ended', []],
    ['the last that ran, before one that never did', [unfinished, ended], 'ended', []],
    ['the last of those that never ran', [unfinished, expired], 'unfinished', []],
    [
      'an unpaid one, before one that is paid for',
      [first, { ...ended, status: 'unpaid', created: START }],
      'ended',
      ['first'],
    ],
  ])('is %s', (_what, all, id, surplus) => {
    expect(decide(...all)).toMatchObject({ subscription: id, surplus });
  });

  it('is none without subscriptions', () => {
    expect(decide()).toEqual({ kind: 'none' });
  });

  const until = START + 10 * DAY;
  const inSeconds = now.getTime() / 1000;
  const trial = (prepaidUntil: number | null, trial_end: number | null, status: 'trialing' | 'active' = 'trialing') =>
    subscription({
      status,
      trial_end,
      metadata: prepaidUntil === null ? {} : { prepaidUntil: String(prepaidUntil) },
    });
  it.each([
    ['stays that of a free trial', trial(null, until), null],
    ['is moved back to the end of the prepaid time', trial(until, until + 1), until],
    ['stays at the end of the prepaid time', trial(until, until), null],
    ['stays when it is earlier', trial(until, until - 1), null],
    ['stays without a trial', trial(until, null), null],
    ['stays when the trial is over', trial(until, until + 1, 'active'), null],
    ['is moved to a minute and a second from now', trial(inSeconds + 61, until), inSeconds + 61],
    ['is now when a minute is left', trial(inSeconds + 60, until), 'now'],
    ['is now when the prepaid time is over', trial(inSeconds - DAY, until), 'now'],
  ] as const)('first charge: %s', (_what, one, trialEnd) => {
    expect(decide(one)).toMatchObject({ trialEnd });
  });

  it('knows the prepaid time and its plan for as long as it runs', () => {
    const metadata = { prepaidUntil: '17', prepaidPlan: 'Growth' };
    expect(prepaidOf({ status: 'trialing', metadata })).toEqual({ until: 17, plan: 'Growth' });
    expect(prepaidOf({ status: 'trialing', metadata: { prepaidUntil: '17' } })).toEqual({ until: 17, plan: null });
    expect(prepaidOf({ status: 'trialing', metadata: {} })).toBeNull();
    expect(prepaidOf({ status: 'active', metadata })).toBeNull();
    const prepaid = subscription({ status: 'trialing', trial_end: until, metadata });
    expect(websiteState(prepaid)?.trialEndsAt).toBeNull();
  });
});
