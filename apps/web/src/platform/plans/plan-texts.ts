import { PLAN_VISITS, TRIAL_DAYS, YEARLY_DISCOUNT_PERCENT } from '@evenway/contract';
import { defineTexts } from '../i18n/define-texts.ts';

const visits = (locale: string) => {
  const { format } = new Intl.NumberFormat(locale);
  return { starter: format(PLAN_VISITS.Starter), growth: format(PLAN_VISITS.Growth) };
};
const en = visits('en');
const fr = visits('fr');

export const planTexts = defineTexts({
  en: {
    period: 'Billing period',
    yearly: 'Yearly',
    monthly: 'Monthly',
    discount: `-${YEARLY_DISCOUNT_PERCENT}%`,
    plan: 'Plan',
    selectPlan: 'Please select a plan.',
    loading: 'Loading plans',
    loadFailed: 'Failed to load pricing plans. Please try again.',
    notOnSale: 'Plans cannot be bought at the moment. For help, write to',
    retry: 'Try again',
    popular: 'Most popular',
    current: 'Current plan',
    custom: 'Custom',
    perMonth: 'per month',
    billedYearly: (total: string) => `${total} billed yearly`,
    billedMonthly: 'Billed monthly',
    byAppointment: 'Priced on a call',
    trial: `${TRIAL_DAYS}-day free trial`,
    trialUsed: 'This website has had its free trial, so the first payment is due at checkout.',
    dueToday: (amount: string) => `${amount} due today`,
    freeUntil: (date: string) => `Nothing to pay until ${date}`,
    prepaid: (date: string) =>
      `This website is paid for until ${date}. The plan you choose begins then, and so does its first payment.`,
    trialOnce: 'The free trial is for websites that have not had one. Cancel before it ends and you pay nothing.',
    visits: {
      starter: `Up to ${en.starter} visits a month`,
      growth: `Up to ${en.growth} visits a month`,
      scale: `Over ${en.growth} visits a month`,
    },
    features: ['Unlimited webpages', 'Customizable widget', 'Multi-user management'],
    emailSupport: 'Email support',
    prioritySupport: 'Priority support',
    accountManager: 'Dedicated account manager',
  },
  fr: {
    period: 'Période de facturation',
    yearly: 'Annuelle',
    monthly: 'Mensuelle',
    discount: `-${YEARLY_DISCOUNT_PERCENT}\u202f%`,
    plan: 'Offre',
    selectPlan: 'Veuillez choisir une offre.',
    loading: 'Chargement des offres',
    loadFailed: 'Les offres n’ont pas pu être chargées. Veuillez réessayer.',
    notOnSale: 'Aucune offre ne peut être souscrite pour le moment. Écrivez-nous\u202f:',
    retry: 'Réessayer',
    popular: 'La plus choisie',
    current: 'Offre actuelle',
    custom: 'Sur mesure',
    perMonth: 'par mois',
    billedYearly: (total: string) => `${total} facturés par an`,
    billedMonthly: 'Facturé chaque mois',
    byAppointment: 'À convenir lors d’un rendez-vous',
    trial: `${TRIAL_DAYS} jours gratuits`,
    trialUsed: 'Ce site a déjà eu son essai gratuit\u202f: le premier paiement est dû à la commande.',
    dueToday: (amount: string) => `${amount} à payer aujourd’hui`,
    freeUntil: (date: string) => `Rien à payer avant le ${date}`,
    prepaid: (date: string) =>
      `Ce site est payé jusqu’au ${date}. L’offre choisie commence à cette date, de même que son premier paiement.`,
    trialOnce:
      'L’essai gratuit vaut pour les sites qui n’en ont pas encore eu. Résiliez avant sa fin et vous ne payez rien.',
    visits: {
      starter: `Jusqu’à ${fr.starter} visites par mois`,
      growth: `Jusqu’à ${fr.growth} visites par mois`,
      scale: `Plus de ${fr.growth} visites par mois`,
    },
    features: ['Pages illimitées', 'Widget personnalisable', 'Gestion à plusieurs'],
    emailSupport: 'Assistance par e-mail',
    prioritySupport: 'Assistance prioritaire',
    accountManager: 'Interlocuteur dédié',
  },
});
