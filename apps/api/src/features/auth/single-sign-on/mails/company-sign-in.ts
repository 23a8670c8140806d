import { paths } from '@evenway/contract';
import { inertName } from '../../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const COMPANY_SIGN_IN_MAIL = 'company-sign-in';

const texts = {
  en: (name: string, organization: string, brand: string, url: string) => ({
    subject: `You can now sign in to ${organization} with your company`,
    heading: `Hello ${name}, your company now opens ${organization} for you`,
    paragraphs: [
      `Someone signed in to ${organization} with your company’s sign-in and your email address, so it is now connected to your ${brand} account.`,
      `It opens ${organization} and nothing else. Your password, your second step and your other organizations stay yours: only your own way of signing in opens them.`,
    ],
    action: { label: 'Open your account', url },
    note: 'If you do not know this organization, sign in your own way and leave it on your account page.',
  }),
  fr: (name: string, organization: string, brand: string, url: string) => ({
    subject: `Vous pouvez vous connecter à ${organization} avec votre entreprise`,
    heading: `Bonjour ${name}, votre entreprise vous ouvre désormais ${organization}`,
    paragraphs: [
      `Quelqu’un s’est connecté à ${organization} par le système de connexion de votre entreprise, avec votre adresse e-mail\u202f: il est maintenant relié à votre compte ${brand}.`,
      `Il ouvre ${organization}, et rien d’autre. Votre mot de passe, votre deuxième étape et vos autres organisations restent à vous\u202f: seule votre propre façon de vous connecter les ouvre.`,
    ],
    action: { label: 'Ouvrir mon compte', url },
    note: 'Si vous ne connaissez pas cette organisation, connectez-vous comme d’habitude et quittez-la depuis la page de votre compte.',
  }),
};

export const companySignInMail: MailTemplate = {
  name: COMPANY_SIGN_IN_MAIL,
  audience: 'account',
  compose: async ({ firstName = '', organization = '' }, { language, brandName, webUrl }) =>
    texts[language](firstName, inertName(organization), brandName, `${webUrl}${paths.account}`),
};
