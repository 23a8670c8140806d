import { PLAN_VISITS, type Plan } from '@evenway/contract';

export type Period = 'yearly' | 'monthly';
export type PlanKind = Lowercase<keyof typeof PLAN_VISITS>;

/** The plans of one period, cheapest first. The one without a stated amount is the largest. */
export function plansFor(plans: readonly Plan[], period: Period): Plan[] {
  return plans
    .filter((plan) => plan.yearly === (period === 'yearly'))
    .sort((a, b) => Number(isByAppointment(a)) - Number(isByAppointment(b)) || a.amount - b.amount);
}

const PERIODS: readonly Period[] = ['yearly', 'monthly'];

/** Those in which something is on sale: none until the prices are set up at the payment provider, all until they are known. */
export const periodsOnSale = (plans: readonly Plan[] | undefined): readonly Period[] =>
  PERIODS.filter((period) => plans === undefined || plansFor(plans, period).length > 0);

/** Which of our plans it is, ignoring case; null if unknown. */
export function planKind({ name }: Pick<Plan, 'name'>): PlanKind | null {
  const isOurs = Object.keys(PLAN_VISITS).some((ours) => ours.toLowerCase() === name.toLowerCase());
  return isOurs ? (name.toLowerCase() as PlanKind) : null;
}

/** Sold in a meeting, not by checkout. */
export function isByAppointment(plan: Pick<Plan, 'name'>): boolean {
  return planKind(plan) === 'scale';
}

/** For the source of a page: the amount of a plan that is sold in a meeting is shown nowhere. */
export function withoutHiddenAmounts(plans: readonly Plan[]): Plan[] {
  return plans.map((plan) => (isByAppointment(plan) ? { ...plan, amount: 0 } : plan));
}

export function planName({ name }: Pick<Plan, 'name'>): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
