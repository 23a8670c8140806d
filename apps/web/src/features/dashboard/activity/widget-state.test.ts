import { expect, it } from 'vitest';
import { testWebsite } from '../test-website.ts';
import { widgetStateOf } from './widget-state.ts';

const now = new Date('2025-03-10T12:00:00Z');
const active = { status: 'ACTIVE', expiresAt: '2025-04-01T00:00:00Z' } as const;

it.each([
  ['seen', { ...active, widgetSeenAt: '2025-03-10T11:00:00Z' }],
  ['quiet', { ...active, widgetSeenAt: '2025-03-03T11:00:00Z' }],
  ['missing', active],
  ['missing', { status: 'CANCELLED', expiresAt: '2025-03-11T00:00:00Z' }],
  ['past', { status: 'CANCELLED', expiresAt: '2025-03-09T00:00:00Z', widgetSeenAt: '2025-03-08T00:00:00Z' }],
  // In its grace period an unpaid website is still served.
  ['seen', { status: 'NOT_PAID', expiresAt: '2025-03-09T00:00:00Z', widgetSeenAt: '2025-03-10T11:00:00Z' }],
  ['past', { status: 'NOT_PAID', expiresAt: '2025-03-01T00:00:00Z', widgetSeenAt: '2025-03-08T00:00:00Z' }],
  ['noPlan', {}],
  ['suspended', { ...active, widgetSeenAt: '2025-03-10T11:00:00Z', suspendedAt: '2025-03-10T11:30:00Z' }],
  ['noPlan', { status: 'CANCELLED', expiresAt: '2025-03-09T00:00:00Z' }],
] as const)('a widget is %s: %j', (state, change) => {
  expect(widgetStateOf(testWebsite(change), now)).toBe(state);
});
