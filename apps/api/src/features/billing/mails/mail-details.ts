import { displayDomain, type Language, paths } from '@evenway/contract';
import { formatDay, formatMoney } from '../../../platform/mail/format.ts';

type Params = Record<string, string>;

/**
 * The details in every mail about money: website, amount and day. No currency is guessed: a mail without one is not
 * sent.
 */
export function billingMailDetails(
  { domain = '', amount, credit = '0', currency = '', date = '' }: Params,
  language: Language,
) {
  return {
    domain: displayDomain(domain),
    amount: formatMoney(language, Number(amount), currency),
    /** The credit that is used, or can be; null if there is none. */
    credit: Number(credit) > 0 ? formatMoney(language, Number(credit), currency) : null,
    date: formatDay(language, date),
  };
}

/** Null if no card is known. */
export function describeCard(language: Language, { cardBrand, cardLast4 }: Params): string | null {
  if (!cardBrand || !cardLast4) return null;
  const brand = cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1);
  return language === 'fr' ? `carte ${brand} se terminant par ${cardLast4}` : `${brand} card ending in ${cardLast4}`;
}

export const billingAddress = (webUrl: string, { domain = '' }: Params): string =>
  `${webUrl}${paths.billing}?website=${encodeURIComponent(domain)}`;
