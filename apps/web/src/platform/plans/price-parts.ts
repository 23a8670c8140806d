import type { Language, Plan } from '@evenway/contract';
import { formatPrice } from './format-price.ts';
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
    amount: formatPrice(language, plan.amount),
    unit: t.perMonth,
    note: plan.yearly ? t.billedYearly(formatPrice(language, plan.amount * 12)) : t.billedMonthly,
  };
}
