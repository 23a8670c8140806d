import type { CurrentUser } from '@evenway/contract';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { closeLinks, findPendingChange, openLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { readCurrentUser } from './current-user.ts';
import { listProviders } from './identity-repository.ts';
import { CONFIRM_EMAIL_MAIL, EMAIL_CHANGE_ASKED_MAIL, EMAIL_IN_USE_MAIL } from './mails/email-change.ts';
import { findUserByEmail, lockUser, type UserRow } from './user-repository.ts';

/**
 * Only the reader of the new address's mail learns whether it has an account: the change is pending in both cases, and
 * nobody gets a link to one that is impossible.
 */
async function askToConfirm(tx: Transaction, keys: Keys, user: UserRow, newEmail: string): Promise<void> {
  const { language, firstName } = user;
  await closeLinks(tx, user.id, 'change_email');
  const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'change_email', newEmail });
  const owner = await findUserByEmail(tx, newEmail);
  if (owner?.emailVerifiedAt) {
    const params = { firstName: owner.firstName };
    return enqueueMail(tx, { recipient: newEmail, template: EMAIL_IN_USE_MAIL, language: owner.language, params });
  }
  const params = { firstName, linkId, providers: (await listProviders(tx, user.id)).join() };
  await enqueueMail(tx, { recipient: newEmail, template: CONFIRM_EMAIL_MAIL, language, params });
}

/** The address that is left learns of it too, and how to stop it. Also for the operator, when its mailbox is lost. */
export async function startEmailChange(tx: Transaction, keys: Keys, user: UserRow, newEmail: string): Promise<void> {
  const { email: recipient, language, firstName } = user;
  await askToConfirm(tx, keys, user, newEmail);
  await enqueueMail(tx, { recipient, template: EMAIL_CHANGE_ASKED_MAIL, language, params: { firstName, newEmail } });
}

/** A new link to the same address; the previous one stops working. */
export async function resendEmailChange(tx: Transaction, keys: Keys, session: Session): Promise<CurrentUser> {
  const { userId } = session;
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_signed_in');
  const pending = await findPendingChange(tx, userId);
  if (pending === null) throw new AppError('email_change_gone');
  await askToConfirm(tx, keys, user, pending);
  return readCurrentUser(tx, session);
}

export async function withdrawEmailChange(tx: Transaction, session: Session): Promise<CurrentUser> {
  await lockUser(tx, session.userId);
  await closeLinks(tx, session.userId, 'change_email');
  return readCurrentUser(tx, session);
}
