import { expect, it } from 'vitest';
import { invitationStatus } from './invitation-status.ts';

const now = new Date('2025-01-08T12:00:00Z');

it.each([
  ['2025-01-08T12:00:01Z', 'PENDING'],
  ['2025-01-08T12:00:00Z', 'EXPIRED'],
  ['2025-01-01T00:00:00Z', 'EXPIRED'],
  ['2025-01-08T13:30:00+02:00', 'EXPIRED'],
])('an invitation valid until %s is %s at noon', (expiresAt, status) => {
  expect(invitationStatus({ expiresAt }, now)).toBe(status);
});
