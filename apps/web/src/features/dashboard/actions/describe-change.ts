import type { Language, Website } from '@evenway/contract';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { actionTexts } from './action-texts.ts';

type Dates = Pick<Website, 'expiresAt' | 'trialEndsAt'>;

/** What a cancellation means. A trial has no billing period, and no payment before its end. */
export function describeCancellation({ expiresAt, trialEndsAt }: Dates, language: Language): string[] {
  const t = actionTexts[language].cancel;
  if (trialEndsAt !== null) return [t.untilTrial(formatDate(language, trialEndsAt)), t.back, t.afterTrial];
  return [expiresAt ? t.until(formatDate(language, expiresAt)) : t.untilUnknown, t.back, t.afterwards];
}

/** What resuming means. The organization's credit is named elsewhere: a website has its own price. */
export function describeResumption({ expiresAt, trialEndsAt }: Dates, language: Language): string[] {
  const t = actionTexts[language].resume;
  if (!expiresAt) return [t.what];
  const next = trialEndsAt === null ? t.next : t.firstPayment;
  return [t.what, next(formatDate(language, expiresAt))];
}
