import { describe, expect, it } from 'vitest';
import { decideReversal, disputeState, type ReversalFacts, refundState } from './decide-reversal.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const was = (status: string, syncedAt = after(-1)) => ({ status, syncedAt });

const decide = (kind: 'refund' | 'dispute', status: string, change: Partial<ReversalFacts> = {}) =>
  decideReversal({
    found: { kind, status },
    askedAt: NOW,
    createdAt: NOW,
    organizationId: 'org',
    known: null,
    ...change,
  });
const saved = (mailsRefund = false, alert: string | null = null) => ({ kind: 'save', mailsRefund, alert });

describe('a refund', () => {
  it.each([
    ['made at once', 'succeeded', null, saved(true)],
    ['on its way', 'pending', null, saved()],
    ['for which the customer has to name an account', 'requires_action', null, saved()],
    ['that arrives', 'succeeded', was('pending'), saved(true)],
    ['read once more', 'succeeded', was('succeeded'), saved()],
    ['read at the same moment', 'succeeded', was('succeeded', NOW), saved()],
    ['that the bank sent back', 'failed', was('succeeded'), saved(false, 'refund_failed')],
    ['that failed, seen for the first time', 'failed', null, saved(false, 'refund_failed')],
    ['that failed, read once more', 'failed', was('failed'), saved()],
    ['that was withdrawn', 'canceled', was('pending'), saved()],
    ['in a state of the future', 'dreaming', was('pending'), saved()],
    ['read before what is stored', 'succeeded', was('pending', after(1)), { kind: 'ignore', why: 'outdated' }],
  ])('%s', (_what, status, known, expected) => {
    expect(decide('refund', status, { known })).toEqual(expected);
  });
});

it('an old refund that is first found now is saved and mailed to nobody; its arrival is news at any time', () => {
  const createdAt = after(-3 * 24 * 60 * 60 * 1_000);
  expect(decide('refund', 'succeeded', { createdAt })).toEqual(saved());
  expect(decide('refund', 'succeeded', { createdAt, known: was('pending') })).toEqual(saved(true));
});

describe('a dispute', () => {
  it.each([
    ['that is new', 'needs_response', null, saved(false, 'dispute_opened')],
    ['that begins as an inquiry', 'warning_needs_response', null, saved(false, 'dispute_opened')],
    [
      'that an inquiry became before anyone answered',
      'needs_response',
      was('warning_needs_response'),
      saved(false, 'dispute_opened'),
    ],
    ['read once more', 'needs_response', was('needs_response'), saved()],
    ['that was answered', 'under_review', was('needs_response'), saved()],
    ['first seen when it was answered', 'under_review', null, saved()],
    ['that goes on after an appeal', 'appeal_needs_response', was('under_review'), saved(false, 'dispute_opened')],
    ['that was won', 'won', was('under_review'), saved()],
    ['whose inquiry came to nothing', 'warning_closed', was('warning_under_review'), saved()],
    ['that was lost', 'lost', was('under_review'), saved(false, 'dispute_lost')],
    ['that was lost, read once more', 'lost', was('lost'), saved()],
    ['that was settled by a refund before', 'prevented', null, saved()],
    ['in a state of the future', 'dreaming', null, saved()],
    ['read before what is stored', 'needs_response', was('won', after(1)), { kind: 'ignore', why: 'outdated' }],
  ])('%s', (_what, status, known, expected) => {
    expect(decide('dispute', status, { known })).toEqual(expected);
  });
});

it('what another product on the same account refunded is none of ours', () => {
  const foreign = { organizationId: null, known: null };
  expect(decide('refund', 'succeeded', foreign)).toEqual({ kind: 'ignore', why: 'not_ours' });
});

it.each([
  ['succeeded', 'succeeded'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', null],
  ['dreaming', 'pending'],
])('the customer sees a refund that is %s as %s', (status, expected) => {
  expect(refundState(status)).toBe(expected);
});

it.each([
  ['needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  ['prevented', null],
  ['dreaming', 'open'],
])('the customer sees a dispute that is %s as %s', (status, expected) => {
  expect(disputeState(status)).toBe(expected);
});
