import { type Language, paths } from '@evenway/contract';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const NEW_SIGN_IN_MAIL = 'new-sign-in';

interface Values {
  readonly name: string;
  readonly brand: string;
  readonly at: string;
  readonly device: string;
  readonly network: string;
  readonly webUrl: string;
}

const texts = {
  en: ({ name, brand, at, device, network, webUrl }: Values) => ({
    subject: `New sign-in to your ${brand} account`,
    heading: `Hello ${name}, was this you?`,
    paragraphs: [
      `Your account was opened in a browser we have not seen before: ${device || 'an unknown browser'}, from ${network}, on ${at}.`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'See where you are signed in', url: `${webUrl}${paths.accountSecurity}` },
    note: `If it was not you, choose a new password now, which signs everyone out, and turn on two-step sign-in: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: ({ name, brand, at, device, network, webUrl }: Values) => ({
    subject: `Nouvelle connexion à votre compte ${brand}`,
    heading: `Bonjour ${name}, était-ce vous\u202f?`,
    paragraphs: [
      `Votre compte a été ouvert dans un navigateur que nous ne connaissions pas\u202f: ${device || 'navigateur inconnu'}, depuis ${network}, le ${at}.`,
      'Si c’était vous, vous n’avez rien à faire.',
    ],
    action: { label: 'Voir mes sessions ouvertes', url: `${webUrl}${paths.accountSecurity}` },
    note: `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes les sessions, et activez la connexion en deux étapes\u202f: ${webUrl}${paths.forgotPassword}`,
  }),
};

export const newSignInMail: MailTemplate = {
  name: NEW_SIGN_IN_MAIL,
  audience: 'account',
  compose: async (
    { firstName: name = '', at = '', device = '', network = '' },
    { language, brandName: brand, webUrl },
  ) => texts[language]({ name, brand, at: formatDateTime(language, new Date(at)), device, network, webUrl }),
};

/** In universal time: a mail does not know where it is read. */
function formatDateTime(language: Language, at: Date): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}
