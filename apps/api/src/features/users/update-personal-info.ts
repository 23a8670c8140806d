import type { CurrentUser } from '@evenway/contract';
import type { RecordChange } from '../../platform/audit/record.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { GuardIf } from '../../platform/http/require-step-up.ts';
import { limits } from '../../platform/limits/limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { takeConfirmation } from '../../platform/sessions/session-repository.ts';
import { askToApprove, askToConfirm } from './change-email.ts';
import { readCurrentUser } from './current-user.ts';
import { EMAIL_CHANGE_ASKED_MAIL } from './mails/email-change.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-repository.ts';

interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly currentPassword?: string | undefined;
  readonly approveByEmail?: boolean | undefined;
}

/** Names change at once. A new address takes effect when it is confirmed there; the current one is notified. */
export async function updatePersonalInfo(
  platform: Platform,
  session: Session,
  { currentPassword, approveByEmail = false, email: newEmail, ...names }: PersonalInfo,
  record: RecordChange,
  guardIf: GuardIf,
): Promise<CurrentUser> {
  const { userId } = session;
  const before = await findUser(platform.database, userId);
  if (!before) throw new AppError('not_signed_in');
  guardIf(newEmail !== before.email && session.hasSecondFactor);
  if (newEmail !== before.email && before.passwordHash !== null)
    await requirePassword(platform, userId, before.passwordHash, currentPassword);
  return platform.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_signed_in');
    // Changed while we were hashing: what was proven is no longer current.
    if (newEmail !== user.email && (user.email !== before.email || user.passwordHash !== before.passwordHash))
      throw new AppError('sign_in_again');
    await updateUser(tx, userId, names);
    await record(tx, { details: { asksForNewEmail: newEmail !== user.email } });
    if (newEmail !== user.email) {
      const renamed = { ...user, ...names };
      if (user.passwordHash === null && approveByEmail && !session.hasSecondFactor)
        await askToApprove(tx, platform.keys, renamed, newEmail);
      else {
        if (user.passwordHash === null && !session.hasSecondFactor) await requireConfirmation(tx, session);
        await startChange(tx, platform, renamed, newEmail);
      }
    }
    return readCurrentUser(tx, session);
  });
}

async function startChange(tx: Transaction, { keys }: Platform, user: UserRow, newEmail: string): Promise<void> {
  const { email: recipient, language, firstName } = user;
  await askToConfirm(tx, keys, user, newEmail);
  await enqueueMail(tx, { recipient, template: EMAIL_CHANGE_ASKED_MAIL, language, params: { firstName, newEmail } });
}

/** The address controls the account: an open session is not enough to change it. */
async function requirePassword(
  { limits: rateLimits, passwords }: Platform,
  userId: string,
  passwordHash: string,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined) throw new AppError('password_required');
  await rateLimits.consume(limits.emailProofPerUser, userId);
  if (!(await passwords.matches(passwordHash, currentPassword))) throw new AppError('wrong_password');
}

/** Without a password, a new sign-in with the provider is required instead. */
async function requireConfirmation(tx: Transaction, { sessionId }: Session): Promise<void> {
  if (!(await takeConfirmation(tx, sessionId))) throw new AppError('confirmation_required');
}
