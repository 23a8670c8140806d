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
export function describePlanChange(preview: PlanChangePreview, language: Language, t: Texts): PlanChangeDescription {
  const money = (minorUnits: number) => formatMoney(language, minorUnits, preview.currency);
  const { creditUsed, credit, dueNow } = preview;
  return {
    now: describeNow(preview, t, money),
    later: [
      ...(creditUsed > 0 && dueNow > 0 ? [t.creditUsed(money(creditUsed))] : []),
      describeNextInvoice(preview, t, money, formatDate(language, preview.nextDate)),
      ...(credit > 0 ? [t.credit(money(credit))] : []),
    ],
  };
}

type Texts = (typeof onboardingTexts)['en']['preview'];
type Money = (minorUnits: number) => string;

function describeNow({ dueNow, creditUsed, unusedTime }: PlanChangePreview, t: Texts, money: Money): string {
  if (dueNow === 0) return creditUsed > 0 ? t.coveredNow(money(creditUsed)) : t.nothingNow;
  return unusedTime > 0 ? t.dueNowLess(money(dueNow), money(unusedTime)) : t.dueNow(money(dueNow));
}

function describeNextInvoice(preview: PlanChangePreview, t: Texts, money: Money, date: string): string {
  const { nextAmount, nextDeduction, nextCredit, isTrial } = preview;
  if (nextAmount === 0) return nextCredit > 0 ? t.nextCoveredMore(date, money(nextCredit)) : t.nextCovered(date);
  if (isTrial) return t.firstPayment(money(nextAmount), date);
  return nextDeduction > 0
    ? t.nextLess(money(nextAmount), date, money(nextDeduction))
    : t.next(money(nextAmount), date);
}
