import * as z from 'zod/mini';
import { SSO_MAPPING_MAX_COUNT, SSO_MODES, SSO_OUTCOMES } from '../single-sign-on.ts';
import { Id, Role, Timestamp, textLine } from './entities.ts';

export const SsoMode = z.enum(SSO_MODES);
export type SsoMode = z.output<typeof SsoMode>;

export const SsoOutcome = z.enum(SSO_OUTCOMES);
export type SsoOutcome = z.output<typeof SsoOutcome>;

/** The server validates it: https, a public host, and its discovery document. */
const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

export const SsoProviderChange = z.strictObject({
  issuer: Address,
  clientId: textLine(500),
  /** If absent, the stored one stays. */
  clientSecret: z.optional(textLine(2000)),
});
export type SsoProviderChange = z.output<typeof SsoProviderChange>;

const claimName = textLine(200);

export const SsoRoles = z.strictObject({
  /** For people who join by signing in, and for those without a mapping. */
  defaultRole: Role,
  /** The claim with groups or roles. Null: roles are chosen on the Team page. */
  claim: z.nullable(claimName),
  /** Requested in addition to `openid email profile`, if a provider only then sends the claim. */
  scope: z.nullable(z.string().check(z.trim(), z.maxLength(100), z.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/))),
  mappings: z.array(z.strictObject({ value: textLine(500), role: Role })).check(
    z.maxLength(SSO_MAPPING_MAX_COUNT),
    z.refine((mappings) => new Set(mappings.map(({ value }) => value)).size === mappings.length),
  ),
});
export type SsoRoles = z.output<typeof SsoRoles>;

export const SsoDomain = z.object({
  id: Id,
  domain: z.string(),
  /** What the owner of the domain publishes. */
  record: z.object({ name: z.string(), value: z.string() }),
  provenAt: z.nullable(Timestamp),
  /** Since when the record of a proven domain has been missing. */
  missingSince: z.nullable(Timestamp),
});
export type SsoDomain = z.output<typeof SsoDomain>;

/** The claims of an admin's own sign-in when they tested the provider. */
export const SsoTry = z.object({
  at: Timestamp,
  outcome: SsoOutcome,
  email: z.nullable(z.string()),
  /** The role that this sign-in would get, and the values it is based on. */
  role: z.nullable(Role),
  values: z.array(z.string()),
});
export type SsoTry = z.output<typeof SsoTry>;

/** Single sign-on as the organization's admins see it: never the client secret. */
export const SingleSignOn = z.object({
  mode: SsoMode,
  domains: z.array(SsoDomain),
  /** What the provider must be configured with. */
  redirectUri: z.string(),
  provider: z.nullable(z.object({ issuer: z.string(), clientId: z.string(), testedAt: z.nullable(Timestamp) })),
  lastTry: z.nullable(SsoTry),
  roles: SsoRoles,
  /** Admins who can sign in without the provider while single sign-on is enforced. */
  emergencyAdmins: z.int(),
});
export type SingleSignOn = z.output<typeof SingleSignOn>;

export const SsoDomainCheck = z.object({
  outcome: z.enum(['proven', 'missing', 'different', 'unreachable']),
  settings: SingleSignOn,
});
export type SsoDomainCheck = z.output<typeof SsoDomainCheck>;
