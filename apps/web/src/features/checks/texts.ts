import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: { empty: 'No check yet' },
  fr: { empty: 'Pas encore de vérification' },
});
