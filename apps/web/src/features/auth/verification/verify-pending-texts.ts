import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const verifyPendingTexts = defineTexts({
  en: {
    title: 'Check your email',
    sentTo: (email: string) => `We sent a verification link to ${email}. Open it to finish creating your account.`,
    askForEmail: 'Enter the address you signed up with, and we will send a new verification link to it.',
    expires: `The link works once, for ${LINK_LIFETIME_MINUTES} minutes. If you cannot find the email, look in your spam folder.`,
    resend: 'Resend verification email',
    resending: 'Sending…',
    resent: 'Verification email sent. Please check your inbox.',
    failed: 'Failed to resend verification email',
    wrongAddress: 'Wrong address?',
    signUpAgain: 'Sign up with the right one',
    correct: 'Wrong address? Correct it',
    sendThere: 'Send the link there',
    keepAddress: 'Keep this address',
    correctFailed: 'Signup failed',
  },
  fr: {
    title: 'Consultez votre messagerie',
    sentTo: (email: string) =>
      `Nous avons envoyé un lien de confirmation à ${email}. Ouvrez-le pour terminer la création de votre compte.`,
    askForEmail: 'Saisissez l’adresse de votre inscription, et nous y enverrons un nouveau lien de confirmation.',
    expires: `Le lien sert une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes. Vous ne le trouvez pas\u202f? Regardez dans les indésirables.`,
    resend: 'Renvoyer l’e-mail de confirmation',
    resending: 'Envoi…',
    resent: 'E-mail de confirmation envoyé. Consultez votre boîte de réception.',
    failed: 'L’e-mail de confirmation n’a pas pu être renvoyé',
    wrongAddress: 'Adresse erronée\u202f?',
    signUpAgain: 'Inscrivez-vous avec la bonne',
    correct: 'Adresse erronée\u202f? Corrigez-la',
    sendThere: 'Envoyer le lien à cette adresse',
    keepAddress: 'Garder cette adresse',
    correctFailed: 'La création du compte a échoué',
  },
});
