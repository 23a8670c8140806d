import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lockOrganization } from '../../platform/sessions/organization-access-repository.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { findOrganization } from '../organization/organization-repository.ts';
import { endMembership, findMember, listAdmins } from '../users/user-repository.ts';
import { closeInvitationsFrom } from './invitation-repository.ts';
import { LEFT_ORGANIZATION_MAIL, MEMBER_LEFT_MAIL } from './mails/member-left.ts';

/**
 * The account is deleted with the last membership, as when an admin removes someone. The organization's row is locked
 * first, so that if its last two admins leave at the same time, one of them stays. Returns whether the account stays.
 */
export async function leaveOrganization(tx: Transaction, { orgId, userId }: MemberSession): Promise<boolean> {
  await lockOrganization(tx, orgId);
  const member = await findMember(tx, orgId, userId);
  const organization = await findOrganization(tx, orgId);
  if (!member || !organization) throw new AppError('not_signed_in');
  const others = (await listAdmins(tx, orgId)).filter(({ email }) => email !== member.email);
  if (others.length === 0) throw new AppError('last_admin');
  await closeInvitationsFrom(tx, orgId, userId);
  const keepsAccount = await endMembership(tx, 'account_ended', userId, orgId);
  const { email: recipient, language, firstName, lastName } = member;
  const params = {
    firstName,
    organization: organization.name,
    member: `${firstName} ${lastName}`,
    keepsAccount: String(keepsAccount),
  };
  await enqueueMail(tx, { recipient, template: LEFT_ORGANIZATION_MAIL, language, params });
  for (const admin of others)
    await enqueueMail(tx, { recipient: admin.email, template: MEMBER_LEFT_MAIL, language: admin.language, params });
  return keepsAccount;
}
