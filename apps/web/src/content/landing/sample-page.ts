import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** A page in miniature, and the controls that a visitor can try on it. */
export const samplePageTexts = defineTexts({
  en: {
    label: 'Try it on a sample page',
    hint: 'Press, and watch the page answer',
    address: 'rye-and-daughter.example',
    controls: { size: 'Larger text', spacing: 'More space', contrast: 'High contrast', links: 'Highlight links' },
    page: {
      name: 'Rye & Daughter',
      title: 'The oven is hot at seven',
      text: 'Come early for rolls, later for rye. On market days we stay open until the last loaf is gone.',
      hours: 'Tuesday to Saturday, 7 to 13',
      link: 'Order a loaf ahead',
    },
  },
  fr: {
    label: 'Essayez sur une page d’exemple',
    hint: 'Appuyez, et la page répond',
    address: 'seigle-et-fille.example',
    controls: {
      size: 'Texte plus grand',
      spacing: 'Plus d’espace',
      contrast: 'Contraste élevé',
      links: 'Liens visibles',
    },
    page: {
      name: 'Seigle & Fille',
      title: 'Le four est chaud à sept heures',
      text: 'Venez tôt pour les petits pains, plus tard pour le seigle. Les jours de marché, nous restons jusqu’à la dernière miche.',
      hours: 'Du mardi au samedi, de 7 h à 13 h',
      link: 'Réserver un pain',
    },
  },
});
