import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Acknowledgement, Id, LinkToken, PasswordDigest, Timestamp, Token } from '../entities.ts';
import {
  AuthenticatorSetup,
  OpenSession,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyName,
  PasskeyRegistration,
  PasskeyRequestOptions,
  RecoveryCodes,
  SecondStep,
  SecurityOverview,
  SecuritySettings,
  TypedCode,
} from '../security.ts';

const PASSKEY_FAILED = {
  fallback: 'The passkey did not work. Please try again.',
  fallbackFr: 'La clé d’accès n’a pas fonctionné. Veuillez réessayer.',
};
const CONFIRMATION_FAILED = {
  fallback: 'Could not confirm that it is you',
  fallbackFr: 'La confirmation a échoué',
};

/** The second step of a sign-in, identified by a cookie. */
export const getSecondStep = endpoint('GET /auth/second-step', {
  fallback: 'Could not load the second step',
  fallbackFr: 'La deuxième étape n’a pas pu être chargée',
  access: 'public',
  summary: 'How the sign-in that this browser has begun can be finished',
  response: SecondStep,
});

export const completeSecondStep = endpoint('POST /auth/second-step', {
  fallback: 'Sign-in failed',
  fallbackFr: 'La connexion a échoué',
  access: 'public',
  event: 'session.opened',
  summary: 'Finish a sign-in with a code of an authenticator app or a recovery code; sets the session cookie',
  body: z.strictObject({ code: TypedCode }),
  response: Token,
});

export const completeSecondStepWithPasskey = endpoint('POST /auth/second-step/passkey', {
  ...PASSKEY_FAILED,
  access: 'public',
  event: 'session.opened',
  summary: 'Finish a sign-in with a passkey of the same person; sets the session cookie',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  response: Token,
});

/** Signing in with a passkey alone; the same challenge is used for the second step. */
export const beginPasskeySignIn = endpoint('POST /auth/passkey/options', {
  ...PASSKEY_FAILED,
  access: 'public',
  unrecorded: 'it asks a question and changes nothing',
  summary: 'What a browser needs to ask for a passkey. It names nobody',
  response: PasskeyRequestOptions,
});

export const signInWithPasskey = endpoint('POST /auth/passkey', {
  ...PASSKEY_FAILED,
  access: 'public',
  event: 'session.opened',
  summary: 'Sign in with a passkey, which counts as both factors; sets the session cookie',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  response: Token,
});

export const getSecurity = endpoint('GET /user/security', {
  fallback: 'Could not load your security settings',
  fallbackFr: 'Vos réglages de sécurité n’ont pas pu être chargés',
  access: 'signedIn',
  whileClosed: true,
  inSingleSignOn: true,
  summary: 'How the signed-in user signs in and confirms',
  response: SecurityOverview,
});

export const beginAuthenticator = endpoint('POST /user/security/authenticator', {
  fallback: 'Could not set up the authenticator app',
  fallbackFr: 'L’application d’authentification n’a pas pu être configurée',
  access: 'signedIn',
  stepUp: 'always',
  unrecorded: 'the secret counts for nothing before a code of it was entered',
  summary: 'A new secret for an authenticator app. It counts once a code of it was entered',
  response: AuthenticatorSetup,
});

export const confirmAuthenticator = endpoint('POST /user/security/authenticator/confirm', {
  fallback: 'Could not set up the authenticator app',
  fallbackFr: 'L’application d’authentification n’a pas pu être configurée',
  access: 'signedIn',
  stepUp: 'always',
  event: 'second_factor.added',
  summary: 'Turn the authenticator app on with its first code; the first second factor brings recovery codes',
  body: z.strictObject({ code: TypedCode }),
  response: RecoveryCodes,
});

export const removeAuthenticator = endpoint('DELETE /user/security/authenticator', {
  fallback: 'Could not remove the authenticator app',
  fallbackFr: 'L’application d’authentification n’a pas pu être retirée',
  access: 'signedIn',
  stepUp: 'recent',
  event: 'second_factor.removed',
  summary: 'Turn the authenticator app off',
  response: SecurityOverview,
});

export const beginPasskey = endpoint('POST /user/security/passkeys/options', {
  fallback: 'Could not add the passkey',
  fallbackFr: 'La clé d’accès n’a pas pu être ajoutée',
  access: 'signedIn',
  stepUp: 'always',
  unrecorded: 'it asks a question and changes nothing',
  summary: 'What a browser needs to make a passkey',
  response: PasskeyCreationOptions,
});

export const addPasskey = endpoint('POST /user/security/passkeys', {
  fallback: 'Could not add the passkey',
  fallbackFr: 'La clé d’accès n’a pas pu être ajoutée',
  access: 'signedIn',
  stepUp: 'always',
  event: 'second_factor.added',
  summary: 'Add a passkey; the first second factor brings recovery codes',
  body: z.strictObject({ name: PasskeyName, registration: PasskeyRegistration }),
  response: RecoveryCodes,
});

export const removePasskey = endpoint('DELETE /user/security/passkeys/:id', {
  fallback: 'Could not remove the passkey',
  fallbackFr: 'La clé d’accès n’a pas pu être retirée',
  access: 'signedIn',
  stepUp: 'recent',
  event: 'second_factor.removed',
  summary: 'Remove a passkey. One that is gone already counts as removed',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});

export const renewRecoveryCodes = endpoint('POST /user/security/recovery-codes', {
  fallback: 'Could not make new recovery codes',
  fallbackFr: 'Les nouveaux codes de secours n’ont pas pu être créés',
  access: 'signedIn',
  stepUp: 'recent',
  event: 'second_factor.codes_renewed',
  summary: 'Ten new recovery codes; the ones before stop working',
  response: RecoveryCodes,
});

/** Confirms who is at a signed-in browser, for what a session alone may not do. */
export const confirmIdentity = endpoint('POST /user/confirm', {
  ...CONFIRMATION_FAILED,
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosed: true,
  inSingleSignOn: true,
  event: 'session.confirmed',
  summary: 'Confirm with a code, or with the password where there is no second factor; good for 10 minutes',
  body: z
    .strictObject({ code: z.optional(TypedCode), password: z.optional(PasswordDigest) })
    .check(z.refine(({ code, password }) => (code === undefined) !== (password === undefined), { path: ['code'] })),
  response: Acknowledgement,
});

export const beginPasskeyConfirmation = endpoint('POST /user/confirm/passkey/options', {
  ...CONFIRMATION_FAILED,
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosed: true,
  inSingleSignOn: true,
  unrecorded: 'it asks a question and changes nothing',
  summary: 'What a browser needs to ask the signed-in user for a passkey',
  response: PasskeyRequestOptions,
});

export const confirmWithPasskey = endpoint('POST /user/confirm/passkey', {
  ...CONFIRMATION_FAILED,
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosed: true,
  inSingleSignOn: true,
  event: 'session.confirmed',
  summary: 'Confirm with a passkey; good for 10 minutes',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  response: Acknowledgement,
});

export const confirmWithCompany = endpoint('POST /user/confirm/company', {
  ...CONFIRMATION_FAILED,
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosed: true,
  inSingleSignOn: true,
  unrecorded: 'it sends a browser to a provider; the entry is written when it returns',
  summary:
    'Where someone in a session of single sign-on signs in with their company again, which confirms that it is them',
  response: z.object({ url: z.string() }),
});

export const listSessions = endpoint('GET /user/sessions', {
  fallback: 'Could not load your devices',
  fallbackFr: 'Vos appareils n’ont pas pu être chargés',
  access: 'signedIn',
  summary: 'Where the signed-in user is signed in, this session first',
  response: z.array(OpenSession),
});

export const endSession = endpoint('DELETE /user/sessions/:id', {
  fallback: 'Could not sign the device out',
  fallbackFr: 'L’appareil n’a pas pu être déconnecté',
  access: 'signedIn',
  noStepUp: 'a thief must be signed out at once, and signing in again is all that it costs',
  event: 'session.ended',
  summary: 'End one session of the signed-in user. One that is gone already counts as ended',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});

export const endOtherSessions = endpoint('DELETE /user/sessions', {
  fallback: 'Could not sign the devices out',
  fallbackFr: 'Les appareils n’ont pas pu être déconnectés',
  access: 'signedIn',
  noStepUp: 'a thief must be signed out at once, and signing in again is all that it costs',
  event: 'session.ended',
  summary: 'End every session of the signed-in user but this one',
  response: Acknowledgement,
});

/** What an organization requires of its members. */
export const getSecuritySettings = endpoint('GET /organization/security', {
  fallback: 'Could not load the security settings',
  fallbackFr: 'Les réglages de sécurité n’ont pas pu être chargés',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'What the organization asks of its members',
  response: SecuritySettings,
});

export const updateSecuritySettings = endpoint('PUT /organization/security', {
  fallback: 'Could not save the security settings',
  fallbackFr: 'Les réglages de sécurité n’ont pas pu être enregistrés',
  access: 'admin',
  stepUp: 'recent',
  event: 'organization.security_changed',
  summary: 'Ask every member for a second factor, or no longer. The admin must have one',
  body: z.strictObject({ requiresSecondFactor: z.boolean() }),
  response: SecuritySettings,
});

export const listSecondFactors = endpoint('GET /users/second-factors', {
  fallback: 'Could not load who has two-step sign-in',
  fallbackFr: 'La liste des connexions en deux étapes n’a pas pu être chargée',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'The members who have a second factor, by id',
  response: z.array(Id),
});

export const resetSecondFactor = endpoint('POST /users/:id/second-factor/reset', {
  fallback: 'Could not reset two-step sign-in',
  fallbackFr: 'La connexion en deux étapes n’a pas pu être réinitialisée',
  access: 'admin',
  stepUp: 'always',
  grave: true,
  event: 'second_factor.reset',
  summary: 'Reset the second factor of a member who lost it; they are told by mail and signed out',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});

const byToken = z.strictObject({ token: LinkToken });

/** The long way back for someone who lost their device and recovery codes. */
export const askForReset = endpoint('POST /auth/second-step/reset', {
  fallback: 'Could not ask for a reset of two-step sign-in',
  fallbackFr: 'La demande de réinitialisation a échoué',
  access: 'public',
  unrecorded: 'the entry is written when the mailed link is used',
  summary: 'Mail a link to someone whose sign-in waits for a second factor that they lost, and whom no admin can help',
  response: Acknowledgement,
});

export const confirmReset = endpoint('POST /auth/second-factor-reset', {
  fallback: 'Could not ask for a reset of two-step sign-in',
  fallbackFr: 'La demande de réinitialisation a échoué',
  access: 'public',
  event: 'second_factor.reset_begun',
  summary: 'Begin the waiting time of a reset with the token of the mailed link',
  query: byToken,
  response: z.object({ message: z.string(), dueAt: Timestamp }),
});

export const stopReset = endpoint('POST /auth/second-factor-reset/stop', {
  fallback: 'Could not stop the reset of two-step sign-in',
  fallbackFr: 'La réinitialisation n’a pas pu être arrêtée',
  access: 'public',
  event: 'second_factor.reset_stopped',
  summary: 'Stop a reset with the token in each mail about it',
  query: byToken,
  response: Acknowledgement,
});
