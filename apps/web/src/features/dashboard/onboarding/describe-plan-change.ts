import type { Language, PlanChangePreview } from '@evenway/contract';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { formatMoney } from '../../../platform/money/format-money.ts';
import type { onboardingTexts } from './onboarding-texts.ts';

export interface PlanChangeDescription {
  /** What is paid now. */
  readonly now: string;
  /** What is credited, if anything, and what comes next and when. */
  readonly later: readonly string[];
}

/** A change of plan in words: what is paid now, what is credited, and what comes next and when. */
export function describePlanChange(
  preview: PlanChangePreview,
  language: Language,
  t: (typeof onboardingTexts)['en']['preview'],
): PlanChangeDescription {
  const { dueNow, unusedTime, credit, nextAmount, nextDate, isTrial, currency } = preview;
  const money = (minorUnits: number) => formatMoney(language, minorUnits, currency);
  const date = formatDate(language, nextDate);
  const paidNow = unusedTime > 0 ? t.dueNowLess(money(dueNow), money(unusedTime)) : t.dueNow(money(dueNow));
  return {
    now: dueNow === 0 ? t.nothingNow : paidNow,
    later: [
      ...(credit > 0 ? [t.credit(money(credit))] : []),
      isTrial
        ? t.firstPayment(money(nextAmount), date)
        : nextAmount === 0
          ? t.nextCovered(date)
          : t.next(money(nextAmount), date),
    ],
  };
}
