import { describe, expect, it } from 'vitest';
import {
  decideFormerSubscription,
  decideRelease,
  decideTransfer,
  type PrepareFacts,
  type ReleaseFacts,
} from './decide-transfer.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const MINUTE = 60_000;

const active = { status: 'ACTIVE', expiresAt: later(1), subscriptionId: 'sub_1', priceId: 'growth' } as const;
const unsubscribed = { status: null, expiresAt: null, subscriptionId: null, priceId: null };

describe('before a transfer, a website', () => {
  const facts: PrepareFacts = {
    website: active,
    hasDraftInvoice: false,
    hasOpenInvoice: false,
    attempt: null,
    now: NOW,
  };
  const opening = (age: number, sessionId: string | null = null) => ({ sessionId, createdAt: later(-age) });
  it.each<[string, Partial<PrepareFacts>, string | null]>([
    ['is ready', {}, null],
    ['is ready without a subscription', { website: unsubscribed }, null],
    ['owes something', { website: { ...active, status: 'NOT_PAID' }, hasDraftInvoice: true }, 'transfer_unpaid'],
    ['is being renewed', { hasDraftInvoice: true, hasOpenInvoice: true }, 'transfer_renewing'],
    ['has an open invoice', { hasOpenInvoice: true, attempt: opening(0) }, 'transfer_unpaid'],
    ['gets a checkout', { attempt: opening(0) }, 'transfer_busy'],
    ['has got none for almost a minute', { attempt: opening(MINUTE - 1) }, 'transfer_busy'],
    ['has got none for a minute', { attempt: opening(MINUTE) }, null],
    ['has a checkout that was closed', { attempt: opening(0, 'cs_1') }, null],
  ])('%s', (_what, change, code) => {
    const expected = code === null ? { kind: 'ready' } : { kind: 'refuse', code };
    expect(decideTransfer({ ...facts, ...change })).toEqual(expected);
  });
});

describe('in a transfer, a website', () => {
  const attempt = { id: 'attempt', sessionId: 'cs_1' };
  const facts: ReleaseFacts = {
    website: active,
    attempt: null,
    hadTrial: false,
    ready: { website: active, attempt: null },
    now: NOW,
  };
  const paid = { subscriptionId: 'sub_1', priceId: 'growth', paidUntil: active.expiresAt };
  const without = { website: unsubscribed, ready: { website: unsubscribed, attempt: null } };
  const busy = { kind: 'refuse', code: 'transfer_busy' };
  it.each<[string, Partial<ReleaseFacts>, unknown]>([
    ['takes its paid time along, and that it had a trial', {}, { kind: 'release', paid, hadTrial: true }],
    ['takes its trial along once', { hadTrial: true }, { kind: 'release', paid, hadTrial: true }],
    ['takes nothing along without a subscription', without, { kind: 'release', paid: null, hadTrial: false }],
    [
      'takes an earlier trial along without a subscription',
      { ...without, hadTrial: true },
      { kind: 'release', paid: null, hadTrial: true },
    ],
    [
      'takes the rest of a canceled subscription along',
      { website: { ...active, status: 'CANCELLED' } },
      { kind: 'release', paid, hadTrial: true },
    ],
    [
      'takes no time along when none is left',
      { website: { ...active, status: 'CANCELLED', expiresAt: NOW } },
      { kind: 'release', paid: { ...paid, paidUntil: null }, hadTrial: true },
    ],
    [
      'takes no time along that was never paid',
      { website: { ...active, status: 'INACTIVE' } },
      { kind: 'release', paid: { ...paid, paidUntil: null }, hadTrial: true },
    ],
    ['is busy when it owes something by now', { website: { ...active, status: 'NOT_PAID' } }, busy],
    ['is busy when it got a subscription', { ready: { website: unsubscribed, attempt: null } }, busy],
    ['is busy when its subscription is gone', { website: { ...active, subscriptionId: null } }, busy],
    ['is busy when a checkout was begun', { attempt }, busy],
    [
      'is busy when another checkout was begun',
      { attempt, ready: { website: active, attempt: { ...attempt, id: 'former' } } },
      busy,
    ],
    [
      'is busy when a checkout was opened',
      { attempt, ready: { website: active, attempt: { ...attempt, sessionId: null } } },
      busy,
    ],
    [
      'moves with the checkout that was closed',
      { attempt, ready: { website: active, attempt } },
      { kind: 'release', paid, hadTrial: true },
    ],
    [
      'moves when its checkout is gone',
      { ready: { website: active, attempt } },
      { kind: 'release', paid, hadTrial: true },
    ],
  ])('%s', (_what, change, expected) => {
    expect(decideRelease({ ...facts, ...change })).toEqual(expected);
  });
});

describe('after a transfer, the former subscription', () => {
  const paid = { subscriptionId: 'sub_1', priceId: 'growth', paidUntil: NOW };
  const same = { expiresAt: new Date(NOW), priceId: 'growth' };
  const end = (hasChanged: boolean) => ({ kind: 'end', hasChanged });
  it.each([
    ['ends without a refund', paid, 'active', same, end(false)],
    ['ends with a refund once it was renewed', paid, 'active', { ...same, expiresAt: later(1) }, end(true)],
    ['ends with a refund on another plan', paid, 'active', { ...same, priceId: 'starter' }, end(true)],
    ['ends with a refund without an end', paid, 'active', { ...same, expiresAt: null }, end(true)],
    ['ends with a refund in an unknown state', paid, 'dreaming', null, end(true)],
    ['ends without a refund when no time went along', { ...paid, paidUntil: null }, 'active', same, end(false)],
    ['ends without a refund in a trial', paid, 'trialing', same, end(false)],
    ['is left alone when it has ended', paid, 'canceled', { ...same, expiresAt: later(1) }, { kind: 'nothing' }],
    ['is left alone when it never began', paid, 'incomplete_expired', same, { kind: 'nothing' }],
  ])('%s', (_what, transferred, status, state, expected) => {
    expect(decideFormerSubscription({ paid: transferred, status, state })).toEqual(expected);
  });
});
