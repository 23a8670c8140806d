import { LINK_LIFETIME_MINUTES, paths, SECOND_FACTOR_RESET_DAYS } from '@evenway/contract';
import type { Keys } from '../../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';
import { linkAddress } from '../../../../platform/mailed-links/link-address.ts';

export const RESET_SECOND_FACTOR_MAIL = 'reset-second-factor';

const texts = {
  en: (name: string, brand: string, url: string, webUrl: string) => ({
    subject: `Reset the two-step sign-in of your ${brand} account`,
    heading: `Hello ${name}, did you lose your device?`,
    paragraphs: [
      `Someone who knows your password, hopefully you, asked to reset your two-step sign-in. To protect you, it takes ${SECOND_FACTOR_RESET_DAYS} days from the moment you confirm, and we email you meanwhile.`,
      `The link works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
    ],
    action: { label: 'Begin the reset', url },
    note: `If it was not you, someone knows your password: choose a new one now: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: (name: string, brand: string, url: string, webUrl: string) => ({
    subject: `Réinitialisez la connexion en deux étapes de votre compte ${brand}`,
    heading: `Bonjour ${name}, avez-vous perdu votre appareil\u202f?`,
    paragraphs: [
      `Quelqu’un qui connaît votre mot de passe a demandé à réinitialiser votre connexion en deux étapes. Pour vous protéger, cela prend ${SECOND_FACTOR_RESET_DAYS} jours à partir de votre confirmation, et nous vous écrirons entre-temps.`,
      `Le lien fonctionne une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes.`,
    ],
    action: { label: 'Lancer la réinitialisation', url },
    note: `Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u202f: choisissez-en tout de suite un nouveau\u202f: ${webUrl}${paths.forgotPassword}`,
  }),
};

export const resetSecondFactorMail = (keys: Keys): MailTemplate => ({
  name: RESET_SECOND_FACTOR_MAIL,
  audience: 'account',
  async compose({ firstName = '', linkId }, context) {
    const url = await linkAddress(context, keys, linkId, paths.resetSecondFactor);
    return url ? texts[context.language](firstName, context.brandName, url, context.webUrl) : null;
  },
});
