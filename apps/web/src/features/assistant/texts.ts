import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Only the texts of the closed button, because every visitor loads them. */
export const texts = defineTexts({
  en: {
    title: 'Accessibility Assistant',
    ask: 'Ask',
    askWhom: 'the Accessibility Assistant',
    missing: 'Could not load the assistant. Check your connection and try again.',
  },
  fr: {
    title: 'Assistant d’accessibilité',
    ask: 'Une question\u202f?',
    askWhom: 'Assistant d’accessibilité',
    missing: 'L’assistant n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  },
});
