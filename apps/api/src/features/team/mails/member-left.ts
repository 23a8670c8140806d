import { paths } from '@evenway/contract';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const LEFT_ORGANIZATION_MAIL = 'left-organization';
export const MEMBER_LEFT_MAIL = 'member-left';

const leaverTexts = {
  en: (name: string, organization: string, brand: string, keepsAccount: boolean) => ({
    subject: `You left “${organization}”`,
    heading: `Hello ${name}, you left “${organization}”`,
    paragraphs: [
      keepsAccount
        ? `Your ${brand} account and your other organizations stay as they are.`
        : `Your ${brand} account was deleted, and you were signed out everywhere.`,
    ],
    note: 'To come back, ask an admin of the organization to invite you. If this was not you, write to us at once.',
  }),
  fr: (name: string, organization: string, brand: string, keepsAccount: boolean) => ({
    subject: `Vous avez quitté «\u202f${organization}\u202f»`,
    heading: `Bonjour ${name}, vous avez quitté «\u202f${organization}\u202f»`,
    paragraphs: [
      keepsAccount
        ? `Votre compte ${brand} et vos autres organisations ne changent pas.`
        : `Votre compte ${brand} a été supprimé, et toutes vos sessions sont fermées.`,
    ],
    note: 'Pour revenir, demandez une invitation à l’un de ses admins. Si ce n’était pas vous, écrivez-nous sans attendre.',
  }),
};

export const leftOrganizationMail: MailTemplate = {
  name: LEFT_ORGANIZATION_MAIL,
  audience: 'formerMembers',
  compose: async ({ firstName = '', organization = '', keepsAccount }, { language, brandName }) =>
    leaverTexts[language](inertName(firstName), inertName(organization), brandName, keepsAccount === 'true'),
};

const adminTexts = {
  en: (member: string, organization: string, url: string) => ({
    subject: `${member} left “${organization}”`,
    heading: `${member} left your organization`,
    paragraphs: [
      'This person can no longer sign in to your organization, and invitations they had sent are no longer valid. Your websites and subscriptions stay as they are.',
    ],
    action: { label: 'See your team', url },
  }),
  fr: (member: string, organization: string, url: string) => ({
    subject: `${member} a quitté «\u202f${organization}\u202f»`,
    heading: `${member} a quitté votre organisation`,
    paragraphs: [
      'Cette personne n’a plus accès à votre organisation, et les invitations qu’elle avait envoyées ne sont plus valables. Vos sites et vos abonnements ne changent pas.',
    ],
    action: { label: 'Voir votre équipe', url },
  }),
};

export const memberLeftMail: MailTemplate = {
  name: MEMBER_LEFT_MAIL,
  audience: 'organizationAdmins',
  compose: async ({ member = '', organization = '' }, { language, webUrl }) =>
    adminTexts[language](inertName(member), inertName(organization), `${webUrl}${paths.team}`),
};
