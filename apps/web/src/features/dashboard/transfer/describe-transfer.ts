import type { Language, Website } from '@evenway/contract';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { transferTexts } from './transfer-texts.ts';

interface Circumstances {
  readonly isLive: boolean;
  /** It happens when someone accepts, not at once. */
  readonly isOffer: boolean;
}

/** What a transfer does, above all to the money: one sentence each. */
export function describeTransfer(website: Website, language: Language, { isLive, isOffer }: Circumstances): string[] {
  const t = transferTexts[language];
  return [
    t.along,
    isLive ? describeMoney(website, language) : t.nothing,
    ...(hasInvoices(website) ? [t.invoices] : []),
    isOffer ? t.whenAccepted : t.atOnce,
  ];
}

const hasInvoices = ({ status, isPrepaid, trialEndsAt }: Website) =>
  status !== null && !isPrepaid && trialEndsAt === null;

function describeMoney({ status, expiresAt, trialEndsAt }: Website, language: Language): string {
  const t = transferTexts[language];
  if (expiresAt === null) return t.nothing;
  const date = formatDate(language, expiresAt);
  if (trialEndsAt !== null) return t.trial(date);
  return status === 'ACTIVE' ? t.paid(date) : t.ending(date);
}
