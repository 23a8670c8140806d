import { LINK_LIFETIME_MINUTES, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { linkAddress } from '../../../platform/mailed-links/link-address.ts';

export const CHOOSE_PASSWORD_MAIL = 'choose-password';

/** Several signups with one address, or an account that moved to another address and left its sign-in provider behind. */
export type PasswordChoiceReason = 'contested' | 'moved';

const texts = {
  en: (name: string, brand: string, url: string, isMoved: boolean) => ({
    subject: `Choose your ${brand} password`,
    heading: `Hello ${name}, choose your password`,
    paragraphs: [
      isMoved
        ? `Your ${brand} account now uses this address. Signing in with Google or Facebook was tied to the old one and has been removed, so you need a password.`
        : `Your email address is verified. It was used to sign up to ${brand} more than once, with different passwords. To keep your account yours, none of them works: please choose a new one.`,
    ],
    action: { label: 'Choose a password', url },
    note: `The link works once, for ${LINK_LIFETIME_MINUTES} minutes. After that, use “Forgot password?” on the sign-in page.`,
  }),
  fr: (name: string, brand: string, url: string, isMoved: boolean) => ({
    subject: `Choisissez votre mot de passe ${brand}`,
    heading: `Bonjour ${name}, choisissez votre mot de passe`,
    paragraphs: [
      isMoved
        ? `Votre compte ${brand} utilise désormais cette adresse. La connexion avec Google ou Facebook était liée à l’ancienne et a été supprimée\u202f: il vous faut un mot de passe.`
        : `Votre adresse e-mail est confirmée. Elle a servi à plusieurs inscriptions à ${brand}, avec des mots de passe différents. Pour protéger votre compte, aucun n’est conservé\u202f: choisissez-en un nouveau.`,
    ],
    action: { label: 'Choisir un mot de passe', url },
    note: `Le lien fonctionne une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes. Ensuite, utilisez «\u202fMot de passe oublié\u202f?\u202f» sur la page de connexion.`,
  }),
};

export const choosePasswordMail = (keys: Keys): MailTemplate => ({
  name: CHOOSE_PASSWORD_MAIL,
  audience: 'account',
  async compose({ firstName = '', linkId, reason }, context) {
    const url = await linkAddress(context, keys, linkId, paths.resetPassword);
    return url ? texts[context.language](firstName, context.brandName, url, reason === 'moved') : null;
  },
});
