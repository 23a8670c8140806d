import type { DerivedKeys } from '../../../platform/crypto/keys.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ensureContactLink, findBillingContact } from '../../organization/billing-contact-repository.ts';
import { listAdmins } from '../../users/user-repository.ts';

/**
 * Creates the contact's unsubscribe link before a transaction that locks a website: that of the link locks the
 * organization, and each would wait for the other.
 */
export async function prepareReaders(
  { database, keys }: Pick<Platform, 'database' | 'keys'>,
  organizationId: string,
): Promise<void> {
  if (await findBillingContact(database, organizationId))
    await database.transaction((tx) => ensureContactLink(tx, keys.link, organizationId));
}

/** Mails the admins, and the billing contact unless it is one of them, with its unsubscribe link. */
export async function mailReaders(
  tx: Transaction,
  keys: DerivedKeys,
  organizationId: string,
  template: string,
  params: Record<string, string>,
): Promise<void> {
  const admins = await listAdmins(tx, organizationId);
  for (const { email: recipient, language } of admins) await enqueueMail(tx, { recipient, language, template, params });
  const contact = await findBillingContact(tx, organizationId);
  if (contact === null || admins.some(({ email }) => email === contact.email)) return;
  const { email: recipient, language } = contact;
  const contactLinkId = await ensureContactLink(tx, keys, organizationId);
  await enqueueMail(tx, { recipient, language, template, params: { ...params, contactLinkId } });
}
