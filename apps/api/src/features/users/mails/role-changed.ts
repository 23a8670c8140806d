import { NEW_ADMIN_HOURS, paths, type Role } from '@evenway/contract';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const ROLE_CHANGED_MAIL = 'role-changed';

interface MailDetails {
  readonly name: string;
  readonly organization: string;
  readonly isAdmin: boolean;
  /** Who changed it, at the start of a sentence. */
  readonly by: string;
  readonly url: string;
}

const texts = {
  en: ({ name, organization, isAdmin, by, url }: MailDetails) => ({
    subject: isAdmin ? `You are now an admin of “${organization}”` : `Your role in “${organization}” has changed`,
    heading: isAdmin ? `Hello ${name}, you are now an admin` : `Hello ${name}, your role has changed`,
    paragraphs: isAdmin
      ? [
          `${by} made you an admin of “${organization}”. You can now edit its websites and widgets, change plans and billing, invite people and change its settings.`,
          `The most sensitive actions, such as deleting the organization, open after ${NEW_ADMIN_HOURS} hours.`,
        ]
      : [
          `${by} changed your role in “${organization}” from admin to user. You still see its websites, team and invoices, but only admins can change them.`,
        ],
    action: { label: isAdmin ? 'Go to the dashboard' : 'See your team', url },
    note: 'Not what you expected? Ask an admin of the organization.',
  }),
  fr: ({ name, organization, isAdmin, by, url }: MailDetails) => ({
    subject: isAdmin
      ? `Vous administrez désormais «\u202f${organization}\u202f»`
      : `Votre rôle dans «\u202f${organization}\u202f» a changé`,
    heading: isAdmin ? `Bonjour ${name}, vous êtes désormais admin` : `Bonjour ${name}, votre rôle a changé`,
    paragraphs: isAdmin
      ? [
          `${by} vous a donné le rôle d’admin dans «\u202f${organization}\u202f». Vous pouvez maintenant modifier ses sites et ses widgets, gérer les offres et la facturation, inviter des personnes et changer ses paramètres.`,
          `Les actions les plus sensibles, comme la suppression de l’organisation, s’ouvrent au bout de ${NEW_ADMIN_HOURS} heures.`,
        ]
      : [
          `${by} vous a retiré le rôle d’admin dans «\u202f${organization}\u202f»\u202f; vous êtes maintenant utilisateur. Vous voyez toujours ses sites, son équipe et ses factures, mais seuls les admins peuvent les modifier.`,
        ],
    action: { label: isAdmin ? 'Aller au tableau de bord' : 'Voir votre équipe', url },
    note: 'Vous ne vous y attendiez pas\u202f? Demandez à un admin de l’organisation.',
  }),
};

/** Where no admin did it: the company's sign-in, or the operator. */
const others = {
  en: { signIn: 'Your company’s sign-in', operator: 'Our support' },
  fr: { signIn: 'La connexion de votre entreprise', operator: 'Notre assistance' },
};

export const roleChangedMail: MailTemplate = {
  name: ROLE_CHANGED_MAIL,
  audience: 'account',
  async compose({ firstName = '', organization = '', role, by = '', byName = '' }, { language, webUrl }) {
    const isAdmin = role === ('ORG_ADMIN' satisfies Role);
    return texts[language]({
      name: inertName(firstName),
      organization: inertName(organization),
      isAdmin,
      by: by === 'signIn' || by === 'operator' ? others[language][by] : inertName(byName),
      url: `${webUrl}${isAdmin ? paths.dashboard : paths.team}`,
    });
  },
};
