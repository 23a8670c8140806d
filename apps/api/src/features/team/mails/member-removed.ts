import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const MEMBER_REMOVED_MAIL = 'member-removed';

const texts = {
  en: (name: string, organization: string, brand: string, keepsAccount: boolean) => ({
    subject: `You were removed from “${organization}”`,
    heading: `Hello ${name}, you were removed from “${organization}”`,
    paragraphs: [
      keepsAccount
        ? `An admin removed you. Your ${brand} account and your other organizations stay as they are.`
        : `An admin removed you. It was your only organization, so your ${brand} account was deleted, and you were signed out everywhere.`,
    ],
    note: 'If you think this is a mistake, ask an admin of the organization to invite you again.',
  }),
  fr: (name: string, organization: string, brand: string, keepsAccount: boolean) => ({
    subject: `Vous avez été retiré de «\u202f${organization}\u202f»`,
    heading: `Bonjour ${name}, vous avez été retiré de «\u202f${organization}\u202f»`,
    paragraphs: [
      keepsAccount
        ? `Un admin vous a retiré de l’équipe. Votre compte ${brand} et vos autres organisations ne changent pas.`
        : `Un admin vous a retiré de l’équipe. C’était votre seule organisation\u202f: votre compte ${brand} a été supprimé, et toutes vos sessions sont fermées.`,
    ],
    note: 'Si vous pensez qu’il s’agit d’une erreur, demandez à un admin de l’organisation de vous inviter à nouveau.',
  }),
};

export const memberRemovedMail: MailTemplate = {
  name: MEMBER_REMOVED_MAIL,
  audience: 'formerMembers',
  compose: async ({ firstName = '', organization = '', keepsAccount }, { language, brandName }) =>
    texts[language](inertName(firstName), inertName(organization), brandName, keepsAccount === 'true'),
};
