import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: { empty: 'No statement yet' },
  fr: { empty: 'Pas encore de déclaration' },
});
