import type { Keys } from '../../../platform/crypto/keys.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { openLink } from '../../../platform/mailed-links/mailed-link-repository.ts';
import type { UserRow } from '../../users/user-repository.ts';
import { CHOOSE_PASSWORD_MAIL, type PasswordChoiceReason } from '../mails/choose-password.ts';

/** For an account without a password or any other way to sign in. */
export async function mailPasswordChoice(
  tx: Transaction,
  keys: Keys,
  user: UserRow,
  reason: PasswordChoiceReason,
): Promise<void> {
  const linkId = await openLink(tx, keys.link, { userId: user.id, purpose: 'reset_password' });
  const { email: recipient, language, firstName } = user;
  await enqueueMail(tx, { recipient, template: CHOOSE_PASSWORD_MAIL, language, params: { firstName, linkId, reason } });
}
