import type { CurrentUser } from '@evenway/contract';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { closeLinks, findPendingEmail, openLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import { readCurrentUser } from './current-user.ts';
import { listProviders } from './identity-repository.ts';
import { CONFIRM_EMAIL_MAIL, EMAIL_IN_USE_MAIL } from './mails/email-change.ts';
import { findUserByEmail, lockUser, type UserRow } from './user-repository.ts';

/**
 * Whether the new address has an account is told only to the reader of its mail: the change waits in both cases, and
 * nobody gets the link of one that cannot happen.
 */
export async function askToConfirm(tx: Transaction, keys: Keys, user: UserRow, newEmail: string): Promise<void> {
  const { language, firstName } = user;
  const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'change_email', newEmail });
  const owner = await findUserByEmail(tx, newEmail);
  if (owner?.emailVerifiedAt) {
    const params = { firstName: owner.firstName };
    return enqueueMail(tx, { recipient: newEmail, template: EMAIL_IN_USE_MAIL, language: owner.language, params });
  }
  const params = { firstName, linkId, providers: (await listProviders(tx, user.id)).join() };
  await enqueueMail(tx, { recipient: newEmail, template: CONFIRM_EMAIL_MAIL, language, params });
}

/** A new link to the same address; the one before stops working. */
export async function resendEmailChange(tx: Transaction, keys: Keys, userId: string): Promise<CurrentUser> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_signed_in');
  const pendingEmail = await findPendingEmail(tx, userId);
  if (pendingEmail === null) throw new AppError('email_change_gone');
  await askToConfirm(tx, keys, user, pendingEmail);
  return readCurrentUser(tx, userId);
}

export async function withdrawEmailChange(tx: Transaction, userId: string): Promise<CurrentUser> {
  await lockUser(tx, userId);
  await closeLinks(tx, userId, 'change_email');
  return readCurrentUser(tx, userId);
}
