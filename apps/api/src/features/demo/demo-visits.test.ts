import { PLAN_VISITS } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { demoVisits } from './demo-visits.ts';

describe('the visits of the demo', () => {
  it('are twelve months that end with the current one, within the plan', () => {
    const months = demoVisits(new Date('2024-02-29T23:30:00Z'));
    expect(months.map(({ month }) => month)).toEqual([
      ...['2023-03-01', '2023-04-01', '2023-05-01', '2023-06-01', '2023-07-01', '2023-08-01', '2023-09-01'],
      ...['2023-10-01', '2023-11-01', '2023-12-01', '2024-01-01', '2024-02-01'],
    ]);
    expect(Math.max(...months.map(({ count }) => count))).toBeLessThan(PLAN_VISITS.Growth);
    const [begun] = demoVisits(new Date('2024-02-01T00:00:00Z')).slice(-1);
    expect(begun?.count).toBeLessThan((months.at(-1)?.count ?? 0) / 20);
  });
});
