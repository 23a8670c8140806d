import { type Credit, getCredit, type Language } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../platform/money/format-money.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { creditTexts } from './credit-texts.ts';

export const useCredit = () => useCall(getCredit, {});

/** The organization's credit, named once: prices of websites are stated without it. */
export function CreditNotice() {
  const language = languagePreference.use();
  const { data } = useCredit();
  return data ? <Banner tone="info">{describeCredit(data, language)}</Banner> : null;
}

export function describeCredit({ amount, currency, nextUse }: Credit, language: Language): string {
  const t = creditTexts[language];
  const money = formatMoney(language, amount, currency);
  return nextUse === null ? t.credit(money) : t.creditNext(money, formatDate(language, nextUse));
}

/** Where something is due at once: the plans name their full prices, and the credit stands apart. */
export function CreditAtCheckout() {
  const t = useTexts(creditTexts);
  const language = languagePreference.use();
  const { data } = useCredit();
  return data ? <Banner tone="info">{t.creditToday(formatMoney(language, data.amount, data.currency))}</Banner> : null;
}
