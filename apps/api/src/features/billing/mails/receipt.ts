import { formatDay } from '../../../platform/mail/format.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { billingAddress, billingMailDetails, describeCard } from './mail-details.ts';

export const RECEIPT_MAIL = 'receipt';

interface MailDetails {
  readonly domain: string;
  /** Charged to the card. */
  readonly amount: string;
  /** Paid with the organization's credit; null if nothing was. */
  readonly credit: string | null;
  readonly isCovered: boolean;
  readonly date: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly card: string | null;
  readonly pdf: string;
  readonly billing: string;
}

const texts = {
  en: ({ domain, amount, credit, isCovered, date, number, from, to, card, pdf, billing }: MailDetails) => ({
    subject: `Receipt for ${domain}: ${isCovered ? 'covered by credit' : amount}`,
    heading: isCovered ? 'Covered by your credit' : `Thank you for your payment of ${amount}`,
    paragraphs: [
      isCovered
        ? `On ${date}, ${credit} of your organization’s credit paid for ${domain}. Your card was not charged.`
        : `We charged ${amount} for ${domain} on ${date}${card ? ` to your ${card}` : ''}.${credit ? ` ${credit} was paid with your organization’s credit.` : ''}`,
      `Invoice ${number}, for ${from} to ${to}.`,
    ],
    action: { label: 'Download the invoice (PDF)', url: pdf || billing },
    note: `All invoices of ${domain}: ${billing}`,
  }),
  fr: ({ domain, amount, credit, isCovered, date, number, from, to, card, pdf, billing }: MailDetails) => ({
    subject: `Reçu pour ${domain}\u202f: ${isCovered ? 'couvert par l’avoir' : amount}`,
    heading: isCovered ? 'Couvert par votre avoir' : `Merci pour votre paiement de ${amount}`,
    paragraphs: [
      isCovered
        ? `Le ${date}, l’avoir de votre organisation a payé ${credit} pour ${domain}. Votre carte n’a pas été débitée.`
        : `Nous avons débité ${amount} pour ${domain} le ${date}${card ? ` de votre ${card}` : ''}.${credit ? ` ${credit} ont été payés avec l’avoir de votre organisation.` : ''}`,
      `Facture ${number}, du ${from} au ${to}.`,
    ],
    action: { label: 'Télécharger la facture (PDF)', url: pdf || billing },
    note: `Toutes les factures de ${domain}\u202f: ${billing}`,
  }),
};

export const receiptMail: MailTemplate = {
  name: RECEIPT_MAIL,
  audience: 'admins',
  async compose(params, { language, webUrl }) {
    const { number = '', periodStart = '', periodEnd = '', pdf = '' } = params;
    return texts[language]({
      ...billingMailDetails(params, language),
      isCovered: Number(params.amount) === 0,
      number,
      from: formatDay(language, periodStart),
      to: formatDay(language, periodEnd),
      card: describeCard(language, params),
      pdf,
      billing: billingAddress(webUrl, params),
    });
  },
};
