import { formatDay } from '../../../platform/mail/format.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { billingAddress, billingMailDetails, describeCard } from './mail-details.ts';

export const PAYMENT_FAILED_MAIL = 'payment-failed';

interface MailDetails {
  readonly domain: string;
  readonly amount: string;
  readonly card: string | null;
  /** Null if the card is not charged again automatically. */
  readonly nextAttempt: string | null;
  readonly servedUntil: string;
  readonly url: string;
}

const texts = {
  en: ({ domain, amount, card, nextAttempt, servedUntil, url }: MailDetails) => ({
    subject: `${domain}: the payment of ${amount} failed`,
    heading: `${amount} for ${domain} is unpaid`,
    paragraphs: [
      `We could not charge ${amount} for ${domain}${card ? ` to your ${card}` : ''}.`,
      nextAttempt
        ? `We’ll retry your card on ${nextAttempt}.`
        : 'This was the last try: we won’t charge the card again.',
      `The widget stays on your website until ${servedUntil}. Pay the invoice, with another card if needed, and nothing changes for your visitors.`,
    ],
    action: { label: 'Pay the invoice', url },
  }),
  fr: ({ domain, amount, card, nextAttempt, servedUntil, url }: MailDetails) => ({
    subject: `${domain}\u202f: le paiement de ${amount} a échoué`,
    heading: `${amount} restent dus pour ${domain}`,
    paragraphs: [
      `Nous n’avons pas pu débiter ${amount} pour ${domain}${card ? ` de votre ${card}` : ''}.`,
      nextAttempt
        ? `Nous retenterons le paiement le ${nextAttempt}.`
        : 'C’était la dernière tentative\u202f: la carte ne sera plus débitée.',
      `Le widget reste sur votre site jusqu’au ${servedUntil}. Réglez la facture, avec une autre carte si besoin, et rien ne change pour vos visiteurs.`,
    ],
    action: { label: 'Régler la facture', url },
  }),
};

export const paymentFailedMail: MailTemplate = {
  name: PAYMENT_FAILED_MAIL,
  audience: 'admins',
  async compose(params, { language, webUrl }) {
    const { domain, amount } = billingMailDetails(params, language);
    const { nextAttempt, servedUntil = '' } = params;
    return texts[language]({
      domain,
      amount,
      card: describeCard(language, params),
      nextAttempt: nextAttempt ? formatDay(language, nextAttempt) : null,
      servedUntil: formatDay(language, servedUntil),
      url: billingAddress(webUrl, params),
    });
  },
};
