import type { Role } from '@evenway/contract';
import type { CompanyIdentity } from './issuer-client.ts';
import type { ConnectionRow } from './sso-repository.ts';

const GOOGLE = 'https://accounts.google.com';

export type CompanyEmailDecision =
  | { readonly kind: 'accept'; readonly email: string }
  | { readonly kind: 'refuse'; readonly code: 'sso_email_missing' | 'sso_email_outside' | 'sso_email_unverified' };

/** The address that the issuer may speak for: of a domain that its organization has proven, and not called unverified. */
export function decideCompanyEmail(
  { email, isEmailDenied }: Pick<CompanyIdentity, 'email' | 'isEmailDenied'>,
  provenDomains: readonly string[],
): CompanyEmailDecision {
  if (email === null) return { kind: 'refuse', code: 'sso_email_missing' };
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!provenDomains.includes(domain)) return { kind: 'refuse', code: 'sso_email_outside' };
  return isEmailDenied ? { kind: 'refuse', code: 'sso_email_unverified' } : { kind: 'accept', email };
}

/**
 * Anyone can open an account at Google with an address of someone's company. Only `hd` says that the company manages
 * the account, so it must be a domain that the organization has proven.
 */
export function isManagedElsewhere(
  issuer: string,
  { claims }: Pick<CompanyIdentity, 'claims'>,
  provenDomains: readonly string[],
): boolean {
  if (issuer !== GOOGLE) return false;
  return typeof claims.hd !== 'string' || !provenDomains.includes(claims.hd.toLowerCase());
}

export interface EntryFacts<Member> {
  readonly connection: Pick<ConnectionRow, 'mode' | 'issuer' | 'clientId'>;
  /** Whom the person was sent to. */
  readonly visited: Pick<ConnectionRow, 'issuer' | 'clientId'>;
  readonly identity: Pick<CompanyIdentity, 'email' | 'isEmailDenied' | 'claims'>;
  readonly provenDomains: readonly string[];
  /** Who signed in with this subject before. */
  readonly linked: Member | null;
}

export type EntryDecision<Member> =
  | {
      readonly kind: 'refuse';
      readonly code: 'sso_unknown' | 'sso_email_missing' | 'sso_email_outside' | 'sso_email_unverified';
    }
  | { readonly kind: 'linked'; readonly linked: Member }
  /** The first time, the address says who it is. */
  | { readonly kind: 'by_email'; readonly email: string };

/** Whom the issuer speaks for. An address only counts the first time; being managed counts at every sign-in. */
export function decideEntry<Member>(facts: EntryFacts<Member>): EntryDecision<Member> {
  const { connection, visited, identity, provenDomains, linked } = facts;
  const isSameIssuer = connection.issuer === visited.issuer && connection.clientId === visited.clientId;
  if (connection.mode === 'off' || !isSameIssuer) return { kind: 'refuse', code: 'sso_unknown' };
  if (isManagedElsewhere(connection.issuer, identity, provenDomains))
    return { kind: 'refuse', code: 'sso_email_outside' };
  if (linked) return { kind: 'linked', linked };
  const decision = decideCompanyEmail(identity, provenDomains);
  return decision.kind === 'refuse' ? decision : { kind: 'by_email', email: decision.email };
}

export interface MembershipFacts {
  /** The role of a member; null for someone who is none yet. */
  readonly before: Role | null;
  /** The role that the sign-in grants, and whether a claim decides about it. */
  readonly granted: Role;
  readonly hasRoleClaim: boolean;
  /** An admin has removed them, and has invited them again. */
  readonly wasRemoved: boolean;
  readonly isInvited: boolean;
  readonly isLastAdmin: boolean;
}

export type MembershipDecision =
  | { readonly kind: 'refuse'; readonly code: 'sso_removed' }
  | { readonly kind: 'join'; readonly role: Role; readonly forgetsRemoval: boolean }
  | { readonly kind: 'stay'; readonly role: Role; readonly hasNewRole: boolean };

/**
 * Someone whom an admin removed stays out until an admin invites them, whatever the issuer says. For members the claim
 * decides at every sign-in. Only the last admin keeps the role, so that someone can fix a wrong mapping.
 */
export function decideMembership(facts: MembershipFacts): MembershipDecision {
  const { before, granted, hasRoleClaim, wasRemoved, isInvited, isLastAdmin } = facts;
  if (before === null) {
    if (wasRemoved && !isInvited) return { kind: 'refuse', code: 'sso_removed' };
    return { kind: 'join', role: granted, forgetsRemoval: wasRemoved };
  }
  const isKept = !hasRoleClaim || before === granted || isLastAdmin;
  return { kind: 'stay', role: isKept ? before : granted, hasNewRole: !isKept };
}

type Rules = Pick<ConnectionRow, 'defaultRole' | 'roleClaim' | 'roleMappings'>;

const MOST_VALUES = 500;

/** The role that a sign-in grants, and the claim values it is based on. The highest of several roles wins. */
export function mapRole(
  { defaultRole, roleClaim, roleMappings }: Rules,
  claims: Readonly<Record<string, unknown>>,
): { readonly role: Role; readonly values: string[] } {
  if (roleClaim === null) return { role: defaultRole, values: [] };
  const values = valuesOf(claims, roleClaim);
  const roles = roleMappings.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  if (roles.includes('ORG_ADMIN')) return { role: 'ORG_ADMIN', values };
  return { role: roles[0] ?? defaultRole, values };
}

/** A text or a list of texts, at its own name or below others (`realm_access.roles`). */
function valuesOf(claims: Readonly<Record<string, unknown>>, name: string): string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce<unknown>(below, claims);
  return [found]
    .flat()
    .filter((value) => typeof value === 'string')
    .slice(0, MOST_VALUES);
}

const below = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
