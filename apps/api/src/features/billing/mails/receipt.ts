import { formatDay } from '../../../platform/mail/format.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { billingAddress, billingMailDetails, describeCard } from './mail-details.ts';

export const RECEIPT_MAIL = 'receipt';

interface MailDetails {
  readonly domain: string;
  readonly amount: string;
  readonly date: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly card: string | null;
  readonly pdf: string;
  readonly billing: string;
}

const texts = {
  en: ({ domain, amount, date, number, from, to, card, pdf, billing }: MailDetails) => ({
    subject: `Receipt for ${domain}: ${amount}`,
    heading: `Thank you for your payment of ${amount}`,
    paragraphs: [
      `We charged ${amount} for ${domain} on ${date}${card ? ` to your ${card}` : ''}.`,
      `Invoice ${number}, for ${from} to ${to}.`,
    ],
    action: { label: 'Download the invoice (PDF)', url: pdf || billing },
    note: `All invoices of ${domain}: ${billing}`,
  }),
  fr: ({ domain, amount, date, number, from, to, card, pdf, billing }: MailDetails) => ({
    subject: `Reçu pour ${domain}\u202f: ${amount}`,
    heading: `Merci pour votre paiement de ${amount}`,
    paragraphs: [
      `Nous avons débité ${amount} pour ${domain} le ${date}${card ? ` de votre ${card}` : ''}.`,
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
      number,
      from: formatDay(language, periodStart),
      to: formatDay(language, periodEnd),
      card: describeCard(language, params),
      pdf,
      billing: billingAddress(webUrl, params),
    });
  },
};
