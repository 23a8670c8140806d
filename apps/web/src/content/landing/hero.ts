import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const heroTexts = defineTexts({
  en: {
    title: 'Let visitors read your website their way',
    lead: 'One snippet adds a quiet button to your pages. Behind it, each visitor sets the text, the contrast and the calm they need.',
    signUp: 'Start free trial',
    note: `${TRIAL_DAYS} days free on every plan. Nothing on your page changes until a visitor asks for it.`,
  },
  fr: {
    title: 'Laissez chacun lire votre site à sa façon',
    lead: 'Un extrait de code ajoute un bouton discret à vos pages. Derrière lui, chacun règle le texte, le contraste et le calme dont il a besoin.',
    signUp: 'Commencer l’essai gratuit',
    note: `${TRIAL_DAYS} jours gratuits, quelle que soit l’offre. Rien ne change sur votre page tant que personne ne le demande.`,
  },
});
