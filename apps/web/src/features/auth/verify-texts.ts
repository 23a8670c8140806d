import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const verifyTexts = defineTexts({
  en: {
    page: 'Email verification',
    verifying: 'Verifying your email',
    wait: 'This takes only a moment.',
    verified: 'Your email is verified',
    next: 'You can sign in now. We take you there in a moment.',
    toLogin: 'Go to sign in',
    loginNotice: 'Your email address has been verified. You can sign in now.',
    failedTitle: 'We could not verify your email',
    failed: 'Email verification failed',
    network: 'Network error occurred during verification',
    noToken: 'Verification token is missing',
    newLink: 'Get a new verification link',
  },
  fr: {
    page: 'Confirmation de l’adresse e-mail',
    verifying: 'Confirmation de votre adresse e-mail',
    wait: 'Cela ne prend qu’un instant.',
    verified: 'Votre adresse e-mail est confirmée',
    next: 'Vous pouvez vous connecter. Nous vous y conduisons dans un instant.',
    toLogin: 'Aller à la connexion',
    loginNotice: 'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
    failedTitle: 'Votre adresse e-mail n’a pas pu être confirmée',
    failed: 'La confirmation de l’adresse e-mail a échoué',
    network: 'Une erreur réseau s’est produite pendant la confirmation',
    noToken: 'Le jeton de confirmation est absent',
    newLink: 'Obtenir un nouveau lien de confirmation',
  },
});
