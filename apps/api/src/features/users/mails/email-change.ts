import { LINK_LIFETIME_MINUTES, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { providerNames } from '../../../platform/mail/provider-names.ts';
import { linkAddress } from '../../../platform/mailed-links/link-address.ts';

export const CONFIRM_EMAIL_MAIL = 'confirm-email';
export const EMAIL_CHANGE_ASKED_MAIL = 'email-change-asked';
export const EMAIL_IN_USE_MAIL = 'email-in-use';

const confirmTexts = {
  en: (name: string, brand: string, url: string, providers: string) => ({
    subject: `Confirm your new email address for ${brand}`,
    heading: `Hello ${name}, confirm your new email address`,
    paragraphs: [
      `Your ${brand} account moves to this address as soon as you confirm it. Until then nothing changes.`,
      ...(providers
        ? [`Signing in with ${providers} ends then. If you have no password yet, we mail you a link to choose one.`]
        : []),
    ],
    action: { label: 'Confirm email address', url },
    note: `The link works once, for ${LINK_LIFETIME_MINUTES} minutes. If you did not ask for it, ignore this email.`,
  }),
  fr: (name: string, brand: string, url: string, providers: string) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${brand}`,
    heading: `Bonjour ${name}, confirmez votre nouvelle adresse e-mail`,
    paragraphs: [
      `Votre compte ${brand} passera à cette adresse dès que vous l’aurez confirmée. D’ici là, l’adresse actuelle reste valable.`,
      ...(providers
        ? [
            `La connexion avec ${providers} prendra alors fin. Si vous n’avez pas encore de mot de passe, nous vous enverrons un lien pour en choisir un.`,
          ]
        : []),
    ],
    action: { label: 'Confirmer l’adresse e-mail', url },
    note: `Le lien fonctionne une seule fois, pendant ${LINK_LIFETIME_MINUTES} minutes. Si vous n’avez rien demandé, ignorez ce message.`,
  }),
};

export const confirmEmailMail = (keys: Keys): MailTemplate => ({
  name: CONFIRM_EMAIL_MAIL,
  audience: 'entered',
  async compose({ firstName = '', linkId, providers = '' }, context) {
    const url = await linkAddress(context, keys, linkId, paths.verify);
    return url ? confirmTexts[context.language](firstName, context.brandName, url, providerNames(providers)) : null;
  },
});

const askedTexts = {
  en: (name: string, brand: string, newEmail: string, webUrl: string) => ({
    subject: `Your ${brand} email address is about to change`,
    heading: `Hello ${name}, your email address is about to change`,
    paragraphs: [
      `Someone, hopefully you, asked to move your ${brand} account to ${newEmail}. It happens when that address is confirmed.`,
    ],
    note: `If it was not you, choose a new password now, which stops the change: ${webUrl}${paths.forgotPassword}`,
  }),
  fr: (name: string, brand: string, newEmail: string, webUrl: string) => ({
    subject: `Votre adresse e-mail ${brand} va changer`,
    heading: `Bonjour ${name}, votre adresse e-mail va changer`,
    paragraphs: [
      `Une demande vient d’être faite pour rattacher votre compte ${brand} à ${newEmail}. Le changement aura lieu dès que cette adresse sera confirmée.`,
    ],
    note: `Si vous n’êtes pas à l’origine de cette demande, choisissez tout de suite un nouveau mot de passe, ce qui l’annule\u202f: ${webUrl}${paths.forgotPassword}`,
  }),
};

export const emailChangeAskedMail: MailTemplate = {
  name: EMAIL_CHANGE_ASKED_MAIL,
  audience: 'account',
  compose: async ({ firstName = '', newEmail = '' }, { language, brandName, webUrl }) =>
    askedTexts[language](firstName, brandName, newEmail, webUrl),
};

const inUseTexts = {
  en: (name: string, brand: string) => ({
    subject: `Your email address is already in use on ${brand}`,
    heading: `Hello ${name}, you already have an account`,
    paragraphs: [
      `Someone tried to move another ${brand} account to this address. Yours keeps it: nothing was changed.`,
    ],
    note: 'If it was not you, you can ignore this email.',
  }),
  fr: (name: string, brand: string) => ({
    subject: `Votre adresse e-mail est déjà utilisée sur ${brand}`,
    heading: `Bonjour ${name}, vous avez déjà un compte`,
    paragraphs: [
      `Quelqu’un a tenté de rattacher un autre compte ${brand} à cette adresse. Le vôtre la conserve\u202f: rien n’a été modifié.`,
    ],
    note: 'Si vous n’êtes pas à l’origine de cette tentative, ignorez ce message.',
  }),
};

export const emailInUseMail: MailTemplate = {
  name: EMAIL_IN_USE_MAIL,
  audience: 'account',
  compose: async ({ firstName = '' }, { language, brandName }) => inUseTexts[language](firstName, brandName),
};
