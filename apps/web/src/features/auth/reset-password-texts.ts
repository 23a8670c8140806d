import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const resetPasswordTexts = defineTexts({
  en: {
    title: 'Set a new password',
    submit: 'Save new password',
    submitting: 'Saving...',
    failed: 'Failed to reset password',
    invalidTitle: 'Invalid Reset Link',
    noToken: 'Password reset token is missing',
    whatNow: 'Open the link from the newest mail, or ask for a new one.',
    newLink: 'Get a new reset link',
    doneTitle: 'Your password is changed',
    done: 'All your earlier sessions have ended. Sign in with the new password.',
    toLogin: 'Go to sign in',
    loginNotice: 'Your password has been reset. You can sign in with the new one.',
  },
  fr: {
    title: 'Choisissez un nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement...',
    failed: 'Le mot de passe n’a pas pu être réinitialisé',
    invalidTitle: 'Lien de réinitialisation non valide',
    noToken: 'Le jeton de réinitialisation est absent',
    whatNow: 'Ouvrez le lien de l’e-mail le plus récent, ou demandez-en un nouveau.',
    newLink: 'Obtenir un nouveau lien',
    doneTitle: 'Votre mot de passe est changé',
    done: 'Toutes vos sessions précédentes sont fermées. Connectez-vous avec le nouveau mot de passe.',
    toLogin: 'Aller à la connexion',
    loginNotice: 'Votre mot de passe a été réinitialisé. Connectez-vous avec le nouveau.',
  },
});
