import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    back: 'Back',
    updated: 'Last updated: January 2025',
    contents: 'Contents',
  },
  fr: {
    back: 'Retour',
    updated: 'Dernière mise à jour\u202f: janvier 2025',
    contents: 'Sommaire',
  },
});
