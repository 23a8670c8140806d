import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { closeLinks, consumeLink, findLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import { changeEmail, findUser, findUserByEmail, lockEmail, markEmailVerified } from '../users/user-repository.ts';
import { dropUnverified } from './drop-unverified.ts';

/** Proves a mailbox: of a new account, or of the address an account moves to. It opens no session. */
export async function verifyEmail(tx: Transaction, secret: string): Promise<{ userId: string; isChange: boolean }> {
  const link = await consumeLink(tx, secret, 'verify_email', 'change_email');
  if (!link) throw new AppError((await hasDoneItsWork(tx, secret)) ? 'already_verified' : 'invalid_link');
  if (link.newEmail !== null) await moveTo(tx, link.userId, link.newEmail);
  await markEmailVerified(tx, link.userId);
  return { userId: link.userId, isChange: link.newEmail !== null };
}

/** A link that was opened before is no failure to someone whose address it proved. */
async function hasDoneItsWork(tx: Transaction, secret: string): Promise<boolean> {
  const link = await findLink(tx, secret, 'verify_email', 'change_email');
  if (!link) return false;
  const user = await findUser(tx, link.userId);
  if (!user?.emailVerifiedAt) return false;
  return link.newEmail === null || link.newEmail === user.email;
}

/** Links that were mailed to the old address end with it. */
async function moveTo(tx: Transaction, userId: string, email: string): Promise<void> {
  await lockEmail(tx, email);
  const owner = await findUserByEmail(tx, email);
  if (owner?.emailVerifiedAt) throw new AppError('invalid_link');
  if (owner) await dropUnverified(tx, owner);
  await changeEmail(tx, userId, email);
  await closeLinks(tx, userId);
}
