import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const signupTexts = defineTexts({
  en: {
    title: 'Create your account',
    lead: 'Your organization is created with it, and you become its admin.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    submit: 'Create account',
    submitting: 'Creating account...',
    failed: 'Signup failed',
  },
  fr: {
    title: 'Créez votre compte',
    lead: 'Votre organisation est créée en même temps, et vous l’administrez.',
    haveAccount: 'Vous avez déjà un compte\u202f?',
    signIn: 'Se connecter',
    submit: 'Créer le compte',
    submitting: 'Création du compte...',
    failed: 'La création du compte a échoué',
  },
});
