import * as z from 'zod/mini';
import { endpointSpec, SHOWS } from '../endpoint-spec.ts';
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
} from '../security-entities.ts';

export const getSecondStep = endpointSpec({
  access: 'public',
  summary: 'How the sign-in that this browser has begun can be finished',
  response: SecondStep,
});

export const completeSecondStep = endpointSpec({
  access: 'public',
  event: 'session.opened',
  summary: 'Finish a sign-in with a code of an authenticator app or a recovery code; sets the session cookie',
  body: z.strictObject({ code: TypedCode }),
  response: Token,
});

export const completeSecondStepWithPasskey = endpointSpec({
  access: 'public',
  event: 'session.opened',
  summary: 'Finish a sign-in with a passkey of the same person; sets the session cookie',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  response: Token,
});

export const beginPasskeySignIn = endpointSpec({
  access: 'public',
  unrecorded: 'it asks a question and changes nothing',
  summary: 'What a browser needs to ask for a passkey. It names nobody',
  response: PasskeyRequestOptions,
});

export const signInWithPasskey = endpointSpec({
  access: 'public',
  event: 'session.opened',
  summary: 'Sign in with a passkey, which counts as both factors; sets the session cookie',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  response: Token,
});

export const getSecurity = endpointSpec({
  access: 'signedIn',
  whileClosing: true,
  inSingleSignOn: true,
  summary: 'How the signed-in user signs in and confirms',
  response: SecurityOverview,
});

export const beginAuthenticator = endpointSpec({
  access: 'signedIn',
  stepUp: 'always',
  unrecorded: 'the secret counts for nothing before a code of it was entered',
  summary: 'A new secret for an authenticator app. It counts once a code of it was entered',
  response: AuthenticatorSetup,
});

export const confirmAuthenticator = endpointSpec({
  access: 'signedIn',
  stepUp: 'always',
  event: 'second_factor.added',
  summary: 'Turn the authenticator app on with its first code; the first second factor brings recovery codes',
  body: z.strictObject({ code: TypedCode }),
  response: RecoveryCodes,
});

export const removeAuthenticator = endpointSpec({
  access: 'signedIn',
  stepUp: 'recent',
  event: 'second_factor.removed',
  summary: 'Turn the authenticator app off',
  response: SecurityOverview,
});

export const beginPasskey = endpointSpec({
  access: 'signedIn',
  stepUp: 'always',
  unrecorded: 'it asks a question and changes nothing',
  summary: 'What a browser needs to make a passkey',
  response: PasskeyCreationOptions,
});

export const addPasskey = endpointSpec({
  access: 'signedIn',
  stepUp: 'always',
  event: 'second_factor.added',
  summary: 'Add a passkey; the first second factor brings recovery codes',
  body: z.strictObject({ name: PasskeyName, registration: PasskeyRegistration }),
  response: RecoveryCodes,
});

export const removePasskey = endpointSpec({
  access: 'signedIn',
  stepUp: 'recent',
  event: 'second_factor.removed',
  summary: 'Remove a passkey. One that is gone already counts as removed',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});

export const renewRecoveryCodes = endpointSpec({
  access: 'signedIn',
  stepUp: 'recent',
  event: 'second_factor.codes_renewed',
  summary: 'Ten new recovery codes; the ones before stop working',
  response: RecoveryCodes,
});

export const confirmIdentity = endpointSpec({
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosing: true,
  inSingleSignOn: true,
  event: 'session.confirmed',
  summary: 'Confirm with a code, or with the password where there is no second factor; good for 10 minutes',
  body: z
    .strictObject({ code: z.optional(TypedCode), password: z.optional(PasswordDigest) })
    .check(z.refine(({ code, password }) => (code === undefined) !== (password === undefined), { path: ['code'] })),
  response: Acknowledgement,
});

export const beginPasskeyConfirmation = endpointSpec({
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosing: true,
  inSingleSignOn: true,
  unrecorded: 'it asks a question and changes nothing',
  summary: 'What a browser needs to ask the signed-in user for a passkey',
  response: PasskeyRequestOptions,
});

export const confirmWithPasskey = endpointSpec({
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosing: true,
  inSingleSignOn: true,
  event: 'session.confirmed',
  summary: 'Confirm with a passkey; good for 10 minutes',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  response: Acknowledgement,
});

export const confirmWithCompany = endpointSpec({
  access: 'signedIn',
  noStepUp: 'it is the confirmation',
  whileClosing: true,
  inSingleSignOn: true,
  unrecorded: 'it sends a browser to a provider; the entry is written when it returns',
  summary:
    'Where someone in a session of single sign-on signs in with their company again, which confirms that it is them',
  response: z.object({ url: z.string() }),
});

export const listSessions = endpointSpec({
  access: 'signedIn',
  summary: 'Where the signed-in user is signed in, this session first',
  response: z.array(OpenSession),
});

export const endSession = endpointSpec({
  access: 'signedIn',
  noStepUp: 'a thief must be signed out at once, and signing in again is all that it costs',
  event: 'session.ended',
  summary: 'End one session of the signed-in user. One that is gone already counts as ended',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});

export const endOtherSessions = endpointSpec({
  access: 'signedIn',
  noStepUp: 'a thief must be signed out at once, and signing in again is all that it costs',
  event: 'session.ended',
  summary: 'End every session of the signed-in user but this one',
  response: Acknowledgement,
});

export const getSecuritySettings = endpointSpec({
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'What the organization asks of its members',
  response: SecuritySettings,
});

export const updateSecuritySettings = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'organization.security_changed',
  summary: 'Ask every member for a second factor, or no longer. The admin must have one',
  body: z.strictObject({ requiresSecondFactor: z.boolean() }),
  response: SecuritySettings,
});

export const listSecondFactors = endpointSpec({
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'The members who have a second factor, by id',
  response: z.array(Id),
});

export const resetSecondFactor = endpointSpec({
  access: 'admin',
  stepUp: 'always',
  grave: true,
  event: 'second_factor.reset',
  summary: 'Reset the second factor of a member who lost it; they are told by mail and signed out',
  params: z.strictObject({ id: Id }),
  response: Acknowledgement,
});

const byToken = z.strictObject({ token: LinkToken });

export const askForReset = endpointSpec({
  access: 'public',
  unrecorded: 'the entry is written when the mailed link is used',
  summary: 'Mail a link to someone whose sign-in waits for a second factor that they lost, and whom no admin can help',
  response: Acknowledgement,
});

export const confirmReset = endpointSpec({
  access: 'public',
  event: 'second_factor.reset_begun',
  summary: 'Begin the waiting time of a reset with the token of the mailed link',
  query: byToken,
  response: z.object({ message: z.string(), dueAt: Timestamp }),
});

export const stopReset = endpointSpec({
  access: 'public',
  event: 'second_factor.reset_stopped',
  summary: 'Stop a reset with the token in each mail about it',
  query: byToken,
  response: Acknowledgement,
});
