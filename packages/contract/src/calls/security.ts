import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/security.ts';

const PASSKEY_FAILED = 'The passkey did not work. Please try again.';
const CONFIRMATION_FAILED = 'Could not confirm that it is you';

/** The second step of a sign-in, identified by a cookie. */
export const getSecondStep = get<typeof specs.getSecondStep>('/auth/second-step', 'Could not load the second step');
export const completeSecondStep = post<typeof specs.completeSecondStep>('/auth/second-step', 'Sign-in failed');
export const completeSecondStepWithPasskey = post<typeof specs.completeSecondStepWithPasskey>(
  '/auth/second-step/passkey',
  PASSKEY_FAILED,
);

/** Signing in with a passkey alone; the same challenge is used for the second step. */
export const beginPasskeySignIn = post<typeof specs.beginPasskeySignIn>('/auth/passkey/options', PASSKEY_FAILED);
export const signInWithPasskey = post<typeof specs.signInWithPasskey>('/auth/passkey', PASSKEY_FAILED);

export const getSecurity = get<typeof specs.getSecurity>('/user/security', 'Could not load your security settings');
export const beginAuthenticator = post<typeof specs.beginAuthenticator>(
  '/user/security/authenticator',
  'Could not set up the authenticator app',
);
export const confirmAuthenticator = post<typeof specs.confirmAuthenticator>(
  '/user/security/authenticator/confirm',
  'Could not set up the authenticator app',
);
export const removeAuthenticator = del<typeof specs.removeAuthenticator>(
  '/user/security/authenticator',
  'Could not remove the authenticator app',
);
export const beginPasskey = post<typeof specs.beginPasskey>(
  '/user/security/passkeys/options',
  'Could not add the passkey',
);
export const addPasskey = post<typeof specs.addPasskey>('/user/security/passkeys', 'Could not add the passkey');
export const removePasskey = del<typeof specs.removePasskey>(
  '/user/security/passkeys/:id',
  'Could not remove the passkey',
);
export const renewRecoveryCodes = post<typeof specs.renewRecoveryCodes>(
  '/user/security/recovery-codes',
  'Could not make new recovery codes',
);

/** Confirms who is at a signed-in browser, for what a session alone may not do. */
export const confirmIdentity = post<typeof specs.confirmIdentity>('/user/confirm', CONFIRMATION_FAILED);
export const beginPasskeyConfirmation = post<typeof specs.beginPasskeyConfirmation>(
  '/user/confirm/passkey/options',
  CONFIRMATION_FAILED,
);
export const confirmWithPasskey = post<typeof specs.confirmWithPasskey>('/user/confirm/passkey', CONFIRMATION_FAILED);

export const confirmWithCompany = post<typeof specs.confirmWithCompany>('/user/confirm/company', CONFIRMATION_FAILED);

export const listSessions = get<typeof specs.listSessions>('/user/sessions', 'Could not load your devices');
export const endSession = del<typeof specs.endSession>('/user/sessions/:id', 'Could not sign the device out');
export const endOtherSessions = del<typeof specs.endOtherSessions>('/user/sessions', 'Could not sign the devices out');

/** What an organization requires of its members. */
export const getSecuritySettings = get<typeof specs.getSecuritySettings>(
  '/organization/security',
  'Could not load the security settings',
);
export const updateSecuritySettings = put<typeof specs.updateSecuritySettings>(
  '/organization/security',
  'Could not save the security settings',
);
export const listSecondFactors = get<typeof specs.listSecondFactors>(
  '/users/second-factors',
  'Could not load who has two-step sign-in',
);
export const resetSecondFactor = post<typeof specs.resetSecondFactor>(
  '/users/:id/second-factor/reset',
  'Could not reset two-step sign-in',
);

/** The long way back for someone who lost their device and recovery codes. */
export const askForReset = post<typeof specs.askForReset>(
  '/auth/second-step/reset',
  'Could not ask for a reset of two-step sign-in',
);
export const confirmReset = post<typeof specs.confirmReset>(
  '/auth/second-factor-reset',
  'Could not ask for a reset of two-step sign-in',
);
export const stopReset = post<typeof specs.stopReset>(
  '/auth/second-factor-reset/stop',
  'Could not stop the reset of two-step sign-in',
);
