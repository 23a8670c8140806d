import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    back: 'Back',
    updated: 'Last updated: January 2025',
    contact: 'Contact',
    questions: 'Questions about this page go to',
  },
  fr: {
    back: 'Retour',
    updated: 'Dernière mise à jour\u202f: janvier 2025',
    contact: 'Contact',
    questions: 'Pour toute question sur cette page, écrivez à',
  },
});
