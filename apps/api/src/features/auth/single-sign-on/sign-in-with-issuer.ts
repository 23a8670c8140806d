import type { Language, Role } from '@evenway/contract';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { lockOrganization } from '../../../platform/sessions/organization-access-repository.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { isInvited } from '../../team/invitation-repository.ts';
import { findMembership, insertMembership, type Membership, setRole } from '../../users/membership-repository.ts';
import { forgetRemoval, wasRemoved } from '../../users/removed-member-repository.ts';
import { dropUnverified } from '../../users/unverified-repository.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  listAdmins,
  lockEmail,
  markEmailVerified,
  noteFirstSignIn,
  type UserRow,
} from '../../users/user-repository.ts';
import { namesOf } from '../providers/sign-in-with-provider.ts';
import type { CompanyIdentity } from './issuer-client.ts';
import { COMPANY_SIGN_IN_MAIL } from './mails/company-sign-in.ts';
import { mapRole } from './map-role.ts';
import {
  type ConnectionRow,
  findConnection,
  findIdentityOwner,
  insertIdentity,
  listDomains,
} from './sso-repository.ts';

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
  const connection = await findConnection(tx, organizationId);
  if (!connection || connection.mode === 'off' || connection.issuer !== issuer || connection.clientId !== clientId)
    throw new AppError('sso_unknown');
  await requireWorkspace(tx, connection, identity);
  const { role } = mapRole(connection, identity.claims);
  const ownerId = await findIdentityOwner(tx, connection, identity.subject);
  const owner = ownerId ? await findUser(tx, ownerId) : null;
  const { user, isNew } = owner
    ? { user: owner, isNew: false }
    : await findOrCreate(tx, { organizationId, role }, identity, language);
  const before = isNew ? null : await findMembership(tx, user.id, organizationId);
  if (before === null) await refuseRemoved(tx, connection, user, identity);
  await insertMembership(tx, user.id, { organizationId, role });
  if (!owner) {
    await insertIdentity(tx, { organizationId, issuer, subject: identity.subject, userId: user.id });
    // The owner of an existing account is told that the company can now sign in to this organization with it.
    if (!isNew) await notifyOwner(tx, user, organizationId);
  }
  await noteFirstSignIn(tx, user.id);
  const follows = before !== null && connection.roleClaim !== null;
  const kept = follows ? await followClaim(tx, user, before, role) : (before?.role ?? role);
  return {
    user,
    membership: { organizationId, role: kept },
    hasJoined: before === null,
    hasNewRole: before !== null && before.role !== kept,
  };
}

/** The address that the issuer may speak for: of a domain that its organization has proven, and not called unverified. */
export async function requireCompanyEmail(
  db: Queryable,
  organizationId: string,
  { email, isEmailDenied }: CompanyIdentity,
): Promise<string> {
  if (email === null) throw new AppError('sso_email_missing');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const domains = await listDomains(db, organizationId);
  if (!domains.some((one) => one.domain === domain && one.provenAt !== null)) throw new AppError('sso_email_outside');
  if (isEmailDenied) throw new AppError('sso_email_unverified');
  return email;
}

/**
 * Anyone can open an account at Google with an address of someone's company. Only `hd` says that the company manages
 * the account, so it must be a domain that the organization has proven.
 */
export async function requireWorkspace(
  db: Queryable,
  { organizationId, issuer }: Pick<ConnectionRow, 'organizationId' | 'issuer'>,
  { claims }: Pick<CompanyIdentity, 'claims'>,
): Promise<void> {
  if (issuer !== GOOGLE) return;
  const domain = typeof claims.hd === 'string' ? claims.hd.toLowerCase() : null;
  const domains = await listDomains(db, organizationId);
  if (!domains.some((one) => one.domain === domain && one.provenAt !== null)) throw new AppError('sso_email_outside');
}

const GOOGLE = 'https://accounts.google.com';

/** Someone whom an admin removed stays out until an admin invites them, whatever the issuer says. */
async function refuseRemoved(
  tx: Transaction,
  { organizationId, issuer }: ConnectionRow,
  { email }: UserRow,
  identity: CompanyIdentity,
): Promise<void> {
  const emails = identity.email === null ? [email] : [email, identity.email];
  if (!(await wasRemoved(tx, organizationId, { issuer, subject: identity.subject }, emails))) return;
  if (!(await isInvited(tx, organizationId, email))) throw new AppError('sso_removed');
  await forgetRemoval(tx, organizationId, email);
}

async function findOrCreate(
  tx: Transaction,
  membership: Membership,
  identity: CompanyIdentity,
  language: Language,
): Promise<{ user: UserRow; isNew: boolean }> {
  const email = await requireCompanyEmail(tx, membership.organizationId, identity);
  await lockEmail(tx, email);
  const known = await findUserByEmail(tx, email);
  if (known?.emailVerifiedAt) return { user: known, isNew: false };
  await dropUnverified(tx, email);
  const person = { ...namesOf(identity, email), email, passwordHash: null, language };
  const user = await insertUser(tx, person, membership);
  await markEmailVerified(tx, user.id);
  return { user, isNew: true };
}

/** The claim decides at every sign-in. Only the last admin keeps the role, so that someone can fix a wrong mapping. */
async function followClaim(tx: Transaction, user: UserRow, before: Membership, role: Role): Promise<Role> {
  if (before.role === role) return role;
  const admins = await listAdmins(tx, before.organizationId);
  if (before.role === 'ORG_ADMIN' && admins.every(({ email }) => email === user.email)) return before.role;
  await setRole(tx, user.id, before.organizationId, role);
  return role;
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
