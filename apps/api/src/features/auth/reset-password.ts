import { refuseCommonPassword } from '../../platform/crypto/common-passwords.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { closeLinks, consumeLink, isLinkOpen } from '../../platform/mailed-links/mailed-link-repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOfUser } from '../../platform/sessions/session-repository.ts';
import { lockUser, markEmailVerified, updateUser } from '../users/user-repository.ts';
import { PASSWORD_CHANGED_MAIL } from './mails/password-changed.ts';

/** Sets a new password for whoever reads the account's mail, and shuts out everyone who was in before. */
export async function resetPassword(platform: Platform, secret: string, passwordDigest: string): Promise<void> {
  refuseCommonPassword(passwordDigest);
  // Hashing is costly: a made-up link must not buy it.
  if (!(await isLinkOpen(platform.database, secret, 'reset_password'))) throw new AppError('invalid_link');
  const passwordHash = await platform.passwords.hash(passwordDigest);
  await platform.database.transaction(async (tx) => {
    const link = await consumeLink(tx, secret, 'reset_password');
    const user = link ? await lockUser(tx, link.userId) : null;
    if (!user) throw new AppError('invalid_link');
    await updateUser(tx, user.id, { passwordHash });
    await markEmailVerified(tx, user.id);
    await endSessionsOfUser(tx, user.id);
    await closeLinks(tx, user.id);
    const { email: recipient, language, firstName } = user;
    await enqueueMail(tx, { recipient, template: PASSWORD_CHANGED_MAIL, language, params: { firstName } });
  });
}
