import { expect, it } from 'vitest';
import { demoVisits } from './demo-visits.ts';

it('visits fall only into the time in which the widget was there', () => {
  const visits = demoVisits(new Date('2024-01-22T00:00:00Z'), new Date('2024-03-01T12:00:00Z'), 100);
  expect(visits).toEqual([
    { month: '2024-01-01', count: 1_000 },
    { month: '2024-02-01', count: 3_190 },
    { month: '2024-03-01', count: 61 },
  ]);
});

it('a widget that was there for a moment had none', () => {
  const moment = new Date('2024-01-22T00:00:00Z');
  expect(demoVisits(moment, moment, 100)).toEqual([]);
});
