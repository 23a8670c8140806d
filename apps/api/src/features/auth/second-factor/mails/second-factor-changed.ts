import { paths } from '@evenway/contract';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const SECOND_FACTOR_CHANGED_MAIL = 'second-factor-changed';

export type SecondFactorChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'reset-by-admin'
  | 'reset-by-support'
  | 'reset-after-wait';

interface Values {
  readonly name: string;
  readonly brand: string;
  readonly passkey: string;
  readonly isFirst: boolean;
  readonly url: string;
  readonly resetUrl: string;
}

type Words = Record<SecondFactorChange, (values: Values) => { subject: string; heading: string; what: string }>;

const changes: Record<'en' | 'fr', Words> = {
  en: {
    'authenticator-added': ({ name, brand }) => ({
      subject: `An authenticator app was added to your ${brand} account`,
      heading: `Hello ${name}, your authenticator app is set up`,
      what: 'From now on we ask for a code of the app when you sign in with your password or a provider.',
    }),
    'authenticator-removed': ({ name, brand }) => ({
      subject: `The authenticator app of your ${brand} account was removed`,
      heading: `Hello ${name}, your authenticator app was removed`,
      what: 'Its codes do not work any more.',
    }),
    'passkey-added': ({ name, brand, passkey }) => ({
      subject: `A passkey was added to your ${brand} account`,
      heading: `Hello ${name}, your passkey is set up`,
      what: `You can sign in with “${passkey}” from now on, without your password.`,
    }),
    'passkey-removed': ({ name, brand, passkey }) => ({
      subject: `A passkey of your ${brand} account was removed`,
      heading: `Hello ${name}, a passkey was removed`,
      what: `“${passkey}” does not open your account any more.`,
    }),
    'codes-renewed': ({ name, brand }) => ({
      subject: `New recovery codes for your ${brand} account`,
      heading: `Hello ${name}, you have new recovery codes`,
      what: 'The codes from before do not work any more. Keep the new ones where you find them without your phone.',
    }),
    'reset-by-admin': ({ name, brand }) => ({
      subject: `Your ${brand} two-step sign-in was reset`,
      heading: `Hello ${name}, an admin reset your two-step sign-in`,
      what: 'Your passkeys, authenticator app and recovery codes are removed, and you are signed out everywhere. Sign in with your password or provider, then set up a new second step.',
    }),
    'reset-by-support': ({ name, brand }) => ({
      subject: `Your ${brand} two-step sign-in was reset`,
      heading: `Hello ${name}, our support reset your two-step sign-in`,
      what: 'We were asked to, and saw a proof that the account is yours. Your passkeys, authenticator app and recovery codes are removed, and you are signed out everywhere. Sign in with your password or provider, then set up a new second step.',
    }),
    'reset-after-wait': ({ name, brand }) => ({
      subject: `Your ${brand} two-step sign-in was reset`,
      heading: `Hello ${name}, your two-step sign-in was reset`,
      what: 'The waiting time is over: your passkeys, authenticator app and recovery codes are removed. Sign in with your password or provider, then set up a new second step.',
    }),
  },
  fr: {
    'authenticator-added': ({ name, brand }) => ({
      subject: `Une application d’authentification a été ajoutée à votre compte ${brand}`,
      heading: `Bonjour ${name}, votre application d’authentification est prête`,
      what: 'Nous vous demanderons désormais un code de l’application quand vous vous connectez par mot de passe ou par un fournisseur.',
    }),
    'authenticator-removed': ({ name, brand }) => ({
      subject: `L’application d’authentification de votre compte ${brand} a été retirée`,
      heading: `Bonjour ${name}, votre application d’authentification a été retirée`,
      what: 'Ses codes ne fonctionnent plus.',
    }),
    'passkey-added': ({ name, brand, passkey }) => ({
      subject: `Une clé d’accès a été ajoutée à votre compte ${brand}`,
      heading: `Bonjour ${name}, votre clé d’accès est prête`,
      what: `Vous pouvez désormais vous connecter avec «\u202f${passkey}\u202f», sans mot de passe.`,
    }),
    'passkey-removed': ({ name, brand, passkey }) => ({
      subject: `Une clé d’accès de votre compte ${brand} a été retirée`,
      heading: `Bonjour ${name}, une clé d’accès a été retirée`,
      what: `«\u202f${passkey}\u202f» n’ouvre plus votre compte.`,
    }),
    'codes-renewed': ({ name, brand }) => ({
      subject: `Nouveaux codes de secours pour votre compte ${brand}`,
      heading: `Bonjour ${name}, vous avez de nouveaux codes de secours`,
      what: 'Les anciens codes ne fonctionnent plus. Gardez les nouveaux là où vous les trouverez sans votre téléphone.',
    }),
    'reset-by-admin': ({ name, brand }) => ({
      subject: `Votre connexion en deux étapes ${brand} a été réinitialisée`,
      heading: `Bonjour ${name}, un admin a réinitialisé votre connexion en deux étapes`,
      what: 'Vos clés d’accès, votre application d’authentification et vos codes de secours sont retirés, et vous êtes déconnecté partout. Connectez-vous avec votre mot de passe ou votre fournisseur, puis configurez une nouvelle deuxième étape.',
    }),
    'reset-by-support': ({ name, brand }) => ({
      subject: `Votre connexion en deux étapes ${brand} a été réinitialisée`,
      heading: `Bonjour ${name}, notre assistance a réinitialisé votre connexion en deux étapes`,
      what: 'On nous l’a demandé, preuve à l’appui que le compte est le vôtre. Vos clés d’accès, votre application d’authentification et vos codes de secours sont retirés, et vous êtes déconnecté partout. Connectez-vous avec votre mot de passe ou votre fournisseur, puis configurez une nouvelle deuxième étape.',
    }),
    'reset-after-wait': ({ name, brand }) => ({
      subject: `Votre connexion en deux étapes ${brand} a été réinitialisée`,
      heading: `Bonjour ${name}, votre connexion en deux étapes a été réinitialisée`,
      what: 'Le délai est écoulé\u202f: vos clés d’accès, votre application d’authentification et vos codes de secours sont retirés. Connectez-vous avec votre mot de passe ou votre fournisseur, puis configurez une nouvelle deuxième étape.',
    }),
  },
};

const common = {
  en: {
    first: 'Keep your recovery codes in a safe place: they are the way in when you lose your device.',
    action: 'Review your security',
    note: (resetUrl: string) =>
      `If it was not you, choose a new password now, which signs everyone out, and then look at your security settings: ${resetUrl}`,
  },
  fr: {
    first: 'Gardez vos codes de secours en lieu sûr\u202f: ils vous ouvrent le compte si vous perdez votre appareil.',
    action: 'Voir mes réglages de sécurité',
    note: (resetUrl: string) =>
      `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes les sessions, puis vérifiez vos réglages de sécurité\u202f: ${resetUrl}`,
  },
};

export const secondFactorChangedMail: MailTemplate = {
  name: SECOND_FACTOR_CHANGED_MAIL,
  audience: 'account',
  async compose({ firstName = '', change = '', name = '', isFirst }, { language, brandName, webUrl }) {
    const t = common[language];
    const values = {
      name: firstName,
      brand: brandName,
      passkey: name,
      isFirst: isFirst === 'true',
      url: `${webUrl}${paths.accountSecurity}`,
      resetUrl: `${webUrl}${paths.forgotPassword}`,
    };
    const { subject, heading, what } = changes[language][change as SecondFactorChange](values);
    return {
      subject,
      heading,
      paragraphs: [what, ...(values.isFirst ? [t.first] : [])],
      action: { label: t.action, url: values.url },
      note: t.note(values.resetUrl),
    };
  },
};
