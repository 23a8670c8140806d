import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Texts around the plans, whose own texts are in `platform/plans`. */
export const pricingTexts = defineTexts({
  en: {
    title: 'One price per website',
    lead: 'Priced per website, by monthly visits. If you exceed your plan’s visits, the widget stays and we email you.',
    signUp: 'Start free trial',
    choose: (plan: string) => `Choose ${plan}`,
    talk: 'Talk To Us',
    includes: 'Includes',
    waiting: 'Loading prices',
    failed: 'Failed to load pricing plans',
    missing: 'You also see them when you add a website, before you pay anything.',
  },
  fr: {
    title: 'Un prix par site',
    lead: 'Il dépend des visites du mois. Si vous dépassez celles de votre offre, le widget reste en place et nous vous écrivons.',
    signUp: 'Commencer l’essai gratuit',
    choose: (plan: string) => `Choisir ${plan}`,
    talk: 'Parlons-en',
    includes: 'Comprend',
    waiting: 'Chargement des prix',
    failed: 'Les offres n’ont pas pu être chargées',
    missing: 'Vous les voyez aussi en ajoutant un site, avant de payer quoi que ce soit.',
  },
});
