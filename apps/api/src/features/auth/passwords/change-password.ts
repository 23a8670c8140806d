import type { RecordChange } from '../../../platform/audit/record.ts';
import { refuseCommonPassword } from '../../../platform/crypto/common-passwords.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { closeLinks } from '../../../platform/mailed-links/mailed-link-repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSession, endSessionsOfUser, type SessionDevice } from '../../../platform/sessions/session-repository.ts';
import { findUser, lockUser, updateUser } from '../../users/user-repository.ts';
import { PASSWORD_CHANGED_MAIL } from '../mails/password-changed.ts';
import { deletePendingSignIns } from '../second-factor/pending-sign-in-repository.ts';

/**
 * Changes the password of someone who knows the current one. Every session ends; the requesting browser gets a new one.
 */
export async function changePassword(
  platform: Platform,
  { userId, orgId }: Session,
  digests: { current: string; next: string },
  device: SessionDevice,
  record: RecordChange,
): Promise<{ secret: string }> {
  refuseCommonPassword(digests.next);
  const before = await findUser(platform.database, userId);
  if (!before) throw new AppError('not_signed_in');
  if (!(await platform.passwords.matches(before.passwordHash, digests.current))) throw new AppError('wrong_password');
  const passwordHash = await platform.passwords.hash(digests.next);
  return platform.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_signed_in');
    // It was changed while we were hashing: what was checked is no longer the current password.
    if (user.passwordHash !== before.passwordHash) throw new AppError('wrong_password');
    await updateUser(tx, userId, { passwordHash });
    await endSessionsOfUser(tx, 'password_changed', userId);
    await deletePendingSignIns(tx, userId);
    await closeLinks(tx, userId);
    await record(tx);
    const { email: recipient, language, firstName } = user;
    await enqueueMail(tx, { recipient, template: PASSWORD_CHANGED_MAIL, language, params: { firstName } });
    return createSession(tx, userId, { device, organizationId: orgId });
  });
}
