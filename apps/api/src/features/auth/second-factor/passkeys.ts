import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
  RecoveryCodes,
} from '@evenway/contract';
import type { RecordChange } from '../../../platform/audit/record.ts';
import { randomSecret } from '../../../platform/crypto/keys.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { findUser } from '../../users/user-repository.ts';
import { addedSecondFactor, requireUser } from './change-second-factor.ts';
import {
  CHALLENGE_MINUTES,
  type Challenge,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  saveChallenge,
  takeChallenge,
} from './passkey-repository.ts';

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
/** Ed25519, ECDSA with P-256 and RSA: what authenticators use, the best first. */
const ALGORITHMS = [-8, -7, -257] as const;
const MAX_PASSKEYS = 20;

/** Loaded with the first passkey, because the library and its dependencies are as large as the rest of the start. */
const webauthn = () => import('@simplewebauthn/server');

/** The site that passkeys are made for: pages of `WEB_URL` and no other. */
function relyingParty({ settings }: Platform) {
  const { origin, hostname } = new URL(settings.WEB_URL);
  return { origin, id: hostname, name: settings.BRAND_NAME };
}

/** Requests any passkey of this site. Lists none, so that the request is the same for everyone. */
export async function askForPasskey(platform: Platform, about: Challenge): Promise<PasskeyRequestOptions> {
  const challenge = randomSecret();
  await saveChallenge(platform.database, challenge, about);
  return { challenge, rpId: relyingParty(platform).id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/**
 * The owner of the passkey that responded. It must be known, for this site, with user verification, and for the
 * challenge of this very browser.
 */
export async function readPasskey(platform: Platform, about: Challenge, assertion: PasskeyAssertion): Promise<string> {
  const { database } = platform;
  const { challenge } = readClientData(assertion.response.clientDataJSON);
  if (!(await takeChallenge(database, challenge, about))) throw new AppError('passkey_refused');
  const passkey = await findPasskey(database, assertion.id);
  if (!passkey) throw new AppError('passkey_refused');
  const { origin, id } = relyingParty(platform);
  const { verifyAuthenticationResponse } = await webauthn();
  const answer = await refusing(() =>
    verifyAuthenticationResponse({
      response: libraryAssertion(assertion),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  const isOwn = belongsTo(assertion, passkey.userId);
  if (!answer.verified || !isOwn) throw new AppError('passkey_refused');
  if (!(await notePasskeyUse(database, passkey, answer.authenticationInfo.newCounter)))
    throw new AppError('passkey_refused');
  return passkey.userId;
}

export async function beginPasskey(platform: Platform, session: Session): Promise<PasskeyCreationOptions> {
  const { database } = platform;
  const user = await findUser(database, session.userId);
  if (!user) throw new AppError('not_signed_in');
  const known = await listPasskeys(database, user.id);
  const challenge = randomSecret();
  await saveChallenge(database, challenge, { purpose: 'register', boundTo: session.sessionId });
  const { id, name } = relyingParty(platform);
  return {
    challenge,
    rp: { id, name },
    user: { id: userHandle(user.id), name: user.email, displayName: `${user.firstName} ${user.lastName}`.trim() },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export async function addPasskey(
  platform: Platform,
  session: Session,
  name: string,
  registration: PasskeyRegistration,
  record: RecordChange,
): Promise<RecoveryCodes> {
  const { database } = platform;
  const { challenge } = readClientData(registration.response.clientDataJSON);
  const about = { purpose: 'register', boundTo: session.sessionId } as const;
  if (!(await takeChallenge(database, challenge, about))) throw new AppError('passkey_refused');
  const { origin, id } = relyingParty(platform);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      response: libraryRegistration(registration),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  if (!verified || !registrationInfo) throw new AppError('passkey_refused');
  const { credential } = registrationInfo;
  return database.transaction(async (tx) => {
    const user = await requireUser(tx, session.userId);
    if ((await listPasskeys(tx, user.id)).length >= MAX_PASSKEYS) throw new AppError('passkey_refused');
    const isAdded = await insertPasskey(tx, {
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: registration.response.transports ?? [],
      name,
    });
    if (!isAdded) throw new AppError('passkey_refused');
    await record(tx, { details: { kind: 'passkey' } });
    return addedSecondFactor(tx, session, user, 'passkey-added', name);
  });
}

/** The bytes of the id: random, and not naming a person. */
const userHandle = (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** If a passkey says whom it was created for, that must be its owner. */
function belongsTo({ response }: PasskeyAssertion, userId: string): boolean {
  return !response.userHandle || response.userHandle === userHandle(userId);
}

/** Refuses what does not verify, without revealing which part failed. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new AppError('passkey_refused', { cause });
  }
}

function readClientData(encoded: string): { challenge: string } {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    if (typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string')
      return { challenge: data.challenge };
  } catch {
    // Not ours, then.
  }
  throw new AppError('passkey_refused');
}

/** The library expects extensions, which we do not request. */
const libraryAssertion = ({ id, rawId, type, response }: PasskeyAssertion) => {
  const { userHandle: handle, ...rest } = response;
  return { id, rawId, type, response: { ...rest, ...(handle && { userHandle: handle }) }, clientExtensionResults: {} };
};
const libraryRegistration = ({ id, rawId, type, response }: PasskeyRegistration) => {
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
};
