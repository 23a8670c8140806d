import type { Plan } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { isByAppointment, planKind, planName, plansFor } from './plans.ts';

const plan = (name: string, amount: number, yearly: boolean): Plan => ({
  id: `${name}-${yearly}`,
  name,
  amount,
  yearly,
  description: '',
});

const plans = [
  plan('Scale', 123, true),
  plan('Growth', 50, false),
  plan('Starter', 20.5, true),
  plan('Scale', 150, false),
  plan('Starter', 25, false),
  plan('Growth', 41, true),
];

describe('plans', () => {
  it.each(['yearly', 'monthly'] as const)('%s stand in the order of their amount', (period) => {
    expect(plansFor(plans, period).map(({ name }) => name)).toEqual(['Starter', 'Growth', 'Scale']);
  });

  it('are known in any case of their name', () => {
    expect(planKind({ name: 'growth' })).toBe('growth');
    expect(planKind({ name: 'Growth' })).toBe('growth');
    expect(planKind({ name: 'Other' })).toBeNull();
    expect(planName({ name: 'starter' })).toBe('Starter');
  });

  it('only Scale is sold by appointment', () => {
    expect(plansFor(plans, 'yearly').map(isByAppointment)).toEqual([false, false, true]);
  });
});
