import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { markEmailVerified } from '../users/user-repository.ts';
import { consumeLink } from './mailed-link-repository.ts';

/** Proves the mailbox. It opens no session: whoever chose the password still has to know it. */
export async function verifyEmail(tx: Transaction, secret: string): Promise<void> {
  const userId = await consumeLink(tx, secret, 'verify_email');
  if (!userId) throw new AppError('invalid_link');
  await markEmailVerified(tx, userId);
}
