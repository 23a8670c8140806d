import type { CurrentUser } from '@evenway/contract';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { askToConfirm } from './change-email.ts';
import { readCurrentUser } from './current-user.ts';
import { EMAIL_CHANGE_ASKED_MAIL } from './mails/email-change.ts';
import { lockUser, updateUser } from './user-repository.ts';

/** Names change at once. A new address takes effect when it was confirmed there; the present one is told. */
export async function updatePersonalInfo(
  tx: Transaction,
  keys: Keys,
  { userId, isFresh }: Session,
  info: { firstName: string; lastName: string; email: string },
): Promise<CurrentUser> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_signed_in');
  const { email: newEmail, ...names } = info;
  if (newEmail !== user.email && !isFresh) throw new AppError('sign_in_again');
  await updateUser(tx, userId, names);
  if (newEmail !== user.email) {
    const { email: recipient, language } = user;
    await askToConfirm(tx, keys, { ...user, ...names }, newEmail);
    const params = { firstName: names.firstName, newEmail };
    await enqueueMail(tx, { recipient, template: EMAIL_CHANGE_ASKED_MAIL, language, params });
  }
  return readCurrentUser(tx, userId);
}
