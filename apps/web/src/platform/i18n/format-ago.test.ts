import { expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2025-03-10T12:00:00Z');

it.each([
  ['2025-03-10T12:00:20Z', 'just now', 'à l’instant'],
  ['2025-03-10T11:59:30Z', 'just now', 'à l’instant'],
  ['2025-03-10T11:58:59Z', '1 minute ago', 'il y a 1 minute'],
  ['2025-03-10T09:30:00Z', '2 hours ago', 'il y a 2 heures'],
  ['2025-03-09T11:00:00Z', 'yesterday', 'hier'],
  ['2025-03-06T12:00:00Z', '4 days ago', 'il y a 4 jours'],
])('%s was %s', (timestamp, en, fr) => {
  expect(formatAgo('en', timestamp, now)).toBe(en);
  expect(formatAgo('fr', timestamp, now)).toBe(fr);
});
