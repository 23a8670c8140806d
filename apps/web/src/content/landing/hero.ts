import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const heroTexts = defineTexts({
  en: {
    title: 'Let visitors read your website their way',
    lead: 'One snippet adds a quiet button to your pages. Visitors open it to adjust text, contrast and motion.',
    signUp: 'Start free trial',
    dashboard: 'Go to dashboard',
    note: `Free for ${TRIAL_DAYS} days on every plan. Your pages stay as they are until a visitor asks for a change.`,
  },
  fr: {
    title: 'Laissez chacun lire votre site à sa façon',
    lead: 'Un extrait de code ajoute un bouton discret à vos pages. Vos visiteurs l’ouvrent pour régler le texte, le contraste et le mouvement.',
    signUp: 'Commencer l’essai gratuit',
    dashboard: 'Aller au tableau de bord',
    note: `${TRIAL_DAYS} jours gratuits, quelle que soit l’offre. Vos pages restent telles quelles tant que personne ne demande rien.`,
  },
});
