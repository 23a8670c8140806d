import type { Language, Website } from '@evenway/contract';
import { isLive } from '@evenway/contract';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { formatMoney } from '../../../platform/money/format-money.ts';
import { nextTexts } from './next-texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What happens to a website next, with day and amount: trial and first charge, renewal, end, or what is unpaid. */
export function describeNext(website: Website, language: Language, now: Date): string | null {
  const { status, expiresAt, trialEndsAt, nextAmount, currency } = website;
  const t = nextTexts[language];
  if (status === null) return t.noPlan;
  if (status === 'INACTIVE' || expiresAt === null) return null;
  const day = (timestamp: string) => formatDate(language, timestamp);
  const amount = nextAmount === null ? null : formatMoney(language, nextAmount, currency);
  switch (status) {
    case 'CANCELLED':
      if (website.isPrepaid) return t.prepaid(day(expiresAt));
      return isLive(website, now) ? t.ends(day(expiresAt)) : t.ended(day(expiresAt));
    // The next attempt is shown above the list and on the Billing page.
    case 'NOT_PAID':
      return amount === null ? t.unpaidSince(day(expiresAt)) : t.unpaid(amount, day(expiresAt));
    case 'ACTIVE': {
      if (trialEndsAt === null) return describeRenewal(t, day(expiresAt), nextAmount, amount);
      const days = Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / DAY_MS));
      if (amount === null) return t.trialUntil(days, day(trialEndsAt));
      return nextAmount === 0 ? t.trialFree(days, day(trialEndsAt)) : t.trial(days, amount, day(trialEndsAt));
    }
  }
}

function describeRenewal(
  t: (typeof nextTexts)[Language],
  date: string,
  nextAmount: number | null,
  amount: string | null,
): string {
  if (amount === null) return t.renews(date);
  return nextAmount === 0 ? t.renewsFree(date) : t.renewsFor(date, amount);
}
