import { type Language, LINK_LIFETIME_MINUTES, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { linkAddress } from '../../../platform/mailed-links/link-address.ts';

export const VERIFY_EMAIL_MAIL = 'verify-email';

const texts = {
  en: (name: string, brand: string, url: string, signup: string) => ({
    subject: `Verify your email address for ${brand}`,
    heading: `Hello ${name}, please verify your email address`,
    paragraphs: [
      'Thanks for signing up. Confirm this address to finish.',
      `This link is for the signup of ${signup}. If that was not you, do not open it.`,
    ],
    action: { label: 'Verify email address', url },
    note: `The link works once, for ${LINK_LIFETIME_MINUTES} minutes. If you did not sign up, you can ignore this email.`,
  }),
  fr: (name: string, brand: string, url: string, signup: string) => ({
    subject: `Confirmez votre adresse e-mail pour ${brand}`,
    heading: `Bonjour ${name}, confirmez votre adresse e-mail`,
    paragraphs: [
      'Merci de votre inscription. Confirmez cette adresse pour terminer.',
      `Ce lien correspond à l’inscription du ${signup}. Si elle ne vient pas de vous, ne l’ouvrez pas.`,
    ],
    action: { label: 'Confirmer l’adresse e-mail', url },
    note: `Le lien fonctionne une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes. Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message.`,
  }),
};

export const verifyEmailMail = (keys: Keys): MailTemplate => ({
  name: VERIFY_EMAIL_MAIL,
  audience: 'entered',
  async compose({ firstName = '', linkId, signedUpWith = '', signedUpAt = '' }, context) {
    const url = await linkAddress(context, keys, linkId, paths.verify);
    const signup = describeSignup(context.language, new Date(signedUpAt), signedUpWith);
    return url ? texts[context.language](firstName, context.brandName, url, signup) : null;
  },
});

/** When and with which browser, so that two mails can be told apart. */
function describeSignup(language: Language, at: Date, browser: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
  return `${format.format(at)} UTC${browser && ` (${browser})`}`;
}
