import { paths, withArticle } from '@evenway/contract';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const ACCOUNT_EXISTS_MAIL = 'account-exists';

const texts = {
  en: (name: string, brand: string, webUrl: string) => ({
    subject: `You already have ${withArticle(brand)} account`,
    heading: `Hello ${name}, you already have an account`,
    paragraphs: [
      `Someone, hopefully you, tried to sign up to ${brand} with this address. There is an account already, so nothing was changed.`,
      `Forgot your password? Choose a new one here: ${webUrl}${paths.forgotPassword}`,
    ],
    action: { label: 'Sign in', url: `${webUrl}${paths.login}` },
    note: 'If it was not you, you can ignore this email.',
  }),
  fr: (name: string, brand: string, webUrl: string) => ({
    subject: `Vous avez déjà un compte ${brand}`,
    heading: `Bonjour ${name}, vous avez déjà un compte`,
    paragraphs: [
      `Une inscription à ${brand} vient d’être tentée avec cette adresse. Un compte existe déjà : rien n’a été modifié.`,
      `Mot de passe oublié ? Choisissez-en un nouveau ici : ${webUrl}${paths.forgotPassword}`,
    ],
    action: { label: 'Se connecter', url: `${webUrl}${paths.login}` },
    note: 'Si vous n’êtes pas à l’origine de cette tentative, ignorez ce message.',
  }),
};

export const accountExistsMail: MailTemplate = {
  name: ACCOUNT_EXISTS_MAIL,
  audience: 'account',
  compose: async ({ firstName = '' }, { language, brandName, webUrl }) => texts[language](firstName, brandName, webUrl),
};
