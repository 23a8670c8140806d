import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const passwordTexts = defineTexts({
  en: {
    current: 'Current password',
    next: 'New password',
    nextHelp: 'At least 8 characters.',
    confirm: 'Confirm new password',
    currentRequired: 'Current password is required',
    different: 'New password and confirm password do not match',
    tooShort: 'Password must be at least 8 characters long',
    cleared: 'The fields were emptied. Please fill them in again.',
    submit: 'Update password',
    submitting: 'Updating…',
    saved: 'Password updated successfully!',
    othersEnded: 'Your sessions on other devices have ended. Sign in there with the new password.',
    failed: 'Failed to change password',
    first: {
      help: (email: string) =>
        `You sign in without a password so far. We can mail a link to ${email}, where you choose one.`,
      send: 'Email me a link',
      sending: 'Sending…',
      sent: (email: string) => `We sent a link to ${email}. It works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
      failed: 'Failed to send password reset email',
    },
  },
  fr: {
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    nextHelp: 'Au moins 8 caractères.',
    confirm: 'Confirmez le nouveau mot de passe',
    currentRequired: 'Le mot de passe actuel est obligatoire',
    different: 'Le nouveau mot de passe et sa confirmation ne sont pas identiques',
    tooShort: 'Le mot de passe doit compter au moins 8 caractères',
    cleared: 'Les champs ont été vidés. Veuillez les remplir de nouveau.',
    submit: 'Changer le mot de passe',
    submitting: 'Changement…',
    saved: 'Votre mot de passe est changé\u202f!',
    othersEnded: 'Vos sessions sur d’autres appareils sont fermées. Connectez-vous-y avec le nouveau mot de passe.',
    failed: 'Le mot de passe n’a pas pu être changé',
    first: {
      help: (email: string) =>
        `Vous vous connectez sans mot de passe jusqu’ici. Nous pouvons envoyer à ${email} un lien pour en choisir un.`,
      send: 'Recevoir un lien',
      sending: 'Envoi…',
      sent: (email: string) =>
        `Nous avons envoyé un lien à ${email}. Il sert une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes.`,
      failed: 'L’e-mail de réinitialisation n’a pas pu être envoyé',
    },
  },
});
