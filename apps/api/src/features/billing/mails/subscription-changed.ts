import { paths } from '@evenway/contract';
import { formatMoney } from '../../../platform/mail/format.ts';
import type { MailContent, MailTemplate } from '../../../platform/mail/mail-template.ts';
import { billingAddress, billingMailDetails } from './mail-details.ts';

/** What happens to a subscription that its admins are mailed about, besides charges. */
export type SubscriptionChange = 'started' | 'planChanged' | 'canceled' | 'resumed' | 'ended';

export const SUBSCRIPTION_MAILS = {
  started: 'subscription-started',
  planChanged: 'subscription-plan-changed',
  canceled: 'subscription-canceled',
  resumed: 'subscription-resumed',
  ended: 'subscription-ended',
} as const satisfies Record<SubscriptionChange, string>;

interface MailDetails {
  readonly domain: string;
  readonly plan: string;
  /** With its interval: "Growth, billed yearly". */
  readonly billedPlan: string;
  /** The plan before, with its interval. */
  readonly formerPlan: string;
  /** The regular price with its interval: "$492.00 a year". */
  readonly price: string;
  /** The next charge. */
  readonly amount: string;
  /** The next charge is not the regular price. */
  readonly isAdjusted: boolean;
  /** The organization's credit, if any, which is used before the card. */
  readonly credit: string | null;
  /** Of the next charge, or of the end. */
  readonly date: string;
  /** Free until then, or paid for by the website's former organization. */
  readonly until: 'trial' | 'prepaid' | 'period';
  readonly install: string;
  readonly billing: string;
  readonly dashboard: string;
}

type Texts = Record<SubscriptionChange, (details: MailDetails) => MailContent>;

const enCredit = (credit: string | null) =>
  credit ? ` Your organization has ${credit} in credit, which is used before your card.` : '';
const frCredit = (credit: string | null) =>
  credit ? ` Votre organisation dispose d’un avoir de ${credit}, utilisé avant votre carte.` : '';

const en: Texts = {
  started: ({ domain, plan, billedPlan, amount, credit, date, until, install, billing }) => ({
    subject: {
      trial: `${domain}: your free trial has started`,
      prepaid: `${domain}: your subscription is set up`,
      period: `${domain}: your subscription has started`,
    }[until],
    heading: {
      trial: `${plan} is free for ${domain} until ${date}`,
      prepaid: `${plan} for ${domain} starts on ${date}`,
      period: `${domain} is on the ${plan} plan`,
    }[until],
    paragraphs: [
      `You chose ${billedPlan}. ${
        {
          trial: `Your first charge is ${amount} on ${date}.`,
          prepaid: `The time that came with ${domain} is used first. Your first charge is ${amount} on ${date}.`,
          period: `It renews on ${date} for ${amount}. Today’s payment has its own receipt.`,
        }[until]
      }${enCredit(credit)}`,
      ...{
        trial: [
          'Cancel before that day and you pay nothing.',
          'One step is left: paste the snippet into your website, and the widget appears.',
        ],
        prepaid: ['Cancel before that day and you pay nothing.'],
        period: ['The widget appears as soon as its snippet is on your website.'],
      }[until],
    ],
    action:
      until === 'prepaid'
        ? { label: 'See the subscription', url: billing }
        : { label: 'Get your snippet', url: install },
  }),
  planChanged: ({ domain, plan, billedPlan, formerPlan, price, amount, isAdjusted, credit, date, until, billing }) => ({
    // Until then the plan that came with the website counts.
    subject: until === 'prepaid' ? `${domain}: your plan will be ${plan}` : `${domain}: your plan is now ${plan}`,
    heading: until === 'prepaid' ? `${plan} for ${domain} starts on ${date}` : `${domain} is on the ${plan} plan`,
    paragraphs: [
      `The plan changed from ${formerPlan}, to ${billedPlan}.`,
      until === 'period'
        ? `${plan} costs ${price}. The next charge is ${amount} on ${date}${isAdjusted ? ', and its invoice shows how it is made up' : ''}.${enCredit(credit)} If something is due now, you get a receipt for it.`
        : `${plan} costs ${price}. The first charge is ${amount} on ${date}; you pay nothing before.${enCredit(credit)}`,
    ],
    action: { label: 'See the subscription', url: billing },
  }),
  canceled: ({ domain, date, until, dashboard }) => ({
    subject: `${domain}: canceled, ends on ${date}`,
    heading: until === 'trial' ? `Your free trial ends on ${date}` : `Your subscription ends on ${date}`,
    paragraphs: [
      until === 'trial'
        ? `The subscription of ${domain} is canceled. The widget stays on your website until your trial ends on ${date}, and you won’t be charged.`
        : `The subscription of ${domain} is canceled. The widget stays on your website until ${date}, and you won’t be charged${until === 'period' ? ' again' : ''}.`,
      'Changed your mind? Resume before that day, and everything continues as it was.',
    ],
    action: { label: 'Resume the subscription', url: dashboard },
  }),
  resumed: ({ domain, billedPlan, amount, credit, date, until, billing }) => ({
    subject: `${domain}: your subscription continues`,
    heading: 'Your subscription continues',
    paragraphs: [
      `The cancellation of ${domain} was undone.`,
      until === 'period'
        ? `You keep ${billedPlan}. It renews on ${date} for ${amount}.${enCredit(credit)}`
        : `You keep ${billedPlan}. The first charge is ${amount} on ${date}.${enCredit(credit)}`,
    ],
    action: { label: 'See the subscription', url: billing },
  }),
  ended: ({ domain, date, dashboard }) => ({
    subject: `${domain}: your subscription has ended`,
    heading: 'Your subscription has ended',
    paragraphs: [
      `The subscription of ${domain} ended on ${date}. Visitors no longer get the widget.`,
      'Its settings and counts are kept. Choose a plan, and the widget is back without another step.',
    ],
    action: { label: 'Choose a plan', url: dashboard },
  }),
};

const fr: Texts = {
  started: ({ domain, plan, billedPlan, amount, credit, date, until, install, billing }) => ({
    subject: {
      trial: `${domain}\u202f: votre essai gratuit a commencé`,
      prepaid: `${domain}\u202f: votre abonnement est en place`,
      period: `${domain}\u202f: votre abonnement a commencé`,
    }[until],
    heading: {
      trial: `${plan} est gratuit pour ${domain} jusqu’au ${date}`,
      prepaid: `L’offre ${plan} de ${domain} commence le ${date}`,
      period: `${domain} bénéficie de l’offre ${plan}`,
    }[until],
    paragraphs: [
      `Vous avez choisi ${billedPlan}. ${
        {
          trial: `Votre premier paiement sera de ${amount}, le ${date}.`,
          prepaid: `La période déjà payée de ${domain} est utilisée d’abord. Votre premier paiement sera de ${amount}, le ${date}.`,
          period: `L’abonnement se renouvelle le ${date} pour ${amount}. Vous recevez un reçu à part pour le paiement d’aujourd’hui.`,
        }[until]
      }${frCredit(credit)}`,
      ...{
        trial: [
          'Si vous résiliez avant cette date, vous ne payez rien.',
          'Dernière étape\u202f: collez le code dans votre site, et le widget s’affiche.',
        ],
        prepaid: ['Si vous résiliez avant cette date, vous ne payez rien.'],
        period: ['Le widget s’affiche dès que son code est sur votre site.'],
      }[until],
    ],
    action:
      until === 'prepaid' ? { label: 'Voir l’abonnement', url: billing } : { label: 'Obtenir le code', url: install },
  }),
  planChanged: ({ domain, plan, billedPlan, formerPlan, price, amount, isAdjusted, credit, date, until, billing }) => ({
    subject:
      until === 'prepaid'
        ? `${domain}\u202f: votre offre sera ${plan}`
        : `${domain}\u202f: votre offre est désormais ${plan}`,
    heading:
      until === 'prepaid' ? `L’offre ${plan} de ${domain} commence le ${date}` : `${domain} passe à l’offre ${plan}`,
    paragraphs: [
      `Vous passez de ${formerPlan}, à ${billedPlan}.`,
      until === 'period'
        ? `${plan} coûte ${price}. Le prochain paiement sera de ${amount}, le ${date}${isAdjusted ? '\u202f; la facture en donnera le détail' : ''}.${frCredit(credit)} Si une somme est due dès maintenant, vous recevez un reçu.`
        : `${plan} coûte ${price}. Le premier paiement sera de ${amount}, le ${date}\u202f; vous ne payez rien avant.${frCredit(credit)}`,
    ],
    action: { label: 'Voir l’abonnement', url: billing },
  }),
  canceled: ({ domain, date, until, dashboard }) => ({
    subject: `${domain}\u202f: abonnement résilié, fin le ${date}`,
    heading: until === 'trial' ? `Votre essai gratuit se termine le ${date}` : `Votre abonnement se termine le ${date}`,
    paragraphs: [
      until === 'trial'
        ? `L’abonnement de ${domain} est résilié. Le widget reste sur votre site jusqu’à la fin de votre essai, le ${date}, et rien ne sera débité.`
        : `L’abonnement de ${domain} est résilié. Le widget reste sur votre site jusqu’au ${date}, et rien ne sera ${until === 'period' ? 'plus ' : ''}débité.`,
      'Vous changez d’avis\u202f? Reprenez l’abonnement avant cette date, et tout continue comme avant.',
    ],
    action: { label: 'Reprendre l’abonnement', url: dashboard },
  }),
  resumed: ({ domain, billedPlan, amount, credit, date, until, billing }) => ({
    subject: `${domain}\u202f: votre abonnement continue`,
    heading: 'Votre abonnement continue',
    paragraphs: [
      `La résiliation de ${domain} est annulée.`,
      until === 'period'
        ? `Vous gardez ${billedPlan}. Elle se renouvelle le ${date} pour ${amount}.${frCredit(credit)}`
        : `Vous gardez ${billedPlan}. Le premier paiement sera de ${amount}, le ${date}.${frCredit(credit)}`,
    ],
    action: { label: 'Voir l’abonnement', url: billing },
  }),
  ended: ({ domain, date, dashboard }) => ({
    subject: `${domain}\u202f: votre abonnement est terminé`,
    heading: 'Votre abonnement est terminé',
    paragraphs: [
      `L’abonnement de ${domain} a pris fin le ${date}. Le widget ne s’affiche plus pour vos visiteurs.`,
      'Ses réglages et ses statistiques sont conservés. Choisissez une offre, et le widget revient sans autre étape.',
    ],
    action: { label: 'Choisir une offre', url: dashboard },
  }),
};

const texts = { en, fr };

const intervals = {
  en: { month: { billed: 'billed monthly', each: 'a month' }, year: { billed: 'billed yearly', each: 'a year' } },
  fr: {
    month: { billed: 'facturée au mois', each: 'par mois' },
    year: { billed: 'facturée à l’année', each: 'par an' },
  },
};

export const subscriptionChangedMails: MailTemplate[] = (Object.keys(SUBSCRIPTION_MAILS) as SubscriptionChange[]).map(
  (change) => ({
    name: SUBSCRIPTION_MAILS[change],
    audience: 'admins',
    async compose(params, { language, webUrl }) {
      const { domain = '', plan = '', interval, formerPlan = '', formerInterval, price, currency = '', until } = params;
      const named = (name: string, billed: string | undefined) => {
        const offer = language === 'fr' ? `l’offre ${name}` : name;
        return billed ? `${offer}, ${intervals[language][billed === 'year' ? 'year' : 'month'].billed}` : offer;
      };
      const each = intervals[language][interval === 'year' ? 'year' : 'month'].each;
      return texts[language][change]({
        ...billingMailDetails(params, language),
        plan,
        billedPlan: named(plan, interval),
        formerPlan: named(formerPlan, formerInterval),
        price: `${formatMoney(language, Number(price), currency)} ${each}`,
        isAdjusted: Number(params.amount) !== Number(price),
        until: until === 'trial' || until === 'prepaid' ? until : 'period',
        install: `${webUrl}${paths.widget}?website=${encodeURIComponent(domain)}`,
        billing: billingAddress(webUrl, params),
        dashboard: `${webUrl}${paths.dashboard}`,
      });
    },
  }),
);
