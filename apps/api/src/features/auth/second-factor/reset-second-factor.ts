import { person, type RecordChange } from '../../../platform/audit/record.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { consumeLink, openLink } from '../../../platform/mailed-links/mailed-link-repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MemberSession } from '../../../platform/sessions/session.ts';
import { endSessionsOfUser } from '../../../platform/sessions/session-repository.ts';
import { listMemberships } from '../../users/membership-repository.ts';
import { findMember, findUser, listAdmins, type UserRow } from '../../users/user-repository.ts';
import { removedSecondFactor, requireUser } from './change-second-factor.ts';
import { RESET_NOTICE_MAIL } from './mails/reset-notice.ts';
import { RESET_SECOND_FACTOR_MAIL } from './mails/reset-second-factor.ts';
import type { SecondFactorChange } from './mails/second-factor-changed.ts';
import { deletePasskeys } from './passkey-repository.ts';
import { deletePendingSignIns } from './pending-sign-in-repository.ts';
import {
  deleteReset,
  deleteResetByLink,
  openReset,
  type ResetRow,
  takeDueMails,
  takeDueResets,
} from './reset-repository.ts';
import { deleteAuthenticator } from './second-factor-repository.ts';

export const SECOND_FACTOR_RESETS_TASK = 'second_factor_resets';
export const SECOND_FACTOR_RESETS_SCHEDULE = `20 * * * * ${SECOND_FACTOR_RESETS_TASK}`;

/**
 * An admin helps a member who lost it: they know each other, which a stranger with a password does not. Not for a
 * member of other organizations, because the account opens those as well.
 */
export async function resetMember(tx: Transaction, admin: MemberSession, memberId: string): Promise<UserRow> {
  if (memberId === admin.userId) throw new AppError('own_account');
  const member = await findMember(tx, admin.orgId, memberId);
  if (!member) throw new AppError('member_gone');
  // Locked before their organizations are counted: they may be joining another one.
  const locked = await requireUser(tx, memberId);
  if ((await listMemberships(tx, memberId)).length > 1) throw new AppError('member_elsewhere');
  // A member without one keeps their sessions, and gets no mail.
  if (locked.secondFactorAt !== null) await takeAway(tx, locked, 'reset-by-admin');
  return member;
}

/** For a person whom nobody else can help. The operator has asked for the documented proof. */
export async function resetByOperator(tx: Transaction, userId: string): Promise<UserRow> {
  const user = await requireUser(tx, userId);
  if (user.secondFactorAt === null) throw new AppError('setup_gone');
  await takeAway(tx, user, 'reset-by-support');
  return user;
}

/**
 * The pending sign-in proves the first factor, the link proves the mailbox: a person with both may start the waiting
 * period.
 */
export async function mailResetLink(tx: Transaction, { keys }: Platform, userId: string): Promise<void> {
  const user = await requireUser(tx, userId);
  if (await canAdminHelp(tx, user)) throw new AppError('ask_admin');
  const linkId = await openLink(tx, keys.link, { userId, purpose: 'reset_second_factor' });
  const { email: recipient, language, firstName } = user;
  await enqueueMail(tx, { recipient, template: RESET_SECOND_FACTOR_MAIL, language, params: { firstName, linkId } });
}

export async function beginReset(
  tx: Transaction,
  { keys }: Platform,
  secret: string,
  record: RecordChange,
): Promise<ResetRow> {
  const link = await consumeLink(tx, secret, 'reset_second_factor');
  const user = link && (await findUser(tx, link.userId));
  if (!user || user.secondFactorAt === null) throw new AppError('invalid_link');
  const reset = await openReset(tx, keys.link, user.id);
  if (reset.mailsSent === 0) await sendNotices(tx, 0, 0);
  await record(tx, { organizationId: user.lastOrganizationId, actor: person(user) });
  return reset;
}

export async function stopReset(tx: Transaction, secret: string, record: RecordChange): Promise<void> {
  const userId = await deleteResetByLink(tx, secret);
  const user = userId === null ? null : await findUser(tx, userId);
  if (!user) throw new AppError('invalid_link');
  await record(tx, { organizationId: user.lastOrganizationId, actor: person(user) });
}

/** Runs every hour: mails on days 0, 3 and 6, and the reset on day 7. */
export async function workOnResets({ database }: Pick<Platform, 'database'>): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { userId } of await takeDueResets(tx)) {
      const user = await findUser(tx, userId);
      if (user) await takeAway(tx, user, 'reset-after-wait');
    }
    await sendNotices(tx, 6, 2);
    await sendNotices(tx, 3, 1);
  });
}

async function sendNotices(tx: Transaction, days: number, number: number): Promise<void> {
  for (const { id, userId, dueAt } of await takeDueMails(tx, days, number)) {
    const user = await findUser(tx, userId);
    if (!user) continue;
    const { email: recipient, language, firstName } = user;
    const params = { firstName, resetId: id, dueAt: dueAt.toISOString() };
    await enqueueMail(tx, { recipient, template: RESET_NOTICE_MAIL, language, params });
  }
}

/** Everything goes, including open sessions: a thief who set it up and an owner who lost it both start again. */
async function takeAway(
  tx: Transaction,
  user: UserRow,
  change: Extract<SecondFactorChange, `reset-${string}`>,
): Promise<void> {
  await deletePasskeys(tx, user.id);
  await deleteAuthenticator(tx, user.id);
  await deleteReset(tx, user.id);
  await deletePendingSignIns(tx, user.id);
  await endSessionsOfUser(tx, 'sign_in_changed', user.id);
  await removedSecondFactor(tx, user, change);
}

/** Someone whom another admin can help takes that shorter way, which a stranger cannot. */
async function canAdminHelp(tx: Transaction, user: UserRow): Promise<boolean> {
  const [only, ...others] = await listMemberships(tx, user.id);
  if (!only || others.length > 0) return false;
  const admins = await listAdmins(tx, only.id);
  return admins.some(({ email }) => email !== user.email);
}
