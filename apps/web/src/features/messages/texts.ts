import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: { empty: 'No messages yet' },
  fr: { empty: 'Pas encore de message' },
});
