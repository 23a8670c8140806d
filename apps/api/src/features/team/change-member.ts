import type { Role, User } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { GuardIf } from '../../platform/http/require-step-up.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lockAsAdmin } from '../../platform/sessions/lock-as-admin.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { findOrganization } from '../organization/organization-repository.ts';
import { setRole } from '../users/membership-repository.ts';
import { rememberRemoval } from '../users/removed-member-repository.ts';
import { endMembership, findMember, type MemberRow, toUser } from '../users/user-repository.ts';
import { closeInvitationsFrom } from './invitation-repository.ts';
import { MEMBER_REMOVED_MAIL } from './mails/member-removed.ts';

export async function changeMemberRole(
  tx: Transaction,
  admin: MemberSession,
  memberId: string,
  role: Role,
  guardIf: GuardIf,
): Promise<User> {
  const member = await memberToChange(tx, admin, memberId, guardIf);
  await setRole(tx, member.id, admin.orgId, role, { adminId: admin.userId });
  return toUser({ ...member, role });
}

/**
 * The account is deleted with the last membership; invitations that this person sent are deleted in any case. A mail
 * says so, since a deleted account can no longer be told at sign-in.
 */
export async function removeMember(
  tx: Transaction,
  admin: MemberSession,
  memberId: string,
  guardIf: GuardIf,
): Promise<MemberRow> {
  const member = await memberToChange(tx, admin, memberId, guardIf);
  await closeInvitationsFrom(tx, admin.orgId, member.id);
  await rememberRemoval(tx, admin.orgId, member);
  const keepsAccount = await endMembership(tx, 'removed_from_organization', member.id, admin.orgId);
  const organization = await findOrganization(tx, admin.orgId);
  await enqueueMail(tx, {
    recipient: member.email,
    template: MEMBER_REMOVED_MAIL,
    language: member.language,
    params: {
      firstName: member.firstName,
      organization: organization?.name ?? '',
      keepsAccount: String(keepsAccount),
    },
  });
  return member;
}

/** Nobody changes themselves, so the acting admin always remains: if two admins remove each other at once, one stays. */
async function memberToChange(
  tx: Transaction,
  admin: MemberSession,
  memberId: string,
  guardIf: GuardIf,
): Promise<MemberRow> {
  if (memberId === admin.userId) throw new AppError('own_account');
  await lockAsAdmin(tx, admin);
  const member = await findMember(tx, admin.orgId, memberId);
  if (!member) throw new AppError('member_gone');
  guardIf(member.role === 'ORG_ADMIN');
  return member;
}
