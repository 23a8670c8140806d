import { paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import { formatDay } from '../../../platform/mail/format.ts';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { describeDeletionLink } from '../deletion/deletion-repository.ts';

export const ACCOUNT_CLOSING_MAIL = 'account-closing';

interface MailDetails {
  readonly firstName: string;
  readonly day: string;
  readonly brand: string;
  readonly url: string;
  readonly isReminder: boolean;
}

const texts = {
  en: ({ firstName, day, brand, url, isReminder }: MailDetails) => ({
    subject: `${isReminder ? 'Last days: your' : 'Your'} account will be deleted on ${day}`,
    heading: `Your ${brand} account is closed`,
    paragraphs: [
      `Hello ${firstName},`,
      isReminder
        ? `On ${day} we delete your account and what belongs to it. It cannot be restored after that.`
        : `As you asked, your account is closed and you are signed out everywhere. On ${day} we delete it, with what belongs to it, and you leave all of your organizations.`,
      'If you change your mind, keep your account with one click, or sign in before that day.',
    ],
    action: { label: 'Keep my account', url },
    note: 'If this was not you, keep your account and change your password at once.',
  }),
  fr: ({ firstName, day, brand, url, isReminder }: MailDetails) => ({
    subject: `${isReminder ? 'Derniers jours\u202f: votre' : 'Votre'} compte sera supprimé le ${day}`,
    heading: `Votre compte ${brand} est fermé`,
    paragraphs: [
      `Bonjour ${firstName},`,
      isReminder
        ? `Le ${day}, nous supprimons votre compte et ce qui lui appartient. Il ne pourra plus être rétabli ensuite.`
        : `Comme vous l’avez demandé, votre compte est fermé et toutes vos sessions aussi. Le ${day}, nous le supprimons avec ce qui lui appartient, et vous quittez toutes vos organisations.`,
      'Si vous changez d’avis, gardez votre compte d’un simple clic, ou connectez-vous avant ce jour.',
    ],
    action: { label: 'Garder mon compte', url },
    note: 'Si ce n’était pas vous, gardez votre compte et changez votre mot de passe sans attendre.',
  }),
};

/** Not sent if the account was restored meanwhile. */
export const accountClosingMail = (keys: Keys): MailTemplate => ({
  name: ACCOUNT_CLOSING_MAIL,
  audience: 'account',
  async compose(
    { kind, firstName = '', deletesAt = '', deletionLinkId = '' },
    { db, language, brandName: brand, webUrl },
  ) {
    const secret = await describeDeletionLink(db, keys.link, deletionLinkId);
    if (!secret) return null;
    const url = `${webUrl}${paths.restoreAccount}?token=${secret}`;
    const day = formatDay(language, deletesAt);
    return texts[language]({ firstName: inertName(firstName), day, brand, url, isReminder: kind === 'reminder' });
  },
});
