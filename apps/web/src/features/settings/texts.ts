import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Organization Settings',
    subtitle: 'The name of your organization.',
    back: 'Back to Dashboard',
    notYet: 'Organization settings are not available yet',
    soon: 'Soon you will rename your organization here.',
  },
  fr: {
    title: 'Paramètres de l’organisation',
    subtitle: 'Le nom de votre organisation.',
    back: 'Retour au tableau de bord',
    notYet: 'Les paramètres de l’organisation ne sont pas encore disponibles',
    soon: 'Bientôt, vous pourrez renommer ici votre organisation.',
  },
});
