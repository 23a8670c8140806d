import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { deletions } from '../../../platform/database/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { deleteMessage, listMessagesFrom } from '../../messages/message-repository.ts';
import { dropUnverified } from '../../users/unverified-repository.ts';
import { findUserByEmail, lockEmail } from '../../users/user-repository.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { otherTables } from '../catalogue/other-tables.ts';
import type { ErasedOrganization, ErasedPerson, Erasure } from '../catalogue/table-rules.ts';

/** Deletes everything of an organization, as the catalogue says. Its members are not part of it. */
export const eraseOrganization = (tx: Transaction, organization: ErasedOrganization): Promise<void> =>
  erase(
    tx,
    organization,
    [...catalogue, ...Object.values(otherTables)].map(({ erased }) => erased.organization),
  );

/** The same for a person. */
export const erasePerson = (tx: Transaction, person: ErasedPerson): Promise<void> =>
  erase(
    tx,
    person,
    [...catalogue, ...Object.values(otherTables)].map(({ erased }) => erased.person),
  );

/**
 * What names an address without an account: signups that nobody proved, invitations, offers, mails, a billing contact, and
 * messages of a visitor. Returns the ids of those messages.
 */
export async function eraseAddress(tx: Transaction, email: string): Promise<string[]> {
  await lockEmail(tx, email);
  if ((await findUserByEmail(tx, email))?.emailVerifiedAt) throw new AppError('email_taken');
  const messageIds = await listMessagesFrom(tx, email);
  for (const id of messageIds) await deleteMessage(tx, id);
  await dropUnverified(tx, email);
  const rules = [...catalogue.filter(({ table }) => table !== deletions), ...Object.values(otherTables)];
  // No account has this id.
  await erase(
    tx,
    { id: randomUUID(), email },
    rules.map(({ erased }) => erased.person),
  );
  return messageIds;
}

/** From the last to the first: parents come before the tables that reference them. */
async function erase<Who>(tx: Transaction, who: Who, rules: readonly Erasure<Who>[]): Promise<void> {
  for (const rule of rules.toReversed()) if ('statement' in rule) await tx.execute(rule.statement(who));
  for (const rule of rules) if ('afterwards' in rule) await tx.execute(rule.afterwards(who));
}
