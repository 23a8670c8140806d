import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Names of products are the same in every language. */
export const platforms = {
  content: ['WordPress', 'Drupal', 'Joomla', 'Squarespace', 'Webflow'],
  commerce: ['Shopify', 'WooCommerce', 'PrestaShop'],
  learning: ['Moodle', 'Canvas'],
} as const;

export const integrationsTexts = defineTexts({
  en: {
    title: 'Works wherever you can paste a snippet',
    lead: 'No plugin to install, nothing to keep up to date. These ten let you add a snippet to every page, and so do most others.',
    groups: { content: 'Content', commerce: 'Commerce', learning: 'Learning' },
    note: 'The names belong to their owners. We are not partners of theirs.',
  },
  fr: {
    title: 'Partout où vous pouvez coller un extrait de code',
    lead: 'Aucune extension à installer, rien à tenir à jour. Ces dix plateformes acceptent un extrait de code sur chaque page, et la plupart des autres aussi.',
    groups: { content: 'Contenu', commerce: 'Commerce', learning: 'Formation' },
    note: 'Ces noms appartiennent à leurs propriétaires. Nous ne sommes pas leurs partenaires.',
  },
});
