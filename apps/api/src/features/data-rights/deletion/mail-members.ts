import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { findUser, listAccounts } from '../../users/user-repository.ts';
import { ORGANIZATION_CLOSING_MAIL } from '../mails/organization-closing.ts';
import type { Closing } from './deletion-repository.ts';

export type ClosingNews = 'closed' | 'reminder' | 'restored';

/** Notifies every member of what is happening to their organization. */
export async function mailClosing(
  tx: Transaction,
  kind: ClosingNews,
  { id, name, deletesAt, closedBy }: Closing,
  actorId: string | null = closedBy,
): Promise<void> {
  const actor = actorId ? await findUser(tx, actorId) : null;
  const by = actor ? `${actor.firstName} ${actor.lastName}` : '';
  for (const member of await listAccounts(tx, id)) {
    if (!member.emailVerifiedAt || member.deletesAt) continue;
    const { email: recipient, language, firstName, role } = member;
    const params = {
      ...{ kind, firstName, organization: name, by, deletesAt: deletesAt.toISOString() },
      own: String(member.id === actorId),
      isAdmin: String(role === 'ORG_ADMIN'),
    };
    await enqueueMail(tx, { recipient, template: ORGANIZATION_CLOSING_MAIL, language, params });
  }
}
