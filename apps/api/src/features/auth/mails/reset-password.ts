import { LINK_LIFETIME_MINUTES, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { linkAddress } from '../../../platform/mailed-links/link-address.ts';

export const RESET_PASSWORD_MAIL = 'reset-password';

const texts = {
  en: (name: string, brand: string, url: string) => ({
    subject: `Reset your ${brand} password`,
    heading: `Hello ${name}, choose a new password`,
    paragraphs: [`Someone, hopefully you, asked for a new password for your ${brand} account.`],
    action: { label: 'Choose a new password', url },
    note: `The link works once, for ${LINK_LIFETIME_MINUTES} minutes. If you did not ask for it, ignore this email: your password stays as it is.`,
  }),
  fr: (name: string, brand: string, url: string) => ({
    subject: `Réinitialisez votre mot de passe ${brand}`,
    heading: `Bonjour ${name}, choisissez un nouveau mot de passe`,
    paragraphs: [`Un nouveau mot de passe vient d’être demandé pour votre compte ${brand}.`],
    action: { label: 'Choisir un nouveau mot de passe', url },
    note: `Le lien fonctionne une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.`,
  }),
};

export const resetPasswordMail = (keys: Keys): MailTemplate => ({
  name: RESET_PASSWORD_MAIL,
  audience: 'account',
  async compose({ firstName = '', linkId }, context) {
    const url = await linkAddress(context, keys, linkId, paths.resetPassword);
    return url ? texts[context.language](firstName, context.brandName, url) : null;
  },
});
