import { paths } from '@evenway/contract';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const CODES_GUESSED_MAIL = 'codes-guessed';

const texts = {
  en: (name: string, brand: string, webUrl: string) => ({
    subject: `Wrong codes were tried on your ${brand} account`,
    heading: `Hello ${name}, was this you?`,
    paragraphs: [
      'Someone entered several wrong codes for your two-step sign-in. We stopped them, and your account was not opened.',
      'To get that far they needed your password, your account at a sign-in provider, or a browser where you are signed in.',
      'If it was you: your device, a recovery code, or waiting a while gets you in.',
    ],
    action: { label: 'See where you are signed in', url: `${webUrl}${paths.accountSecurity}` },
    note: `If it was not you, choose a new password now, which signs everyone out: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: (name: string, brand: string, webUrl: string) => ({
    subject: `Des codes erronés ont été essayés sur votre compte ${brand}`,
    heading: `Bonjour ${name}, était-ce vous\u202f?`,
    paragraphs: [
      'Quelqu’un a saisi plusieurs codes erronés pour votre connexion en deux étapes. Nous l’avons arrêté, et votre compte n’a pas été ouvert.',
      'Pour aller jusque-là, il fallait votre mot de passe, votre compte chez un fournisseur de connexion, ou un navigateur où vous êtes connecté.',
      'Si c’était vous\u202f: votre appareil, un code de secours ou un peu de patience vous permettront d’entrer.',
    ],
    action: { label: 'Voir mes sessions ouvertes', url: `${webUrl}${paths.accountSecurity}` },
    note: `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes les sessions\u202f: ${webUrl}${paths.forgotPassword}`,
  }),
};

export const codesGuessedMail: MailTemplate = {
  name: CODES_GUESSED_MAIL,
  audience: 'account',
  compose: async ({ firstName = '' }, { language, brandName, webUrl }) => texts[language](firstName, brandName, webUrl),
};
