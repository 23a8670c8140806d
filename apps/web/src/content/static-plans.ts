import type { Language } from '@evenway/contract';

/** A plan of the static chooser. These are scan-based and are not sold yet; the live plans come from the plans call. */
export interface StaticPlan {
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly buttonText: string;
  readonly popular?: boolean;
}

export const staticPlanIds = ['free', 'basic', 'professional', 'agency', 'enterprise', 'custom'] as const;
export type StaticPlanId = (typeof staticPlanIds)[number];

export const staticPlans: Readonly<Record<Language, Readonly<Record<StaticPlanId, StaticPlan>>>> = {
  en: {
    free: {
      name: 'Free',
      price: '$0',
      period: 'per month',
      description: 'To have a first look.',
      features: ['5 page scans', 'Basic reports', 'Community support'],
      buttonText: 'Choose Free',
    },
    basic: {
      name: 'Basic',
      price: '$29',
      period: 'per month',
      description: 'For one small website.',
      features: ['50 scans', 'AI suggestions', 'Email support'],
      buttonText: 'Choose Basic',
    },
    professional: {
      name: 'Professional',
      price: '$79',
      period: 'per month',
      description: 'For a website that changes often.',
      features: ['200 scans', 'Advanced AI insights', 'Priority support'],
      buttonText: 'Choose Professional',
      popular: true,
    },
    agency: {
      name: 'Agency',
      price: '$199',
      period: 'per month',
      description: 'For those who look after clients’ websites.',
      features: ['1,000 scans', 'White-label reports', 'Client management'],
      buttonText: 'Choose Agency',
    },
    enterprise: {
      name: 'Enterprise',
      price: '$499',
      period: 'per month',
      description: 'For many websites and teams.',
      features: ['Unlimited scans', 'Custom integrations', 'Dedicated support'],
      buttonText: 'Choose Enterprise',
    },
    custom: {
      name: 'Custom',
      price: "Let's Talk",
      period: '',
      description: 'For needs that fit no list.',
      features: ['Custom volume pricing', 'Bespoke features', 'SLA guarantees'],
      buttonText: 'Choose Custom',
    },
  },
  fr: {
    free: {
      name: 'Free',
      price: '0\u202f$',
      period: 'par mois',
      description: 'Pour un premier aperçu.',
      features: ['5 analyses de page', 'Rapports simples', 'Entraide de la communauté'],
      buttonText: 'Choisir Free',
    },
    basic: {
      name: 'Basic',
      price: '29\u202f$',
      period: 'par mois',
      description: 'Pour un petit site.',
      features: ['50 analyses', 'Suggestions par IA', 'Assistance par e-mail'],
      buttonText: 'Choisir Basic',
    },
    professional: {
      name: 'Professional',
      price: '79\u202f$',
      period: 'par mois',
      description: 'Pour un site qui évolue souvent.',
      features: ['200 analyses', 'Éclairages avancés par IA', 'Assistance prioritaire'],
      buttonText: 'Choisir Professional',
      popular: true,
    },
    agency: {
      name: 'Agency',
      price: '199\u202f$',
      period: 'par mois',
      description: 'Pour celles et ceux qui suivent les sites de leurs clients.',
      features: ['1\u202f000 analyses', 'Rapports en marque blanche', 'Gestion des clients'],
      buttonText: 'Choisir Agency',
    },
    enterprise: {
      name: 'Enterprise',
      price: '499\u202f$',
      period: 'par mois',
      description: 'Pour de nombreux sites et plusieurs équipes.',
      features: ['Analyses illimitées', 'Intégrations sur mesure', 'Interlocuteur dédié'],
      buttonText: 'Choisir Enterprise',
    },
    custom: {
      name: 'Custom',
      price: 'Parlons-en',
      period: '',
      description: 'Pour les besoins qui n’entrent dans aucune liste.',
      features: ['Tarif selon le volume', 'Fonctions sur mesure', 'Garanties de service (SLA)'],
      buttonText: 'Choisir Custom',
    },
  },
};
