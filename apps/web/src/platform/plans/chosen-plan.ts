import type { Plan, paths } from '@evenway/contract';
import { readStored, removeStored, writeStored } from '../storage.ts';
import { type Period, type PlanKind, planKind } from './plans.ts';

/** Stored in the browser, because the way to the first website leads through a mail and back. */
const KEY = 'chosenPlan';

export interface ChosenPlan {
  readonly kind: PlanKind;
  readonly period: Period;
}

/** Where a plan on the public site leads: to signup or to the dashboard, which remember the choice. */
export function addressWithPlan(path: typeof paths.signup | typeof paths.dashboard, plan: Plan): string {
  const kind = planKind(plan);
  return kind === null ? path : `${path}?${new URLSearchParams({ plan: kind, period: periodOf(plan) })}`;
}

/** Remembers the plan in an address; returns whether there is one. */
export function rememberChosenPlan(search: string): boolean {
  const address = new URLSearchParams(search);
  const chosen = readChoice(`${address.get('plan')} ${address.get('period')}`);
  if (chosen) writeStored(KEY, `${chosen.kind} ${chosen.period}`);
  return chosen !== null;
}

/** Remembers the plan at checkout: someone who leaves it finds the same one chosen. */
export function keepChosenPlan(plan: Plan): void {
  const kind = planKind(plan);
  if (kind !== null) writeStored(KEY, `${kind} ${periodOf(plan)}`);
}

export function readChosenPlan(): ChosenPlan | null {
  return readChoice(readStored(KEY) ?? '');
}

export function forgetChosenPlan(): void {
  removeStored(KEY);
}

const periodOf = ({ yearly }: Plan): Period => (yearly ? 'yearly' : 'monthly');

function readChoice(text: string): ChosenPlan | null {
  const [name = '', period] = text.split(' ');
  const kind = planKind({ name });
  return kind !== null && (period === 'yearly' || period === 'monthly') ? { kind, period } : null;
}
