import { describe, expect, it } from 'vitest';
import { readEmail } from './read-email.ts';
import { readSelectedPlan } from './read-selected-plan.ts';

describe('navigation state', () => {
  it('may carry the address that has just signed up', () => {
    expect(readEmail({ email: 'ada@example.com' })).toBe('ada@example.com');
  });

  it.each([null, undefined, 'text', {}, { email: '' }, { email: 1 }])('carries no address: %j', (state) => {
    expect(readEmail(state)).toBeNull();
  });

  it('may carry a plan of the chooser and nothing else', () => {
    expect(readSelectedPlan({ selectedPlan: 'agency' })).toBe('agency');
    expect(readSelectedPlan({ selectedPlan: 'gold' })).toBeNull();
    expect(readSelectedPlan(null)).toBeNull();
  });
});
