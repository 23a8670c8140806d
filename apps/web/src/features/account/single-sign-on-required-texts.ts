import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const singleSignOnRequiredTexts = defineTexts({
  en: {
    title: 'Sign in with your company',
    subtitle: (organization: string) => `${organization} asks you to sign in with your company.`,
    section: 'How to go on',
    help: 'You signed in another way. Sign in with your company to open this organization. Your other organizations are not affected.',
    start: 'Sign in with your company',
    starting: 'Finding your company…',
    failed: 'Signing in with your company failed. Please try again.',
    trouble: 'If your company’s sign-in does not work, ask an admin of your organization.',
  },
  fr: {
    title: 'Connectez-vous avec votre entreprise',
    subtitle: (organization: string) => `${organization} vous demande de vous connecter avec votre entreprise.`,
    section: 'Comment continuer',
    help: 'Vous vous êtes connecté autrement. Pour ouvrir cette organisation, connectez-vous avec votre entreprise. Vos autres organisations ne sont pas concernées.',
    start: 'Se connecter avec votre entreprise',
    starting: 'Recherche de votre entreprise…',
    failed: 'La connexion avec votre entreprise a échoué. Veuillez réessayer.',
    trouble: 'Si la connexion de votre entreprise ne fonctionne pas, adressez-vous à un admin de votre organisation.',
  },
});
