import { expect, it } from 'vitest';
import { isFutureDay, latestDay } from './future-day.ts';

it('a day is in the future until it has begun anywhere on earth', () => {
  // 9:59 am in London is 11:59 pm on Kiritimati.
  const before = new Date('2026-03-10T09:59:59.999Z');
  expect(latestDay(before)).toBe('2026-03-10');
  expect(isFutureDay('2026-03-10', before)).toBe(false);
  expect(isFutureDay('2026-03-11', before)).toBe(true);
  const after = new Date('2026-03-10T10:00:00.000Z');
  expect(isFutureDay('2026-03-11', after)).toBe(false);
  expect(isFutureDay('2026-03-12', after)).toBe(true);
  expect(isFutureDay('2027-01-01', new Date('2026-12-31T10:00:00.000Z'))).toBe(false);
});
