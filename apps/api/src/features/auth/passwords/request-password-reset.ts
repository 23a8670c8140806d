import type { Keys } from '../../../platform/crypto/keys.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { openLink } from '../../../platform/mailed-links/mailed-link-repository.ts';
import { findUserByEmail, lockEmail } from '../../users/user-repository.ts';
import { RESET_PASSWORD_MAIL } from '../mails/reset-password.ts';

/** Runs as a job, so that the request takes the same time for unknown and known addresses. */
export async function requestPasswordReset(tx: Transaction, keys: Keys, email: string): Promise<void> {
  await lockEmail(tx, email);
  const user = await findUserByEmail(tx, email);
  if (!user) return;
  const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'reset_password' });
  const { email: recipient, language, firstName } = user;
  await enqueueMail(tx, { recipient, template: RESET_PASSWORD_MAIL, language, params: { firstName, linkId } });
}
