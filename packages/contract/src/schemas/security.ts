import * as z from 'zod/mini';
import { NAME_MAX_LENGTH } from '../constants.ts';
import { Id, SignInProvider, Timestamp, textLine } from './entities.ts';

/** Six digits, or a recovery code; spaces and hyphens are ignored. */
export const TypedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const PasskeyName = textLine(NAME_MAX_LENGTH);

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]*$/));
/** Ids are at most 1023 bytes. */
const credentialId = base64url(1400);
const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10));
const attachment = z.optional(z.nullable(z.string().check(z.maxLength(40))));

/** The result of `navigator.credentials.get`, as JSON. Extensions are not requested, and so not read. */
export const PasskeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
});
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** The result of `navigator.credentials.create`, as JSON. */
export const PasskeyRegistration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.optional(transports),
  }),
});
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>;

/** Names no credential: a browser offers what it has for this site, and nobody learns who has an account. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof PasskeyRequestOptions>;

export const PasskeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string(), transports })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.output<typeof PasskeyCreationOptions>;

/** Ways to finish a pending sign-in. */
export const SecondStep = z.object({ passkey: z.boolean(), authenticator: z.boolean(), recoveryCode: z.boolean() });
export type SecondStep = z.output<typeof SecondStep>;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});
export type Passkey = z.output<typeof Passkey>;

export const SecurityOverview = z.object({
  hasPassword: z.boolean(),
  providers: z.array(SignInProvider),
  /** When the authenticator app was set up. */
  authenticatorSince: z.nullable(Timestamp),
  hasPasskey: z.boolean(),
  /** Empty in a single sign-on session, like the number of codes: names of devices are none of the issuer's business. */
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** The organization requires one. */
  isRequired: z.boolean(),
  /** Opened by single sign-on: without a second factor, its provider confirms. */
  isSingleSignOn: z.boolean(),
  /** A call with `stepUp: 'recent'` would not ask now. */
  isConfirmed: z.boolean(),
});
export type SecurityOverview = z.output<typeof SecurityOverview>;

export const AuthenticatorSetup = z.object({
  /** Base32, to type into the app. */
  secret: z.string(),
  /** `otpauth:`, for apps on the same device. */
  uri: z.string(),
  /** The same as a QR code: dark modules as the path of an SVG `size` units wide, including the quiet zone. */
  qr: z.object({ size: z.number(), path: z.string() }),
});
export type AuthenticatorSetup = z.output<typeof AuthenticatorSetup>;

/** Shown once. Null if there were codes already, which stay valid. */
export const RecoveryCodes = z.object({ codes: z.nullable(z.array(z.string())) });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

/** A session of a person. */
export const OpenSession = z.object({
  id: Id,
  /** Browser and operating system in words; null if unknown, or for older sessions. */
  device: z.nullable(z.string()),
  /** The address without its last part. */
  network: z.nullable(z.string()),
  signedInAt: Timestamp,
  /** Lags by a few minutes. */
  lastUsedAt: Timestamp,
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;

export const SecuritySettings = z.object({
  requiresSecondFactor: z.boolean(),
  /** Members who have none, and so could do nothing. */
  membersWithout: z.number(),
});
export type SecuritySettings = z.output<typeof SecuritySettings>;
