import { PLAN_VISITS, type Plan } from '@evenway/contract';

export type Period = 'yearly' | 'monthly';
export type PlanKind = Lowercase<keyof typeof PLAN_VISITS>;

/** The plans of one period, cheapest first. */
export function plansFor(plans: readonly Plan[], period: Period): Plan[] {
  return plans.filter((plan) => plan.yearly === (period === 'yearly')).sort((a, b) => a.amount - b.amount);
}

/** Which of our plans it is, ignoring case; null if unknown. */
export function planKind({ name }: Pick<Plan, 'name'>): PlanKind | null {
  const isOurs = Object.keys(PLAN_VISITS).some((ours) => ours.toLowerCase() === name.toLowerCase());
  return isOurs ? (name.toLowerCase() as PlanKind) : null;
}

/** Sold in a meeting, not by checkout. */
export function isByAppointment(plan: Pick<Plan, 'name'>): boolean {
  return planKind(plan) === 'scale';
}

export function planName({ name }: Pick<Plan, 'name'>): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
