import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Around the plans, whose own words are in `platform/plans`. */
export const pricingTexts = defineTexts({
  en: {
    title: 'One price per website',
    lead: 'No charge per page, per visitor or per colleague. A website that grows past its plan keeps its widget; we write to you instead.',
    signUp: 'Start free trial',
    talk: 'Talk To Us',
    includes: 'Includes',
    waiting: 'Loading prices',
    failed: 'Failed to load pricing plans',
    missing: 'You also see them when you add a website, before you pay anything.',
  },
  fr: {
    title: 'Un prix par site',
    lead: 'Ni par page, ni par visiteur, ni par collègue. Un site qui dépasse son offre garde son widget\u202f: nous vous écrivons, c’est tout.',
    signUp: 'Commencer l’essai gratuit',
    talk: 'Parlons-en',
    includes: 'Comprend',
    waiting: 'Chargement des prix',
    failed: 'Les offres n’ont pas pu être chargées',
    missing: 'Vous les voyez aussi en ajoutant un site, avant de payer quoi que ce soit.',
  },
});
