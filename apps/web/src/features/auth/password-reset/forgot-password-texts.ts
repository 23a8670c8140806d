import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const forgotPasswordTexts = defineTexts({
  en: {
    title: 'Forgot your password?',
    lead: 'Enter your email address, and we will send you a link to set a new one.',
    submit: 'Send reset link',
    submitting: 'Sending…',
    failed: 'Failed to send password reset email',
    sentTitle: 'Check your email',
    sent: (email: string) => `If an account exists for ${email}, we have sent a link to set a new password.`,
    expires: `The link works once, for ${LINK_LIFETIME_MINUTES} minutes. If you cannot find the email, look in your spam folder.`,
    again: 'Use another address',
  },
  fr: {
    title: 'Mot de passe oublié\u202f?',
    lead: 'Saisissez votre adresse e-mail, et nous vous enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    failed: 'L’e-mail de réinitialisation n’a pas pu être envoyé',
    sentTitle: 'Consultez votre messagerie',
    sent: (email: string) =>
      `Si un compte existe pour ${email}, nous avons envoyé un lien pour choisir un nouveau mot de passe.`,
    expires: `Le lien sert une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes. Si vous ne trouvez pas l’e-mail, regardez dans les indésirables.`,
    again: 'Utiliser une autre adresse',
  },
});
