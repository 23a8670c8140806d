import { type StaticPlanId, staticPlanIds } from '../../content/static-plans.ts';

/** The plan that the chooser passes in the navigation state, if it is valid. */
export function readSelectedPlan(state: unknown): StaticPlanId | null {
  if (typeof state !== 'object' || state === null || !('selectedPlan' in state)) return null;
  return staticPlanIds.find((id) => id === state.selectedPlan) ?? null;
}
