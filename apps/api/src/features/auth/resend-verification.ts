import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findUserByEmail, listUnverified, lockEmail } from '../users/user-repository.ts';
import { mailVerificationLink } from './mail-verification-link.ts';

const MAX_MAILS = 3;

/** Runs as a job, so that the request takes the same time for unknown and known addresses. */
export async function resendVerification(tx: Transaction, keys: Keys, email: string): Promise<void> {
  await lockEmail(tx, email);
  const user = await findUserByEmail(tx, email);
  if (!user || user.emailVerifiedAt) return;
  // We do not know whose signup this is, and the newest may be a stranger's: each mail says which one it is for.
  for (const signup of (await listUnverified(tx, email)).slice(0, MAX_MAILS))
    await mailVerificationLink(tx, keys, signup);
}
