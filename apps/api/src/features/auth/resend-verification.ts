import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findUserByEmail, lockEmail } from '../users/user-repository.ts';
import { mailVerificationLink } from './mail-verification-link.ts';

/** Runs as a job, so that the request itself takes as long for an unknown address as for a known one. */
export async function resendVerification(tx: Transaction, keys: Keys, email: string): Promise<void> {
  await lockEmail(tx, email);
  const user = await findUserByEmail(tx, email);
  if (user && !user.emailVerifiedAt) await mailVerificationLink(tx, keys, user);
}
