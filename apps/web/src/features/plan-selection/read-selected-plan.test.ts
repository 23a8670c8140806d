import { describe, expect, it } from 'vitest';
import { readSelectedPlan } from './read-selected-plan.ts';

describe('navigation state', () => {
  it('may carry a plan of the chooser and nothing else', () => {
    expect(readSelectedPlan({ selectedPlan: 'agency' })).toBe('agency');
    expect(readSelectedPlan({ selectedPlan: 'gold' })).toBeNull();
    expect(readSelectedPlan(null)).toBeNull();
  });
});
