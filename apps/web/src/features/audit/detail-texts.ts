import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const detailTexts = defineTexts({
  en: {
    role: (role: string) => `As ${role}`,
    plan: (plan: string) => `Plan: ${plan}`,
    ways: {
      password: 'With a password',
      passkey: 'With a passkey',
      code: 'With a code',
      google: 'With Google',
      facebook: 'With Facebook',
      provider: 'By signing in again',
      second_factor: 'With the second step',
    },
    kinds: { authenticator: 'Authenticator app', passkey: 'Passkey' },
    requiresSecondFactor: { true: 'Two-step sign-in is required', false: 'Two-step sign-in is not required' },
    accepted: { true: 'Accepted', false: 'Declined' },
    scopes: (scopes: string) => `Can: ${scopes}`,
    expiresAt: (date: string) => `Expires ${date}`,
    events: (events: string) => `Events: ${events}`,
  },
  fr: {
    role: (role: string) => `Rôle\u202f: ${role}`,
    plan: (plan: string) => `Offre\u202f: ${plan}`,
    ways: {
      password: 'Par mot de passe',
      passkey: 'Par clé d’accès',
      code: 'Par code',
      google: 'Par Google',
      facebook: 'Par Facebook',
      provider: 'En se reconnectant',
      second_factor: 'Par la deuxième étape',
    },
    kinds: { authenticator: 'Application d’authentification', passkey: 'Clé d’accès' },
    requiresSecondFactor: {
      true: 'La connexion en deux étapes est obligatoire',
      false: 'La connexion en deux étapes est facultative',
    },
    accepted: { true: 'Accepté', false: 'Refusé' },
    scopes: (scopes: string) => `Permet\u202f: ${scopes}`,
    expiresAt: (date: string) => `Expire le ${date}`,
    events: (events: string) => `Événements\u202f: ${events}`,
  },
});
