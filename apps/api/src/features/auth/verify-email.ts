import { person, type RecordChange } from '../../platform/audit/record.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { closeLinks, consumeLink, findLink, openLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import { deleteIdentities } from '../users/identity-repository.ts';
import { dropUnverified } from '../users/unverified-repository.ts';
import {
  changeEmail,
  findUser,
  findUserByEmail,
  lockEmail,
  markEmailVerified,
  type UserRow,
  updateUser,
} from '../users/user-repository.ts';
import { CHOOSE_PASSWORD_MAIL, type PasswordChoiceReason } from './mails/choose-password.ts';

/** Proves a mailbox: of a new account, or the new address of an account. Opens no session. */
export async function verifyEmail(
  tx: Transaction,
  keys: Keys,
  secret: string,
  record: RecordChange,
): Promise<{ userId: string; email: string; isChange: boolean; choosesPassword: boolean }> {
  const link = await findLink(tx, secret, 'verify_email', 'change_email');
  const user = link && (await findUser(tx, link.userId));
  if (!link || !user) throw new AppError('invalid_link');
  // Before the link is touched, in the same lock order as everywhere for this address.
  await lockEmail(tx, link.newEmail ?? user.email);
  if (!(await consumeLink(tx, secret, link.purpose)))
    throw new AppError((await hasDoneItsWork(tx, link)) ? 'already_verified' : 'invalid_link');

  const choosesPassword =
    link.newEmail === null ? await proveSignup(tx, keys, user) : await moveTo(tx, keys, user, link.newEmail);
  const isChange = link.newEmail !== null;
  const email = link.newEmail ?? user.email;
  const actor = person({ id: user.id, email });
  await record(tx, { organizationId: user.lastOrganizationId, actor, details: { isChange } });
  return { userId: user.id, email, isChange, choosesPassword };
}

/**
 * For a person whose mails do not arrive: the operator has seen another proof that the address is theirs. True if they
 * must choose a password by mail.
 */
export async function verifyByHand(tx: Transaction, keys: Keys, userId: string): Promise<boolean> {
  const user = await findUser(tx, userId);
  if (!user) throw new AppError('not_found');
  await lockEmail(tx, user.email);
  const owner = await findUserByEmail(tx, user.email);
  if (owner?.emailVerifiedAt) throw new AppError('already_verified');
  return proveSignup(tx, keys, user);
}

/** A link that was used before is not an error for the person whose address it proved. */
async function hasDoneItsWork(tx: Transaction, link: { userId: string; newEmail: string | null }): Promise<boolean> {
  const user = await findUser(tx, link.userId);
  if (!user?.emailVerifiedAt) return false;
  return link.newEmail === null || link.newEmail === user.email;
}

/**
 * If several people signed up with one address, its owner cannot be expected to tell their links apart: none of their
 * passwords is kept, and the owner chooses one by mail. Returns true then.
 */
async function proveSignup(tx: Transaction, keys: Keys, user: UserRow): Promise<boolean> {
  const isContested = (await dropUnverified(tx, user.email, user.id)) > 0;
  await markEmailVerified(tx, user.id);
  if (!isContested) return false;
  await updateUser(tx, user.id, { passwordHash: null });
  await mailPasswordChoice(tx, keys, user, 'contested');
  return true;
}

/** Links to the old address and accounts at providers end: they may not belong to the owner of the new mailbox. */
async function moveTo(tx: Transaction, keys: Keys, user: UserRow, email: string): Promise<boolean> {
  const owner = await findUserByEmail(tx, email);
  if (owner?.emailVerifiedAt) throw new AppError('invalid_link');
  await dropUnverified(tx, email);
  await changeEmail(tx, user.id, email);
  await markEmailVerified(tx, user.id);
  await closeLinks(tx, user.id);
  const unlinked = await deleteIdentities(tx, user.id);
  const choosesPassword = unlinked.length > 0 && user.passwordHash === null;
  if (choosesPassword) await mailPasswordChoice(tx, keys, { ...user, email }, 'moved');
  return choosesPassword;
}

/** For an account without a password or any other way to sign in. */
async function mailPasswordChoice(
  tx: Transaction,
  keys: Keys,
  user: UserRow,
  reason: PasswordChoiceReason,
): Promise<void> {
  const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'reset_password' });
  const { email: recipient, language, firstName } = user;
  await enqueueMail(tx, { recipient, template: CHOOSE_PASSWORD_MAIL, language, params: { firstName, linkId, reason } });
}
