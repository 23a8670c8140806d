import { LINK_LIFETIME_MINUTES, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { linkAddress } from '../../../platform/mailed-links/link-address.ts';

export const APPROVE_EMAIL_CHANGE_MAIL = 'approve-email-change';

interface Values {
  readonly name: string;
  readonly brand: string;
  readonly newEmail: string;
  readonly url: string;
  readonly webUrl: string;
}

const texts = {
  en: ({ name, brand, newEmail, url, webUrl }: Values) => ({
    subject: `Approve the new email address of your ${brand} account`,
    heading: `Hello ${name}, did you ask for this change?`,
    paragraphs: [
      `Someone, hopefully you, asked to move your ${brand} account to ${newEmail}. Nothing changes unless you approve it.`,
      `The link works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
    ],
    action: { label: 'Review the change', url },
    note: `If it was not you, do not approve it and choose a new password now, which signs everyone out: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: ({ name, brand, newEmail, url, webUrl }: Values) => ({
    subject: `Autorisez la nouvelle adresse e-mail de votre compte ${brand}`,
    heading: `Bonjour ${name}, avez-vous demandé ce changement\u202f?`,
    paragraphs: [
      `Une demande vient d’être faite pour rattacher votre compte ${brand} à ${newEmail}. Rien ne change sans votre accord.`,
      `Le lien fonctionne une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes.`,
    ],
    action: { label: 'Examiner la demande', url },
    note: `Si vous n’êtes pas à l’origine de cette demande, ne l’autorisez pas et choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes les sessions\u202f: ${webUrl}${paths.forgotPassword}`,
  }),
};

export const approveEmailChangeMail = (keys: Keys): MailTemplate => ({
  name: APPROVE_EMAIL_CHANGE_MAIL,
  audience: 'account',
  async compose({ firstName: name = '', newEmail = '', linkId }, context) {
    const { language, brandName: brand, webUrl } = context;
    const url = await linkAddress(context, keys, linkId, paths.approveEmail);
    return url ? texts[language]({ name, brand, newEmail, url, webUrl }) : null;
  },
});
