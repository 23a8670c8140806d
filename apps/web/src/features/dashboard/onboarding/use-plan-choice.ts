import { listPrices, type Plan } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { readChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { planTexts } from '../../../platform/plans/plan-texts.ts';
import { type Period, periodsOnSale, planKind, planName, plansFor } from '../../../platform/plans/plans.ts';
import type { Onboarding } from './kept-onboarding.ts';

export type PlanChoice = ReturnType<typeof usePlanChoice>;

interface Options {
  /** What was picked before a reload. */
  kept?: Pick<Onboarding, 'period' | 'plan'> | null;
  onChange?: () => void;
}

/**
 * The plan being chosen, by name, so that it stays when the period changes. It starts with the website's current plan,
 * else with the one chosen on the public site. `onChange` follows what the person picks.
 */
export function usePlanChoice(currentPriceId: string | null, { kept = null, onChange }: Options = {}) {
  const t = useTexts(planTexts);
  const { data, error, isFetching, refetch } = useCall(listPrices, {});
  const [pickedPeriod, setPeriod] = useState<Period | null>(kept?.period ?? null);
  const [pickedName, setName] = useState<string | null>(kept?.plan ?? null);
  const [remembered] = useState(readChosenPlan);
  const [isMissing, setMissing] = useState(false);
  const current = data?.find(({ id }) => id === currentPriceId);
  const preferred = currentPriceId === null ? data?.find((plan) => planKind(plan) === remembered?.kind) : current;
  const startPeriod = current ? (current.yearly ? 'yearly' : 'monthly') : remembered?.period;
  const wanted = pickedPeriod ?? startPeriod ?? 'yearly';
  const periods = periodsOnSale(data);
  const period = periods.includes(wanted) ? wanted : (periods[0] ?? wanted);
  const name = pickedName ?? (preferred ? planName(preferred) : null);
  const plans = data && plansFor(data, period);
  const problem = data === undefined && error && !isFetching ? errorToText(error, t.loadFailed) : null;
  const selected = plans?.find((plan) => planName(plan) === name && plan.id !== currentPriceId) ?? null;

  return {
    /** Null until loaded. */
    plans: plans ?? null,
    problem,
    /** They could not be loaded, or nothing is on sale. */
    isNothingToChoose: problem !== null || periods.length === 0,
    retry: () => void refetch(),
    currentPriceId,
    period,
    periods,
    /** What the person has picked, to be kept. */
    picked: { period: pickedPeriod, plan: pickedName },
    setPeriod: (chosen: Period) => {
      setPeriod(chosen);
      onChange?.();
    },
    selected,
    select: (plan: Plan) => {
      setMissing(false);
      setName(planName(plan));
      onChange?.();
    },
    /** Set after an attempt to continue without a plan. */
    isMissing: isMissing && selected === null,
    /** The chosen plan; without one, the person is asked to choose. */
    require: (): Plan | null => {
      if (selected === null) {
        setMissing(true);
        document.querySelector<HTMLElement>('input[name="plan"]:enabled')?.focus();
      }
      return selected;
    },
  };
}
