import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const signupTexts = defineTexts({
  en: {
    title: 'Create your account',
    lead: 'You’ll be the first admin of your organization.',
    chosen: (plan: string) => `You chose ${plan}.`,
    period: { yearly: 'billed yearly', monthly: 'billed monthly' },
    chosenLater: 'You can still change it when you add your website. Nothing is charged before.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    submit: 'Create account',
    submitting: 'Creating account…',
    failed: 'Signup failed',
  },
  fr: {
    title: 'Créez votre compte',
    lead: 'Votre organisation est créée en même temps, et vous l’administrez.',
    chosen: (plan) => `Vous avez choisi ${plan}.`,
    period: { yearly: 'facturation annuelle', monthly: 'facturation mensuelle' },
    chosenLater: 'Vous pourrez encore changer en ajoutant votre site. Rien n’est débité avant.',
    haveAccount: 'Vous avez déjà un compte\u202f?',
    signIn: 'Se connecter',
    submit: 'Créer le compte',
    submitting: 'Création du compte…',
    failed: 'La création du compte a échoué',
  },
});
