import { keep, readKept } from '../../../lib/kept-values.ts';
import type { Period } from '../../../platform/plans/plans.ts';

const NAME = 'onboarding';

/** How far someone has come with a website, for after a reload or the end of the session. */
export interface Onboarding {
  /** The website whose plan is chosen; null for a new one. */
  readonly known: string | null;
  readonly typed: string;
  readonly step: 0 | 1;
  /** What was picked so far, by the plan's name. */
  readonly period: Period | null;
  readonly plan: string | null;
}

export function readOnboarding(): Onboarding | null {
  const kept = readKept(NAME);
  return isOnboarding(kept) ? kept : null;
}

/** Null once the dialog is closed or the website is subscribed. */
export const keepOnboarding = (onboarding: Onboarding | null): void => keep(NAME, onboarding ?? undefined);

function isOnboarding(kept: unknown): kept is Onboarding {
  if (typeof kept !== 'object' || kept === null) return false;
  const { known, typed, step, period, plan } = kept as Record<keyof Onboarding, unknown>;
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
  return (
    isTextOrNull(known) &&
    typeof typed === 'string' &&
    (step === 0 || step === 1) &&
    (period === null || period === 'monthly' || period === 'yearly') &&
    isTextOrNull(plan)
  );
}
