import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const closingTexts = defineTexts({
  en: {
    title: 'Put a quiet button on your website',
    text: `Paste one snippet. Free for ${TRIAL_DAYS} days.`,
    signUp: 'Start free trial',
    dashboard: 'Go to dashboard',
    book: 'Talk to us first',
  },
  fr: {
    title: 'Posez un bouton discret sur votre site',
    text: `Collez un extrait de code. Gratuit pendant ${TRIAL_DAYS} jours.`,
    signUp: 'Commencer l’essai gratuit',
    dashboard: 'Aller au tableau de bord',
    book: 'En parler d’abord',
  },
});
