import { displayDomain, type Language, paths } from '@evenway/contract';
import { formatDay, formatMoney } from '../../../platform/mail/format.ts';

type Params = Record<string, string>;

/**
 * The details in every mail about money: website, amount and day. No currency is guessed: a mail without one is not
 * sent.
 */
export function billingMailDetails({ domain = '', amount, currency = '', date = '' }: Params, language: Language) {
  return {
    domain: displayDomain(domain),
    amount: formatMoney(language, Number(amount), currency),
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
