import { describe, expect, it } from 'vitest';
import { decideAnnouncement } from './decide-announcement.ts';

const NOW = new Date('2026-01-10T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
type State = Parameters<typeof decideAnnouncement>[0]['before'];
const ACTIVE: State = {
  status: 'ACTIVE',
  subscriptionId: 'sub_1',
  priceId: 'price_1',
  subscribedAt: inDays(-1 / 24),
  expiresAt: inDays(7),
};
const NONE: State = { status: null, subscriptionId: null, priceId: null, subscribedAt: null, expiresAt: null };
const ENDING: State = { ...ACTIVE, status: 'CANCELLED' };
const ENDED: State = { ...ENDING, expiresAt: inDays(-1) };
const UNPAID: State = { ...ACTIVE, status: 'NOT_PAID' };
const NEXT: State = { ...ACTIVE, subscriptionId: 'sub_2' };

describe('what admins are mailed about a subscription', () => {
  it.each<[string, State, State, unknown]>([
    ['the first one', NONE, ACTIVE, 'started'],
    ['another one after the last has ended', ENDED, NEXT, 'started'],
    ['one that is found a day later', NONE, { ...ACTIVE, subscribedAt: inDays(-1) }, null],
    ['one that waits for its first payment', NONE, UNPAID, null],
    ['one that is found canceled', NONE, ENDING, null],
    ['one that is found over', NONE, ENDED, null],
    ['the same again', ACTIVE, ACTIVE, null],
    ['a renewal', ACTIVE, { ...ACTIVE, expiresAt: inDays(37) }, null],
    ['another plan', ACTIVE, { ...ACTIVE, priceId: 'price_2' }, 'planChanged'],
    ['another plan with what was owed', UNPAID, { ...ACTIVE, priceId: 'price_2' }, 'planChanged'],
    ['a failed charge', ACTIVE, UNPAID, null],
    ['a recovered one', UNPAID, ACTIVE, null],
    ['a cancellation', ACTIVE, ENDING, 'canceled'],
    ['a cancellation that was known', ENDING, { ...ENDING, expiresAt: inDays(6) }, null],
    ['one that is taken back', ENDING, ACTIVE, 'resumed'],
    ['one that is taken back for another plan', ENDING, { ...ACTIVE, priceId: 'price_2' }, 'resumed'],
    ['the end that was announced', ENDING, ENDED, null],
    ['an end at once', ACTIVE, ENDED, 'ended'],
    ['an end after failed charges', UNPAID, ENDED, 'ended'],
    ['a pause', ACTIVE, { ...ACTIVE, status: 'INACTIVE' }, null],
  ])('%s', (_what, before, after, announced) => {
    expect(decideAnnouncement({ before, after, now: NOW })).toBe(announced);
  });
});
