import { expect, it } from 'vitest';
import { describeMonths } from './describe-months.ts';

it('says in words what the small chart draws, over the turn of a year', () => {
  const visits = { month: '2025-02', counts: [0, 1_200, 7] };
  expect(describeMonths(visits, 'en')).toBe('December 0; January 1,200; February 7');
  expect(describeMonths(visits, 'fr')).toBe('décembre 0; janvier 1\u202f200; février 7');
});
