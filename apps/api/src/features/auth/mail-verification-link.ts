import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { openLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import type { UserRow } from '../users/user-repository.ts';
import { VERIFY_EMAIL_MAIL } from './mails/verify-email.ts';

export async function mailVerificationLink(tx: Transaction, keys: Keys, user: UserRow): Promise<void> {
  const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'verify_email' });
  const { email: recipient, language, firstName, signedUpWith, createdAt } = user;
  const params = { firstName, linkId, signedUpWith: signedUpWith ?? '', signedUpAt: createdAt.toISOString() };
  await enqueueMail(tx, { recipient, template: VERIFY_EMAIL_MAIL, language, params });
}
