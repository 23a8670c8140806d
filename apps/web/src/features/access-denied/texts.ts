import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Access Denied',
    reason:
      "You don't have permission to access this page. Please contact your administrator if you believe this is an error.",
    back: 'Go Back',
    dashboard: 'Go to Dashboard',
    signOut: 'Sign Out',
  },
  fr: {
    title: 'Accès refusé',
    reason:
      'Vous n’avez pas l’autorisation d’accéder à cette page. Si vous pensez qu’il s’agit d’une erreur, veuillez contacter votre administrateur.',
    back: 'Revenir en arrière',
    dashboard: 'Aller au tableau de bord',
    signOut: 'Se déconnecter',
  },
});
