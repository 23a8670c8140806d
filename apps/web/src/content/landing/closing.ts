import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const closingTexts = defineTexts({
  en: {
    title: 'Put a quiet button on your website',
    text: `It takes one paste, and ${TRIAL_DAYS} days cost nothing.`,
    signUp: 'Start free trial',
    book: 'Talk to us first',
  },
  fr: {
    title: 'Posez un bouton discret sur votre site',
    text: `Un copier-coller suffit, et les ${TRIAL_DAYS} premiers jours sont gratuits.`,
    signUp: 'Commencer l’essai gratuit',
    book: 'En parler d’abord',
  },
});
