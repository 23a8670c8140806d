import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const companySignInTexts = defineTexts({
  en: {
    title: 'Sign in with your company',
    lead: 'Enter your work email address, and we will take you to your company’s sign-in page.',
    submit: 'Continue',
    submitting: 'Finding your company…',
    failed: 'Signing in with your company failed. Please try again.',
  },
  fr: {
    title: 'Se connecter avec votre entreprise',
    lead: 'Saisissez votre adresse e-mail professionnelle. Nous vous envoyons vers la page de connexion de votre entreprise.',
    submit: 'Continuer',
    submitting: 'Recherche de votre entreprise…',
    failed: 'La connexion avec votre entreprise a échoué. Veuillez réessayer.',
  },
});
