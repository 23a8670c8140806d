import { expect, it } from 'vitest';
import { GRACE_DAYS } from './constants.ts';
import { isDelivered, isLive } from './live.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();

it.each([
  ['ACTIVE', inDays(1), true, true],
  ['ACTIVE', inDays(-1), true, true],
  ['CANCELLED', inDays(1), true, true],
  ['CANCELLED', inDays(0), true, true],
  ['CANCELLED', inDays(-1), false, false],
  ['CANCELLED', null, false, false],
  ['NOT_PAID', inDays(1 - GRACE_DAYS), false, true],
  ['NOT_PAID', inDays(-GRACE_DAYS), false, true],
  ['NOT_PAID', inDays(-1 - GRACE_DAYS), false, false],
  ['NOT_PAID', null, false, false],
  ['INACTIVE', inDays(1), false, false],
  [null, inDays(1), false, false],
] as const)('%s until %s: live %s, delivered %s', (status, expiresAt, live, delivered) => {
  expect([isLive({ status, expiresAt }, NOW), isDelivered({ status, expiresAt, suspendedAt: null }, NOW)]).toEqual([
    live,
    delivered,
  ]);
  expect(isDelivered({ status, expiresAt, suspendedAt: inDays(-1) }, NOW)).toBe(false);
});
