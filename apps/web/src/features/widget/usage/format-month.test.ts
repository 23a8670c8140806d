import { expect, it } from 'vitest';
import { formatMonth } from './format-month.ts';

it('names a month in each language, whatever the zone of the clock', () => {
  expect(formatMonth('en', '2025-03')).toBe('March 2025');
  expect(formatMonth('fr', '2025-01')).toBe('janvier 2025');
});
