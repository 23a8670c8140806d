import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { billingAddress, billingMailDetails, describeCard } from './mail-details.ts';

export const REFUND_MAIL = 'refund';

interface MailDetails {
  /** Empty if the website was deleted since. */
  readonly domain: string;
  readonly amount: string;
  readonly date: string;
  readonly card: string | null;
  /** Empty if the payment belongs to no invoice. */
  readonly number: string;
  readonly pdf: string;
  readonly billing: string;
}

const texts = {
  en: ({ domain, amount, date, card, number, pdf, billing }: MailDetails) => ({
    subject: domain ? `Refund for ${domain}: ${amount}` : `Refund: ${amount}`,
    heading: `We refunded ${amount}`,
    paragraphs: [
      `On ${date} we refunded ${amount}${domain ? ` for ${domain}` : ''}${card ? ` to your ${card}` : ''}.${number ? ` It was paid with invoice ${number}.` : ''}`,
      'Banks usually take 5 to 10 business days to show it on your statement.',
    ],
    action: pdf ? { label: 'Download the invoice (PDF)', url: pdf } : { label: 'See your invoices', url: billing },
    ...(domain && { note: `All invoices and refunds of ${domain}: ${billing}` }),
  }),
  fr: ({ domain, amount, date, card, number, pdf, billing }: MailDetails) => ({
    subject: domain ? `Remboursement pour ${domain}\u202f: ${amount}` : `Remboursement\u202f: ${amount}`,
    heading: `Nous vous avons remboursé ${amount}`,
    paragraphs: [
      `Le ${date}, nous avons remboursé ${amount}${domain ? ` pour ${domain}` : ''}${card ? ` sur votre ${card}` : ''}.${number ? ` Ce montant avait été payé avec la facture ${number}.` : ''}`,
      'Le remboursement apparaît en général sur votre relevé sous 5 à 10 jours ouvrés.',
    ],
    action: pdf ? { label: 'Télécharger la facture (PDF)', url: pdf } : { label: 'Voir vos factures', url: billing },
    ...(domain && { note: `Toutes les factures et tous les remboursements de ${domain}\u202f: ${billing}` }),
  }),
};

export const refundMail: MailTemplate = {
  name: REFUND_MAIL,
  audience: 'admins',
  async compose(params, { language, webUrl }) {
    const { number = '', pdf = '' } = params;
    const { domain, amount, date } = billingMailDetails(params, language);
    const card = describeCard(language, params);
    return texts[language]({ domain, amount, date, card, number, pdf, billing: billingAddress(webUrl, params) });
  },
};
