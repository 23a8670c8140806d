import type { CurrentUser } from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { limits } from '../../platform/limits/limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { askToConfirm } from './change-email.ts';
import { readCurrentUser } from './current-user.ts';
import { EMAIL_CHANGE_ASKED_MAIL } from './mails/email-change.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-repository.ts';

interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly currentPassword?: string | undefined;
}

/** Names change at once. A new address takes effect when it was confirmed there; the present one is told. */
export async function updatePersonalInfo(
  platform: Platform,
  session: Session,
  { currentPassword, email: newEmail, ...names }: PersonalInfo,
): Promise<CurrentUser> {
  const { userId } = session;
  const before = await findUser(platform.database, userId);
  if (!before) throw new AppError('not_signed_in');
  if (newEmail !== before.email) await requireProof(platform, session, before, currentPassword);
  return platform.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_signed_in');
    // Changed by someone else while we were hashing: what was proved is not the present state any more.
    if (newEmail !== user.email && (user.email !== before.email || user.passwordHash !== before.passwordHash))
      throw new AppError('sign_in_again');
    await updateUser(tx, userId, names);
    if (newEmail !== user.email) {
      const { email: recipient, language } = user;
      await askToConfirm(tx, platform.keys, { ...user, ...names }, newEmail);
      const params = { firstName: names.firstName, newEmail };
      await enqueueMail(tx, { recipient, template: EMAIL_CHANGE_ASKED_MAIL, language, params });
    }
    return readCurrentUser(tx, userId);
  });
}

/** The address decides who can take the account: an open session is not enough to move it. */
async function requireProof(
  { limits: rateLimits, passwords }: Platform,
  { userId, isFresh }: Session,
  { passwordHash }: UserRow,
  currentPassword: string | undefined,
): Promise<void> {
  if (passwordHash === null) {
    if (!isFresh) throw new AppError('sign_in_again');
    return;
  }
  if (currentPassword === undefined) throw new AppError('password_required');
  await rateLimits.consume(limits.emailProofPerUser, userId);
  if (!(await passwords.matches(passwordHash, currentPassword))) throw new AppError('wrong_password');
}
