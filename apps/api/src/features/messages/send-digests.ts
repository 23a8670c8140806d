import type { Database } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { MESSAGE_DIGEST_MAIL } from './mails/message-digest.ts';
import { listDigestReaders, takeUnannounced, type UnannouncedMessages } from './message-repository.ts';

/** One mail for each admin who wants it, about all websites of their organization with something new. */
export async function sendDigests(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [organizationId, websites] of byOrganization(await takeUnannounced(tx))) {
      const counts = JSON.stringify(websites.map(({ domain, count }) => [domain, count]));
      for (const { userId, email, language } of await listDigestReaders(tx, organizationId))
        await enqueueMail(tx, {
          recipient: email,
          template: MESSAGE_DIGEST_MAIL,
          language,
          params: { counts, userId, organizationId },
        });
    }
  });
}

function byOrganization(untold: readonly UnannouncedMessages[]): Map<string, UnannouncedMessages[]> {
  const found = new Map<string, UnannouncedMessages[]>();
  for (const one of untold) found.set(one.organizationId, [...(found.get(one.organizationId) ?? []), one]);
  return found;
}
