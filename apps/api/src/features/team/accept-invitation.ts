import type { OwnOrganization } from '@evenway/contract';
import { person, type RecordChange } from '../../platform/audit/record.ts';
import { refuseCommonPassword } from '../../platform/crypto/common-passwords.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireAccessTo } from '../../platform/sessions/organization-access.ts';
import { lockOrganization } from '../../platform/sessions/organization-access-repository.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { chooseOrganization, findMembership, insertMembership } from '../users/membership-repository.ts';
import { forgetRemoval } from '../users/removed-member-repository.ts';
import { dropUnverified } from '../users/unverified-repository.ts';
import {
  findUserByEmail,
  insertUser,
  lockEmail,
  lockUser,
  markEmailVerified,
  type NewMember,
  type NewPerson,
} from '../users/user-repository.ts';
import {
  type FoundInvitation,
  findInvitationById,
  findInvitationBySecret,
  markAccepted,
} from './invitation-repository.ts';

/** Creates an account from an invitation and a password. The mailed link proves the address. */
export async function acceptInvitation(
  platform: Platform,
  secret: string,
  member: Omit<NewPerson, 'passwordHash'> & { passwordDigest: string },
  record: RecordChange,
): Promise<void> {
  refuseCommonPassword(member.passwordDigest);
  const { passwordDigest, ...newcomer } = member;
  // Hashing is expensive: do not do it for a made-up invitation.
  await openInvitation(platform.database, secret);
  const passwordHash = await platform.passwords.hash(passwordDigest);
  await platform.database.transaction(async (tx) => {
    const { user, membership } = await join(tx, await openInvitation(tx, secret), { ...newcomer, passwordHash });
    await record(tx, {
      organizationId: membership.organizationId,
      actor: person(user),
      details: { role: membership.role },
    });
  });
}

/** The invitation behind a link, or an error that says what to do instead. */
export async function openInvitation(db: Queryable, secret: string): Promise<FoundInvitation> {
  return requireOpen(await findInvitationBySecret(db, secret));
}

/** It may have waited for others since it was found. */
async function accept(tx: Transaction, { id }: FoundInvitation): Promise<void> {
  if (await markAccepted(tx, id)) return;
  requireOpen(await findInvitationById(tx, id));
  throw new AppError('invitation_used');
}

function requireOpen(invitation: FoundInvitation | null): FoundInvitation {
  if (invitation?.acceptedAt) throw new AppError('invitation_used');
  if (!invitation || invitation.replacedAt || !invitation.isBacked) throw new AppError('invitation_invalid');
  if (invitation.isExpired) throw new AppError('invitation_expired');
  return invitation;
}

/** Adds a person whose address is proven to the organization of an invitation to that address. */
export async function joinByInvitation(tx: Transaction, invitationId: string, member: NewPerson): Promise<NewMember> {
  return join(tx, requireOpen(await findInvitationById(tx, invitationId)), member);
}

/** Adds someone who has an account with the invited address, and switches to the organization. */
export async function joinWithAccount(
  tx: Transaction,
  invitation: FoundInvitation,
  account: { readonly userId: string; readonly session: Session | null },
): Promise<OwnOrganization> {
  // First, like everywhere members change.
  await lockOrganization(tx, invitation.organizationId);
  const user = await lockUser(tx, account.userId);
  if (!user) throw new AppError('not_signed_in');
  if (!user.emailVerifiedAt || user.email !== invitation.email) throw new AppError('invitation_for_another_email');
  await accept(tx, invitation);
  const { organizationId: id, organizationName: name } = invitation;
  await insertMembership(tx, user.id, invitation);
  await forgetRemoval(tx, id, invitation.email);
  // Someone who joined in another way meanwhile keeps their role. What the organization requires is asked for there.
  const joined = account.session && (await requireAccessTo(tx, account.session, id, { beforeRequirements: true }));
  const role = joined?.role ?? (await findMembership(tx, user.id, id))?.role ?? invitation.role;
  await chooseOrganization(tx, { userId: user.id, sessionId: account.session?.sessionId ?? null }, id);
  return { id, name, role };
}

/** The same for someone whom a sign-in provider vouches for, before there is a session. */
export async function joinKnownByInvitation(
  tx: Transaction,
  invitationId: string,
  userId: string,
): Promise<OwnOrganization> {
  return joinWithAccount(tx, requireOpen(await findInvitationById(tx, invitationId)), { userId, session: null });
}

async function join(tx: Transaction, invitation: FoundInvitation, member: NewPerson): Promise<NewMember> {
  if (member.email !== invitation.email) throw new AppError('invitation_for_another_email');
  await lockEmail(tx, member.email);
  const existing = await findUserByEmail(tx, member.email);
  if (existing?.emailVerifiedAt) throw new AppError('email_taken');
  await dropUnverified(tx, member.email);
  await accept(tx, invitation);
  const membership = { organizationId: invitation.organizationId, role: invitation.role };
  await forgetRemoval(tx, membership.organizationId, invitation.email);
  const user = await insertUser(tx, member, membership);
  await markEmailVerified(tx, user.id);
  return { user, membership };
}
