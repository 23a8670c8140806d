import type { Language, Role } from '@evenway/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { lockOrganization } from '../../../platform/sessions/organization-access-repository.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { isInvited } from '../../team/invitation-repository.ts';
import { findMembership, insertMembership, type Membership, setRole } from '../../users/membership-repository.ts';
import { forgetRemoval, wasRemoved } from '../../users/removed-member-repository.ts';
import { dropUnverified } from '../../users/unverified-repository.ts';
import {
  findUserByEmail,
  insertUser,
  listAdmins,
  lockEmail,
  markEmailVerified,
  noteFirstSignIn,
  type UserRow,
} from '../../users/user-repository.ts';
import { namesOf } from '../providers/sign-in-with-provider.ts';
import { decideEntry, decideMembership, mapRole } from './decide-issuer-sign-in.ts';
import type { CompanyIdentity } from './issuer-client.ts';
import { COMPANY_SIGN_IN_MAIL } from './mails/company-sign-in.ts';
import { type ConnectionRow, insertIdentity, loadSignIn } from './sso-repository.ts';

interface SignedIn {
  readonly user: UserRow;
  readonly membership: Membership;
  /** The person was no member before. */
  readonly hasJoined: boolean;
  /** The claim gave a member another role. */
  readonly hasNewRole: boolean;
}

/**
 * The member whom the organization's issuer vouches for; someone unknown joins. They are identified by the issuer's
 * subject. An email address only counts the first time, and only if this organization has proven its domain: those who
 * run a domain can read its mail anyway. The session is limited to this organization, so an issuer that lies about an
 * address gains nothing elsewhere.
 */
export async function signInWithIssuer(
  tx: Transaction,
  { organizationId, issuer, clientId }: Pick<ConnectionRow, 'organizationId' | 'issuer' | 'clientId'>,
  identity: CompanyIdentity,
  language: Language,
): Promise<SignedIn> {
  // Locked first, like everywhere members change.
  await lockOrganization(tx, organizationId);
  const found = await loadSignIn(tx, organizationId, identity.subject);
  if (!found) throw new AppError('sso_unknown');
  const { connection } = found;
  const entry = decideEntry({ ...found, visited: { issuer, clientId }, identity });
  if (entry.kind === 'refuse') throw new AppError(entry.code);
  const known = entry.kind === 'linked' ? entry.linked : await findOwner(tx, organizationId, entry.email);
  const { role: granted } = mapRole(connection, identity.claims);
  const { role: before, email } = known;
  const decision = decideMembership({
    before,
    granted,
    hasRoleClaim: connection.roleClaim !== null,
    ...(before === null
      ? { ...(await readRemoval(tx, connection, email, identity)), isLastAdmin: false }
      : { wasRemoved: false, isInvited: false, isLastAdmin: await isLastAdmin(tx, organizationId, before, email) }),
  });
  if (decision.kind === 'refuse') throw new AppError(decision.code);
  const membership = { organizationId, role: decision.role };
  const user = known.user ?? (await createMember(tx, membership, identity, email, language));
  if (decision.kind === 'join') {
    if (decision.forgetsRemoval) await forgetRemoval(tx, organizationId, email);
    await insertMembership(tx, user.id, membership);
  }
  if (entry.kind === 'by_email') {
    await insertIdentity(tx, { organizationId, issuer, subject: identity.subject, userId: user.id });
    // The owner of an existing account is told that the company can now sign in to this organization with it.
    if (known.user) await notifyOwner(tx, user, organizationId);
  }
  await noteFirstSignIn(tx, user.id);
  const hasNewRole = decision.kind === 'stay' && decision.hasNewRole;
  if (hasNewRole) await setRole(tx, user.id, organizationId, decision.role, 'signIn');
  return { user, membership, hasJoined: decision.kind === 'join', hasNewRole };
}

/** The verified account of an address, if there is one: nobody opens one meanwhile. */
async function findOwner(tx: Transaction, organizationId: string, email: string) {
  await lockEmail(tx, email);
  const user = await findUserByEmail(tx, email);
  if (!user?.emailVerifiedAt) return { user: null, role: null, email };
  const membership = await findMembership(tx, user.id, organizationId);
  return { user, role: membership?.role ?? null, email };
}

async function readRemoval(
  tx: Transaction,
  { organizationId, issuer }: ConnectionRow,
  email: string,
  identity: CompanyIdentity,
): Promise<{ wasRemoved: boolean; isInvited: boolean }> {
  const emails = identity.email === null ? [email] : [email, identity.email];
  const isOut = await wasRemoved(tx, organizationId, { issuer, subject: identity.subject }, emails);
  return { wasRemoved: isOut, isInvited: isOut && (await isInvited(tx, organizationId, email)) };
}

async function isLastAdmin(tx: Transaction, organizationId: string, role: Role, email: string): Promise<boolean> {
  if (role !== 'ORG_ADMIN') return false;
  const admins = await listAdmins(tx, organizationId);
  return admins.every((admin) => admin.email === email);
}

async function createMember(
  tx: Transaction,
  membership: Membership,
  identity: CompanyIdentity,
  email: string,
  language: Language,
): Promise<UserRow> {
  await dropUnverified(tx, email);
  const person = { ...namesOf(identity, email), email, passwordHash: null, language };
  const user = await insertUser(tx, person, membership);
  await markEmailVerified(tx, user.id);
  return user;
}

async function notifyOwner(
  tx: Transaction,
  { email: recipient, language, firstName }: UserRow,
  organizationId: string,
): Promise<void> {
  const organization = await findOrganization(tx, organizationId);
  const params = { firstName, organization: organization?.name ?? '' };
  await enqueueMail(tx, { recipient, template: COMPANY_SIGN_IN_MAIL, language, params });
}
