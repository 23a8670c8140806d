import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** A miniature page, and the controls that a visitor can try on it, named as in the panel. */
export const samplePageTexts = defineTexts({
  en: {
    label: 'Sample page',
    hint: 'Try it on this sample page',
    address: 'rye-and-daughter.example',
    controls: { larger: 'Larger text', lineHeight: 'Line spacing', contrast: 'Contrast', links: 'Highlight links' },
    page: {
      name: 'Rye & Daughter',
      title: 'The oven is hot at seven',
      text: 'Come early for rolls, later for rye. On market days we stay open until the last loaf is gone.',
      hours: 'Tuesday to Saturday, 7\u00a0am to 1\u00a0pm',
      link: 'Order a loaf ahead',
    },
  },
  fr: {
    label: 'Page d’exemple',
    hint: 'Essayez sur cette page d’exemple',
    address: 'seigle-et-fille.example',
    controls: {
      larger: 'Texte plus grand',
      lineHeight: 'Interligne',
      contrast: 'Contraste',
      links: 'Mettre les liens en évidence',
    },
    page: {
      name: 'Seigle & Fille',
      title: 'Le four est chaud à sept heures',
      text: 'Venez tôt pour les petits pains, plus tard pour le seigle. Les jours de marché, nous restons jusqu’à la dernière miche.',
      hours: 'Du mardi au samedi, de 7\u00a0h à 13\u00a0h',
      link: 'Réserver un pain',
    },
  },
});
