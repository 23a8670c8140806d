import { describe, expect, it } from 'vitest';
import {
  type CheckoutDecision,
  type CheckoutFacts,
  decideCheckout,
  decideFirstCharge,
  decidePrevious,
  isSubscribed,
} from './decide-checkout.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const fresh = { status: null, expiresAt: null, subscriptionId: null };
const prepaid = { status: 'CANCELLED', expiresAt: after(DAY), subscriptionId: null } as const;

describe('a website', () => {
  it.each([
    ['that is new', fresh, false],
    ['that is paid for', { ...fresh, status: 'ACTIVE', subscriptionId: 'sub_1' }, true],
    ['that owes something', { ...fresh, status: 'NOT_PAID', subscriptionId: 'sub_1' }, true],
    ['that owes something and has no subscription any more', { ...fresh, status: 'NOT_PAID' }, true],
    ['whose payment was never finished', { ...fresh, status: 'INACTIVE', subscriptionId: 'sub_1' }, false],
    ['that is canceled, with time left', { ...prepaid, subscriptionId: 'sub_1' }, true],
    ['that is canceled, in its last moment', { ...prepaid, expiresAt: NOW, subscriptionId: 'sub_1' }, true],
    ['that is canceled, and over', { ...prepaid, expiresAt: after(-1), subscriptionId: 'sub_1' }, false],
    ['that came with prepaid time', prepaid, false],
    ['that came with prepaid time, in its last moment', { ...prepaid, expiresAt: NOW }, false],
  ] as const)('%s is subscribed: %s', (_what, website, expected) => {
    expect(isSubscribed(website, NOW)).toBe(expected);
  });
});

describe('the previous checkout', () => {
  it.each([
    ['open', true, 'keep'],
    ['open', false, 'close'],
    ['complete', true, 'apply'],
    ['complete', false, 'apply'],
    ['expired', true, 'replace'],
    ['expired', false, 'replace'],
    [null, true, 'replace'],
  ] as const)('that is %s, for the same plan: %s, is handled by %s', (session, isSamePlan, expected) => {
    expect(decidePrevious({ session, isSamePlan })).toBe(expected);
  });
});

describe('a checkout', () => {
  const attempt = {
    id: 'attempt',
    websiteId: 'website',
    priceId: 'growth',
    withTrial: true,
    sessionId: 'cs_1',
    createdAt: after(-DAY),
  };
  const justBegun = { ...attempt, sessionId: null, createdAt: NOW };
  const facts: CheckoutFacts = {
    website: fresh,
    attempt: null,
    overId: null,
    hadTrial: false,
    priceId: 'growth',
    now: NOW,
  };
  const begin = { kind: 'begin', withTrial: true } as const;
  const subscribed = { kind: 'refuse', code: 'website_subscribed' } as const;
  it.each<[string, Partial<CheckoutFacts>, CheckoutDecision]>([
    ['begins with a trial', {}, begin],
    ['begins without a second trial', { hadTrial: true }, { kind: 'begin', withTrial: false }],
    ['begins during prepaid time', { website: prepaid }, begin],
    ['is refused for a website that is gone', { website: null, attempt }, { kind: 'refuse', code: 'not_found' }],
    ['is refused for a subscribed website', { website: { ...fresh, status: 'ACTIVE' } }, subscribed],
    ['goes on', { attempt }, { kind: 'continue', attempt }],
    ['goes on although the domain had a trial', { attempt, hadTrial: true }, { kind: 'continue', attempt }],
    ['goes on when another one is over', { attempt, overId: 'another' }, { kind: 'continue', attempt }],
    ['begins again when the previous one is over', { attempt, overId: 'attempt' }, begin],
    ['begins again for another plan', { attempt, overId: 'attempt', priceId: 'starter' }, begin],
    ['is refused while one for another plan is under way', { attempt, priceId: 'starter' }, subscribed],
    ['goes on without a session', { attempt: justBegun }, { kind: 'continue', attempt: justBegun }],
    ['is refused while one for another plan is being opened', { attempt: justBegun, priceId: 'starter' }, subscribed],
  ])('%s', (_what, change, expected) => {
    expect(decideCheckout({ ...facts, ...change })).toEqual(expected);
  });

  it.each([
    ['goes on after ten minutes without a session', 10 * MINUTE, null, 'continue'],
    ['begins again after more', 10 * MINUTE + 1, null, 'begin'],
    ['goes on after more with a session', 10 * MINUTE + 1, 'cs_1', 'continue'],
  ])('%s', (_what, age, sessionId, expected) => {
    const stranded = { ...attempt, sessionId, createdAt: after(-age) };
    expect(decideCheckout({ ...facts, attempt: stranded }).kind).toBe(expected);
  });
});

describe('the first charge', () => {
  it.each([
    ['at once, after a trial was had', null, false, { kind: 'at_once' }],
    ['after the trial', null, true, { kind: 'after_days', days: 7 }],
    ['at the end of longer prepaid time', 3 * DAY + 1, true, { kind: 'on', date: after(3 * DAY + 1) }],
    ['whether or not there was a trial', 3 * DAY + 1, false, { kind: 'on', date: after(3 * DAY + 1) }],
    ['after whole days at the end of three', 3 * DAY, true, { kind: 'after_days', days: 3 }],
    ['after a day more than is left', 2 * DAY + 1, true, { kind: 'after_days', days: 3 }],
    ['after two days at the end of two', 2 * DAY, false, { kind: 'after_days', days: 2 }],
    ['after a day at the end of an hour', HOUR, true, { kind: 'after_days', days: 1 }],
    ['after a day at the end of no time', 0, true, { kind: 'after_days', days: 1 }],
    ['after a day when it ended meanwhile', -2 * DAY, true, { kind: 'after_days', days: 1 }],
  ])('is made %s', (_what, left, withTrial, expected) => {
    const prepaidUntil = left === null ? null : after(left);
    expect(decideFirstCharge({ prepaidUntil, attempt: { withTrial, createdAt: NOW } })).toEqual(expected);
  });
});
