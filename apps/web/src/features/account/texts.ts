import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Account Settings',
    subtitle: 'Your name, your email address and your password.',
    notYet: 'Account settings are not available yet',
    soon: 'Soon you will change your personal information and your password here. To set a new password today, sign out and use “Forgot your password?”.',
  },
  fr: {
    title: 'Paramètres du compte',
    subtitle: 'Votre nom, votre adresse e-mail et votre mot de passe.',
    notYet: 'Les paramètres du compte ne sont pas encore disponibles',
    soon: 'Bientôt, vous pourrez modifier ici vos informations personnelles et votre mot de passe. Pour changer de mot de passe dès maintenant, déconnectez-vous et utilisez «\u202fMot de passe oublié\u202f?\u202f».',
  },
});
