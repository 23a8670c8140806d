import { paths } from '@evenway/contract';
import { formatDay } from '../../../platform/mail/format.ts';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const ORGANIZATION_CLOSING_MAIL = 'organization-closing';

interface MailDetails {
  readonly firstName: string;
  readonly organization: string;
  /** Who closed or restored it. */
  readonly by: string;
  readonly isOwn: boolean;
  readonly isAdmin: boolean;
  readonly day: string;
  readonly brand: string;
  readonly url: string;
}

const english = {
  closed: ({ firstName, organization, by, isOwn, isAdmin, day, brand, url }: MailDetails) => ({
    subject: `“${organization}” will be deleted on ${day}`,
    heading: 'Your organization is closed',
    paragraphs: [
      `Hello ${firstName},`,
      `${isOwn ? 'You' : by} closed “${organization}” on ${brand}. Its widgets have stopped, and we are ending its subscriptions: nothing more will be charged.`,
      `On ${day} we delete it for good, with its websites, settings and counts, and the accounts of members who belong to no other organization${isOwn ? '. Your own account stays' : ''}.`,
      isAdmin
        ? 'Until then you can restore it. Subscriptions do not begin again by themselves.'
        : 'Until then an admin can restore it.',
    ],
    ...(isAdmin && { action: { label: 'See how to restore it', url } }),
    note: isOwn
      ? 'Past invoices stay with our payment provider, as the law asks. If this was not you, restore it and change your password at once.'
      : 'If you think that this is a mistake, ask the person named above.',
  }),
  reminder: ({ firstName, organization, isAdmin, day, brand, url }: MailDetails) => ({
    subject: `Last days: “${organization}” will be deleted on ${day}`,
    heading: 'Your organization will be deleted soon',
    paragraphs: [
      `Hello ${firstName},`,
      `“${organization}” on ${brand} is closed. On ${day} we delete it for good; it cannot be restored after that.`,
      isAdmin
        ? 'If you want to keep it, or a copy of its data, sign in before that day.'
        : 'If you want to keep it, ask an admin to restore it before that day.',
    ],
    ...(isAdmin && { action: { label: 'See how to restore it', url } }),
  }),
  restored: ({ firstName, organization, by, isOwn, isAdmin, brand, url }: MailDetails) => ({
    subject: `“${organization}” is back`,
    heading: 'Your organization was restored',
    paragraphs: [
      `Hello ${firstName},`,
      `${isOwn ? 'You' : by} restored “${organization}” on ${brand}. Its websites, settings, counts and members are as they were.`,
      isAdmin
        ? 'Its subscriptions have ended. Subscribe each website again to bring its widget back.'
        : 'Its widgets come back when an admin subscribes its websites again.',
    ],
    ...(isAdmin && { action: { label: 'Go to the dashboard', url } }),
  }),
};

const french: typeof english = {
  closed: ({ firstName, organization, by, isOwn, isAdmin, day, brand, url }) => ({
    subject: `«\u202f${organization}\u202f» sera supprimée le ${day}`,
    heading: 'Votre organisation est fermée',
    paragraphs: [
      `Bonjour ${firstName},`,
      `${isOwn ? 'Vous avez' : `${by} a`} fermé «\u202f${organization}\u202f» sur ${brand}. Ses widgets sont arrêtés et nous mettons fin à ses abonnements\u202f: plus rien ne sera prélevé.`,
      `Le ${day}, nous la supprimons définitivement, avec ses sites, ses réglages et ses chiffres, ainsi que les comptes des membres qui n’ont pas d’autre organisation${isOwn ? '. Votre compte est conservé' : ''}.`,
      isAdmin
        ? 'D’ici là, vous pouvez la rétablir. Les abonnements ne reprennent pas d’eux-mêmes.'
        : 'D’ici là, un admin peut la rétablir.',
    ],
    ...(isAdmin && { action: { label: 'Voir comment la rétablir', url } }),
    note: isOwn
      ? 'Les factures passées restent chez notre prestataire de paiement, comme la loi le demande. Si ce n’était pas vous, rétablissez-la et changez votre mot de passe sans attendre.'
      : 'Si vous pensez qu’il s’agit d’une erreur, demandez à la personne nommée ci-dessus.',
  }),
  reminder: ({ firstName, organization, isAdmin, day, brand, url }) => ({
    subject: `Derniers jours\u202f: «\u202f${organization}\u202f» sera supprimée le ${day}`,
    heading: 'Votre organisation sera bientôt supprimée',
    paragraphs: [
      `Bonjour ${firstName},`,
      `«\u202f${organization}\u202f» sur ${brand} est fermée. Le ${day}, nous la supprimons définitivement\u202f; elle ne pourra plus être rétablie ensuite.`,
      isAdmin
        ? 'Si vous voulez la garder, ou une copie de ses données, connectez-vous avant ce jour.'
        : 'Si vous voulez la garder, demandez à un admin de la rétablir avant ce jour.',
    ],
    ...(isAdmin && { action: { label: 'Voir comment la rétablir', url } }),
  }),
  restored: ({ firstName, organization, by, isOwn, isAdmin, brand, url }) => ({
    subject: `«\u202f${organization}\u202f» est de retour`,
    heading: 'Votre organisation a été rétablie',
    paragraphs: [
      `Bonjour ${firstName},`,
      `${isOwn ? 'Vous avez' : `${by} a`} rétabli «\u202f${organization}\u202f» sur ${brand}. Ses sites, ses réglages, ses chiffres et ses membres sont comme avant.`,
      isAdmin
        ? 'Ses abonnements ont pris fin. Abonnez de nouveau chaque site pour retrouver son widget.'
        : 'Ses widgets reviendront quand un admin aura de nouveau abonné ses sites.',
    ],
    ...(isAdmin && { action: { label: 'Aller au tableau de bord', url } }),
  }),
};

const texts = { en: english, fr: french };

export const organizationClosingMail: MailTemplate = {
  name: ORGANIZATION_CLOSING_MAIL,
  audience: 'account',
  async compose(
    { kind = '', firstName = '', organization = '', by = '', deletesAt = '', own, isAdmin },
    { language, brandName, webUrl },
  ) {
    if (kind !== 'closed' && kind !== 'reminder' && kind !== 'restored') return null;
    return texts[language][kind]({
      firstName: inertName(firstName),
      organization: inertName(organization),
      by: inertName(by) || (language === 'fr' ? 'Notre assistance' : 'Our support team'),
      isOwn: own === 'true',
      isAdmin: isAdmin === 'true',
      day: formatDay(language, deletesAt),
      brand: brandName,
      url: `${webUrl}${paths.dashboard}`,
    });
  },
};
