import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { billingAddress, billingMailDetails, describeCard } from './mail-details.ts';

export const TRIAL_ENDING_MAIL = 'trial-ending';

interface MailDetails {
  readonly domain: string;
  readonly amount: string;
  /** The organization's credit, if any; which website uses it is decided when they are billed. */
  readonly credit: string | null;
  readonly isCovered: boolean;
  readonly date: string;
  readonly card: string | null;
  readonly url: string;
  /** Not a trial: the website came with time that its former organization had paid for. */
  readonly isPrepaid: boolean;
}

const texts = {
  en: ({ domain, amount, credit, isCovered, date, card, url, isPrepaid }: MailDetails) => ({
    subject: isPrepaid ? `${domain}: your first payment is on ${date}` : `${domain}: your free trial ends on ${date}`,
    heading: credit
      ? `${amount} is due on ${date}${isCovered ? ', covered by your credit' : ''}`
      : `We charge ${amount} on ${date}`,
    paragraphs: [
      `${isPrepaid ? `The time that came with ${domain}` : `The free trial of ${domain}`} ends on ${date}. ${
        credit
          ? `The subscription then begins and costs ${amount}. Your organization has ${credit} in credit, which is used before your ${card ?? 'card'}.`
          : `The subscription then begins, and ${amount} is charged${card ? ` to your ${card}` : ''}.`
      }`,
      'You do not need to do anything. If you cancel before that day, you pay nothing.',
    ],
    action: { label: 'See the subscription', url },
  }),
  fr: ({ domain, amount, credit, isCovered, date, card, url, isPrepaid }: MailDetails) => ({
    subject: isPrepaid
      ? `${domain}\u202f: votre premier paiement aura lieu le ${date}`
      : `${domain}\u202f: votre essai gratuit se termine le ${date}`,
    heading: credit
      ? `${amount} à payer le ${date}${isCovered ? ', couverts par votre avoir' : ''}`
      : `Nous débiterons ${amount} le ${date}`,
    paragraphs: [
      `${isPrepaid ? `La période déjà payée de ${domain}` : `L’essai gratuit de ${domain}`} se termine le ${date}. ${
        credit
          ? `L’abonnement commence alors et coûte ${amount}. Votre organisation dispose d’un avoir de ${credit}, utilisé avant votre ${card ?? 'carte'}.`
          : `L’abonnement commence alors, et ${amount} sont débités${card ? ` de votre ${card}` : ''}.`
      }`,
      'Vous n’avez rien à faire pour continuer. Si vous résiliez avant cette date, vous ne payez rien.',
    ],
    action: { label: 'Voir l’abonnement', url },
  }),
};

export const trialEndingMail: MailTemplate = {
  name: TRIAL_ENDING_MAIL,
  audience: 'admins',
  async compose(params, { language, webUrl }) {
    return texts[language]({
      ...billingMailDetails(params, language),
      isCovered: params.isCovered === 'true',
      card: describeCard(language, params),
      isPrepaid: params.isPrepaid === 'true',
      url: billingAddress(webUrl, params),
    });
  },
};
