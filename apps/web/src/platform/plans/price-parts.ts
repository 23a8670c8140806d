import type { Language, Plan } from '@evenway/contract';
import { formatMoney } from '../money/format-money.ts';
import type { planTexts } from './plan-texts.ts';
import { isByAppointment } from './plans.ts';

export interface PriceParts {
  readonly amount: string;
  readonly unit?: string;
  readonly note: string;
}

/** The price of a plan in words: what a month costs, and how it is billed. */
export function priceParts(plan: Plan, language: Language, t: (typeof planTexts)['en']): PriceParts {
  if (isByAppointment(plan)) return { amount: t.custom, note: t.byAppointment };
  return {
    amount: formatMoney(language, plan.amount * 100),
    unit: t.perMonth,
    note: plan.yearly ? t.billedYearly(formatMoney(language, plan.amount * 1200)) : t.billedMonthly,
  };
}
