import { paths } from '@evenway/contract';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const RECOVERY_CODE_USED_MAIL = 'recovery-code-used';

const texts = {
  en: (name: string, brand: string, left: number, webUrl: string) => ({
    subject: `A recovery code of your ${brand} account was used`,
    heading: `Hello ${name}, a recovery code was used`,
    paragraphs: [
      left === 0
        ? 'It was the last one. Make new ones now, so that you can get in without your device again.'
        : `It does not work a second time. You have ${left} left.`,
      'If you lost your device, remove it from your account and set up another.',
    ],
    action: { label: 'Review your security', url: `${webUrl}${paths.accountSecurity}` },
    note: `If it was not you, choose a new password now, which signs everyone out: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: (name: string, brand: string, left: number, webUrl: string) => ({
    subject: `Un code de secours de votre compte ${brand} a été utilisé`,
    heading: `Bonjour ${name}, un code de secours a été utilisé`,
    paragraphs: [
      left === 0
        ? 'C’était le dernier. Créez-en de nouveaux dès maintenant, pour pouvoir entrer encore sans votre appareil.'
        : `Il ne fonctionnera pas une deuxième fois. Il vous en reste ${left}.`,
      'Si vous avez perdu votre appareil, retirez-le de votre compte et configurez-en un autre.',
    ],
    action: { label: 'Voir mes réglages de sécurité', url: `${webUrl}${paths.accountSecurity}` },
    note: `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes les sessions\u202f: ${webUrl}${paths.forgotPassword}`,
  }),
};

export const recoveryCodeUsedMail: MailTemplate = {
  name: RECOVERY_CODE_USED_MAIL,
  audience: 'account',
  compose: async ({ firstName = '', left = '0' }, { language, brandName, webUrl }) =>
    texts[language](firstName, brandName, Number(left), webUrl),
};
