import type { Language, PendingInvitation, Role } from '@evenway/contract';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { GuardIf } from '../../platform/http/require-step-up.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { findMembership } from '../users/membership-repository.ts';
import { findUserByEmail, lockEmail } from '../users/user-repository.ts';
import { findPendingInvitation, replaceInvitation, toPendingInvitation } from './invitation-repository.ts';
import { INVITATION_MAIL } from './mails/invitation.ts';

/**
 * Invites an address. Does not reveal whether it has an account, only whether it belongs to a member, which the team
 * list shows.
 */
export async function inviteMember(
  tx: Transaction,
  keys: Keys,
  inviter: MemberSession,
  invitation: { email: string; role: Role; language: Language },
): Promise<PendingInvitation> {
  const { email, role, language } = invitation;
  await lockEmail(tx, email);
  const existing = await findUserByEmail(tx, email);
  if (existing?.emailVerifiedAt && (await findMembership(tx, existing.id, inviter.orgId)))
    throw new AppError('email_taken');
  const row = await replaceInvitation(tx, keys.link, {
    organizationId: inviter.orgId,
    email,
    role,
    invitedBy: inviter.userId,
  });
  await enqueueMail(tx, { recipient: email, template: INVITATION_MAIL, language, params: { invitationId: row.id } });
  return toPendingInvitation(row);
}

/** Sends an invitation again with the same role, a new link and its full lifetime. */
export async function resendInvitation(
  tx: Transaction,
  keys: Keys,
  inviter: MemberSession,
  invitation: { email: string; language: Language },
  guardIf: GuardIf,
): Promise<PendingInvitation> {
  const pending = await findPendingInvitation(tx, inviter.orgId, invitation.email);
  if (!pending) throw new AppError('invitation_gone');
  guardIf(pending.role === 'ORG_ADMIN');
  return inviteMember(tx, keys, inviter, { ...invitation, role: pending.role });
}
