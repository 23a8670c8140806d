import { paths } from '@evenway/contract';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { providerNames } from '../../../platform/mail/provider-names.ts';

export const PASSWORD_CHANGED_MAIL = 'password-changed';

const texts = {
  en: (name: string, brand: string, webUrl: string, unlinked: string) => ({
    subject: `Your ${brand} password was changed`,
    heading: `Hello ${name}, your password was changed`,
    paragraphs: [
      'You were signed out everywhere else. Sign in there with the new password.',
      ...(unlinked ? [`Signing in with ${unlinked} was removed from your account. Use your new password.`] : []),
    ],
    action: { label: 'Sign in', url: `${webUrl}${paths.login}` },
    note: `If it was not you, choose a new password at once: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: (name: string, brand: string, webUrl: string, unlinked: string) => ({
    subject: `Votre mot de passe ${brand} a été modifié`,
    heading: `Bonjour ${name}, votre mot de passe a été modifié`,
    paragraphs: [
      'Vos autres sessions ont été fermées. Connectez-vous avec le nouveau mot de passe.',
      ...(unlinked
        ? [`La connexion avec ${unlinked} a été supprimée de votre compte. Utilisez votre nouveau mot de passe.`]
        : []),
    ],
    action: { label: 'Se connecter', url: `${webUrl}${paths.login}` },
    note: `Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe : ${webUrl}${paths.forgotPassword}`,
  }),
};

export const passwordChangedMail: MailTemplate = {
  name: PASSWORD_CHANGED_MAIL,
  audience: 'account',
  compose: async ({ firstName = '', unlinked = '' }, { language, brandName, webUrl }) =>
    texts[language](firstName, brandName, webUrl, providerNames(unlinked)),
};
