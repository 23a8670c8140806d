import { person, type RecordChange } from '../../../platform/audit/record.ts';
import { refuseCommonPassword } from '../../../platform/crypto/common-passwords.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import {
  closeLinks,
  consumeLink,
  findLink,
  isLinkOpen,
} from '../../../platform/mailed-links/mailed-link-repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessionsOfUser } from '../../../platform/sessions/session-repository.ts';
import { deleteIdentities } from '../../users/identity-repository.ts';
import { dropUnverified } from '../../users/unverified-repository.ts';
import { findUser, lockEmail, lockUser, markEmailVerified, updateUser } from '../../users/user-repository.ts';
import { PASSWORD_CHANGED_MAIL } from '../mails/password-changed.ts';
import { forgetCodesAfterReset } from '../second-factor/code-tries.ts';
import { deletePendingSignIns } from '../second-factor/pending-sign-in-repository.ts';

/**
 * Sets a new password for a person who can read the account's mail, and ends every other way in: sessions, links and providers.
 */
export async function resetPassword(
  platform: Platform,
  secret: string,
  passwordDigest: string,
  record: RecordChange,
): Promise<{ email: string }> {
  refuseCommonPassword(passwordDigest);
  // Hashing is expensive: do not do it for a made-up link.
  if (!(await isLinkOpen(platform.database, secret, 'reset_password'))) throw new AppError('invalid_link');
  const passwordHash = await platform.passwords.hash(passwordDigest);
  const reset = await platform.database.transaction(async (tx) => {
    const link = await findLink(tx, secret, 'reset_password');
    const owner = link && (await findUser(tx, link.userId));
    if (owner) await lockEmail(tx, owner.email);
    const user = owner && (await consumeLink(tx, secret, 'reset_password')) ? await lockUser(tx, owner.id) : null;
    if (!user) throw new AppError('invalid_link');
    await dropUnverified(tx, user.email, user.id);
    await updateUser(tx, user.id, { passwordHash });
    await markEmailVerified(tx, user.id);
    const unlinked = await deleteIdentities(tx, user.id);
    await endSessionsOfUser(tx, 'password_changed', user.id);
    await deletePendingSignIns(tx, user.id);
    await closeLinks(tx, user.id);
    await record(tx, { organizationId: user.lastOrganizationId, actor: person(user) });
    const { email: recipient, language, firstName } = user;
    await enqueueMail(tx, {
      recipient,
      template: PASSWORD_CHANGED_MAIL,
      language,
      params: { firstName, unlinked: unlinked.join() },
    });
    return { email: recipient, userId: user.id };
  });
  await forgetCodesAfterReset(platform.limits, reset.userId);
  return reset;
}
