import type { Language, PlanChangePreview } from '@evenway/contract';
import { formatPrice } from '../../../platform/plans/format-price.ts';
import type { onboardingTexts } from './onboarding-texts.ts';

/** What a change of plan costs at once: an amount, nothing, or less than nothing. */
export function describeDueNow(
  { dueNow, currency }: Pick<PlanChangePreview, 'dueNow' | 'currency'>,
  language: Language,
  t: (typeof onboardingTexts)['en']['preview'],
): string {
  if (dueNow === 0) return t.nothingNow;
  const amount = formatPrice(language, Math.abs(dueNow) / 100, currency);
  return dueNow > 0 ? t.dueNow(amount) : t.credit(amount);
}
