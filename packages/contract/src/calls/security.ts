import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/security.ts';

const PASSKEY_FAILED = 'The passkey did not work. Please try again.';
const CONFIRMATION_FAILED = 'Failed to confirm that it is you';

/** The second step of a sign-in, identified by a cookie. */
export const getSecondStep = get<typeof specs.getSecondStep>('/auth/second-step', 'Failed to load the second step');
export const completeSecondStep = post<typeof specs.completeSecondStep>('/auth/second-step', 'Sign-in failed');
export const completeSecondStepWithPasskey = post<typeof specs.completeSecondStepWithPasskey>(
  '/auth/second-step/passkey',
  PASSKEY_FAILED,
);

/** Signing in with a passkey alone; the same challenge is used for the second step. */
export const beginPasskeySignIn = post<typeof specs.beginPasskeySignIn>('/auth/passkey/options', PASSKEY_FAILED);
export const signInWithPasskey = post<typeof specs.signInWithPasskey>('/auth/passkey', PASSKEY_FAILED);

export const getSecurity = get<typeof specs.getSecurity>('/user/security', 'Failed to load your security settings');
export const beginAuthenticator = post<typeof specs.beginAuthenticator>(
  '/user/security/authenticator',
  'Failed to set up the authenticator app',
);
export const confirmAuthenticator = post<typeof specs.confirmAuthenticator>(
  '/user/security/authenticator/confirm',
  'Failed to set up the authenticator app',
);
export const removeAuthenticator = del<typeof specs.removeAuthenticator>(
  '/user/security/authenticator',
  'Failed to remove the authenticator app',
);
export const beginPasskey = post<typeof specs.beginPasskey>(
  '/user/security/passkeys/options',
  'Failed to add the passkey',
);
export const addPasskey = post<typeof specs.addPasskey>('/user/security/passkeys', 'Failed to add the passkey');
export const removePasskey = del<typeof specs.removePasskey>(
  '/user/security/passkeys/:id',
  'Failed to remove the passkey',
);
export const renewRecoveryCodes = post<typeof specs.renewRecoveryCodes>(
  '/user/security/recovery-codes',
  'Failed to make new recovery codes',
);

/** Confirms who is at a signed-in browser, for what a session alone may not do. */
export const confirmIdentity = post<typeof specs.confirmIdentity>('/user/confirm', CONFIRMATION_FAILED);
export const beginPasskeyConfirmation = post<typeof specs.beginPasskeyConfirmation>(
  '/user/confirm/passkey/options',
  CONFIRMATION_FAILED,
);
export const confirmWithPasskey = post<typeof specs.confirmWithPasskey>('/user/confirm/passkey', CONFIRMATION_FAILED);

export const confirmWithCompany = post<typeof specs.confirmWithCompany>('/user/confirm/company', CONFIRMATION_FAILED);

export const listSessions = get<typeof specs.listSessions>('/user/sessions', 'Failed to fetch your devices');
export const endSession = del<typeof specs.endSession>('/user/sessions/:id', 'Failed to sign the device out');
export const endOtherSessions = del<typeof specs.endOtherSessions>('/user/sessions', 'Failed to sign the devices out');

/** What an organization requires of its members. */
export const getSecuritySettings = get<typeof specs.getSecuritySettings>(
  '/organization/security',
  'Failed to load the security settings',
);
export const updateSecuritySettings = put<typeof specs.updateSecuritySettings>(
  '/organization/security',
  'Failed to save the security settings',
);
export const listSecondFactors = get<typeof specs.listSecondFactors>(
  '/users/second-factors',
  'Failed to load who has two-step sign-in',
);
export const resetSecondFactor = post<typeof specs.resetSecondFactor>(
  '/users/:id/second-factor/reset',
  'Failed to reset two-step sign-in',
);

/** The long way back for someone who lost their device and recovery codes. */
export const askForReset = post<typeof specs.askForReset>(
  '/auth/second-step/reset',
  'Failed to ask for a reset of two-step sign-in',
);
export const confirmReset = post<typeof specs.confirmReset>(
  '/auth/second-factor-reset',
  'Failed to ask for a reset of two-step sign-in',
);
export const stopReset = post<typeof specs.stopReset>(
  '/auth/second-factor-reset/stop',
  'Failed to stop the reset of two-step sign-in',
);
