import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const ORGANIZATION_DELETED_MAIL = 'organization-deleted';

interface Mentioned {
  readonly firstName: string;
  readonly organization: string;
  readonly deletedBy: string;
  readonly brand: string;
  readonly isOwn: boolean;
  readonly keepsAccount: boolean;
}

const texts = {
  en: ({ firstName, organization, deletedBy, brand, isOwn, keepsAccount }: Mentioned) => ({
    subject: `“${organization}” was deleted`,
    heading: 'Your organization was deleted',
    paragraphs: [
      `Hello ${firstName},`,
      isOwn
        ? `You deleted “${organization}” on ${brand}. Its widgets have stopped and its subscriptions have ended: nothing more will be charged.`
        : `${deletedBy} deleted “${organization}” on ${brand}. Its widgets have stopped, and ${keepsAccount ? 'your account and your other organizations stay as they are' : 'your account there was deleted with it'}.`,
    ],
    note: isOwn
      ? 'Past invoices stay with our payment provider, as the law asks. If this was not you, write to us at once.'
      : 'You need not do anything. If you think that this is a mistake, ask the person named above.',
  }),
  fr: ({ firstName, organization, deletedBy, brand, isOwn, keepsAccount }: Mentioned) => ({
    subject: `«\u202f${organization}\u202f» a été supprimée`,
    heading: 'Votre organisation a été supprimée',
    paragraphs: [
      `Bonjour ${firstName},`,
      isOwn
        ? `Vous avez supprimé «\u202f${organization}\u202f» sur ${brand}. Ses widgets sont arrêtés et ses abonnements ont pris fin\u202f: plus rien ne sera prélevé.`
        : `${deletedBy} a supprimé «\u202f${organization}\u202f» sur ${brand}. Ses widgets sont arrêtés, et ${keepsAccount ? 'votre compte et vos autres organisations ne changent pas' : 'votre compte a été supprimé avec elle'}.`,
    ],
    note: isOwn
      ? 'Les factures passées restent chez notre prestataire de paiement, comme la loi le demande. Si ce n’était pas vous, écrivez-nous sans attendre.'
      : 'Vous n’avez rien à faire. Si vous pensez qu’il s’agit d’une erreur, demandez à la personne nommée ci-dessus.',
  }),
};

export const organizationDeletedMail: MailTemplate = {
  name: ORGANIZATION_DELETED_MAIL,
  audience: 'formerMembers',
  async compose({ firstName = '', organization = '', deletedBy = '', own, keepsAccount }, { language, brandName }) {
    return texts[language]({
      firstName: inertName(firstName),
      organization: inertName(organization),
      deletedBy: inertName(deletedBy),
      brand: brandName,
      isOwn: own === 'true',
      keepsAccount: keepsAccount === 'true',
    });
  },
};
