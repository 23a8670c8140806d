import type { Database } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { listAdmins } from '../users/user-repository.ts';
import { claimExpiryNotices } from './api-key-repository.ts';
import { API_KEY_EXPIRING_MAIL } from './mails/api-key-expiring.ts';

/** Mails the admins once for each key that expires soon. */
export async function sendExpiryNotices(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { organizationId, name, prefix, expiresAt } of await claimExpiryNotices(tx)) {
      const params = { keyName: name, keyPrefix: prefix, date: expiresAt.toISOString() };
      for (const { email, language } of await listAdmins(tx, organizationId))
        await enqueueMail(tx, { recipient: email, template: API_KEY_EXPIRING_MAIL, language, params });
    }
  });
}
