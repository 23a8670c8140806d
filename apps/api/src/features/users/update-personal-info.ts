import type { User } from '@evenway/contract';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { openLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import { CONFIRM_EMAIL_MAIL, EMAIL_CHANGE_ASKED_MAIL, EMAIL_IN_USE_MAIL } from './mails/email-change.ts';
import { findUserByEmail, lockUser, toUser, type UserRow, updateUser } from './user-repository.ts';

/** Names change at once. A new address takes effect when it was confirmed there; the present one is told. */
export async function updatePersonalInfo(
  tx: Transaction,
  keys: Keys,
  userId: string,
  info: { firstName: string; lastName: string; email: string },
): Promise<User> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_signed_in');
  const { email, ...names } = info;
  await updateUser(tx, userId, names);
  const updated = { ...user, ...names };
  if (email !== user.email) await askToConfirm(tx, keys, updated, email);
  return toUser(updated);
}

/** Whether the new address has an account is told only to whoever reads its mail. */
async function askToConfirm(tx: Transaction, keys: Keys, user: UserRow, newEmail: string): Promise<void> {
  const { language, firstName } = user;
  const owner = await findUserByEmail(tx, newEmail);
  if (owner?.emailVerifiedAt) {
    const params = { firstName: owner.firstName };
    await enqueueMail(tx, { recipient: owner.email, template: EMAIL_IN_USE_MAIL, language: owner.language, params });
  } else {
    const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'change_email', newEmail });
    await enqueueMail(tx, {
      recipient: newEmail,
      template: CONFIRM_EMAIL_MAIL,
      language,
      params: { firstName, linkId },
    });
  }
  await enqueueMail(tx, {
    recipient: user.email,
    template: EMAIL_CHANGE_ASKED_MAIL,
    language,
    params: { firstName, newEmail },
  });
}
