import type { Keys } from '../../../platform/crypto/keys.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { lockOrganization } from '../../../platform/sessions/organization-access-repository.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { endSessionsOfUser } from '../../../platform/sessions/session-repository.ts';
import { listMemberships } from '../../users/membership-repository.ts';
import { findUser, listAdmins, type UserRow } from '../../users/user-repository.ts';
import { ACCOUNT_CLOSING_MAIL } from '../mails/account-closing.ts';
import {
  type ClosingAccount,
  closeAccountRow,
  findAccountByLink,
  isClosing,
  reopenAccount,
} from './deletion-repository.ts';

/**
 * Closes someone's own account at once, to be deleted after some days: all sessions end, and the person disappears from every
 * organization's lists. An organization never loses its last admin this way, unless it is closed itself.
 */
export async function closeAccount(
  tx: Transaction,
  keys: Keys,
  { userId }: Session,
  typedEmail: string,
  record: (tx: Transaction) => Promise<void>,
): Promise<Date> {
  const person = await findUser(tx, userId);
  if (!person) throw new AppError('not_signed_in');
  if (person.email !== typedEmail) throw new AppError('email_differs');
  const deletesAt = await close(tx, keys, person);
  await record(tx);
  return deletesAt;
}

/** On the request of a person who cannot do it themselves. */
export async function closeAccountByOperator(tx: Transaction, keys: Keys, userId: string): Promise<Date> {
  const person = await findUser(tx, userId);
  if (!person) throw new AppError('not_found');
  return close(tx, keys, person);
}

async function close(tx: Transaction, keys: Keys, { id: userId, email }: UserRow): Promise<Date> {
  // Always in the same order, so that two people who close their accounts at once do not deadlock.
  const own = (await listMemberships(tx, userId)).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id } of own) {
    await lockOrganization(tx, id);
    if (await isClosing(tx, id)) continue;
    if ((await listAdmins(tx, id)).every((admin) => admin.email === email)) throw new AppError('last_admin');
  }
  const closed = await closeAccountRow(tx, keys.link, userId);
  if (!closed) throw new AppError('account_closed');
  await endSessionsOfUser(tx, 'account_ended', userId);
  await mailAccountClosing(tx, 'closed', closed);
  return closed.deletesAt;
}

export async function restoreAccountByLink(
  tx: Transaction,
  secret: string,
  record: (tx: Transaction, owner: { id: string; email: string }) => Promise<void>,
): Promise<void> {
  const owner = await findAccountByLink(tx, secret);
  if (!owner || !(await reopenAccount(tx, owner.id))) throw new AppError('invalid_link');
  await record(tx, owner);
}

export async function mailAccountClosing(
  tx: Transaction,
  kind: 'closed' | 'reminder',
  { email: recipient, language, firstName, deletesAt, linkId }: ClosingAccount,
): Promise<void> {
  const params = { kind, firstName, deletesAt: deletesAt.toISOString(), deletionLinkId: linkId };
  await enqueueMail(tx, { recipient, template: ACCOUNT_CLOSING_MAIL, language, params });
}
