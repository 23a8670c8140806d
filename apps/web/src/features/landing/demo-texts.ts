import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** A page in miniature, and the controls that a visitor can try on it. */
export const demoTexts = defineTexts({
  en: {
    label: 'Try it on a sample page',
    controls: { size: 'Larger text', spacing: 'More space', contrast: 'High contrast', links: 'Highlight links' },
    page: {
      title: 'Opening hours of the bakery',
      text: 'Fresh bread comes out of the oven at seven. On market days we stay open until the last loaf is gone.',
      link: 'Order ahead',
    },
  },
  fr: {
    label: 'Essayez sur une page d’exemple',
    controls: {
      size: 'Texte plus grand',
      spacing: 'Plus d’espace',
      contrast: 'Contraste élevé',
      links: 'Liens visibles',
    },
    page: {
      title: 'Horaires de la boulangerie',
      text: 'Le pain sort du four à sept heures. Les jours de marché, nous restons ouverts jusqu’à la dernière miche.',
      link: 'Commander à l’avance',
    },
  },
});
