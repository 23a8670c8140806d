import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Product names are the same in every language. */
export const platforms = {
  content: ['WordPress', 'Drupal', 'Joomla', 'Squarespace', 'Webflow'],
  commerce: ['Shopify', 'WooCommerce', 'PrestaShop'],
  learning: ['Moodle', 'Canvas'],
} as const;

export const integrationsTexts = defineTexts({
  en: {
    title: 'Works wherever you can paste a snippet',
    lead: 'No plugin to install, nothing to update. These ten platforms accept a snippet on every page, and so do most others.',
    groups: { content: 'Content', commerce: 'Commerce', learning: 'Learning' },
    note: (brand: string) => `Names belong to their owners. ${brand} is not affiliated with them.`,
  },
  fr: {
    title: 'Partout où vous pouvez coller un extrait de code',
    lead: 'Rien à installer, rien à mettre à jour. Ces dix plateformes acceptent un extrait de code sur chaque page, et la plupart des autres aussi.',
    groups: { content: 'Contenu', commerce: 'Commerce', learning: 'Formation' },
    note: (brand: string) => `Ces noms appartiennent à leurs propriétaires. ${brand} n’a aucun lien avec eux.`,
  },
});
