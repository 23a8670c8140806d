import { randomUUID } from 'node:crypto';
import { CHANGE_OF_MIND_DAYS, DELETION_NOTICE_DAYS } from '@evenway/contract';
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type DerivedKeys, hashSecret, linkSecret, storedLinkSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  invitations,
  organizations,
  users,
  websites,
  websiteTransfers,
} from '../../../platform/database/schema/index.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';

const end = sql`now() + make_interval(days => ${CHANGE_OF_MIND_DAYS})`;
const noticeDue = sql`now() + make_interval(days => ${DELETION_NOTICE_DAYS})`;
const stays = { deletesAt: null, deletionNoticeAt: null };

export interface Closing {
  readonly id: string;
  readonly name: string;
  readonly deletesAt: Date;
  readonly closedBy: string | null;
}

const closing = {
  id: organizations.id,
  name: organizations.name,
  deletesAt: organizations.deletesAt,
  closedBy: organizations.closedBy,
};

/** Null when it is closed already. */
export async function closeOrganizationRow(db: Queryable, id: string, closedBy: string | null): Promise<Date | null> {
  const [row] = await db
    .update(organizations)
    .set({ deletesAt: end, closedBy, deletionNoticeAt: null })
    .where(and(eq(organizations.id, id), isNull(organizations.deletesAt)))
    .returning({ deletesAt: organizations.deletesAt });
  return row?.deletesAt ?? null;
}

/** Their subscriptions are ended by a job. */
export async function stopWebsites(db: Queryable, organizationId: string): Promise<void> {
  await db
    .update(websites)
    .set({
      status: 'CANCELLED',
      expiresAt: sql`least(${websites.expiresAt}, now())`,
      trialEndsAt: null,
      nextAmount: null,
      nextAttemptAt: null,
    })
    .where(and(eq(websites.organizationId, organizationId), isNotNull(websites.status)));
}

/** A website of an organization that was closed, unless it has been restored since. */
export async function findWebsiteToEnd(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<{ website: WebsiteRow; isClosing: boolean } | null> {
  const [row] = await db
    .select({ website: websites, isClosing: sql<boolean>`${organizations.deletesAt} is not null` })
    .from(websites)
    .innerJoin(organizations, eq(organizations.id, websites.organizationId))
    .where(and(eq(websites.organizationId, organizationId), eq(websites.id, id)));
  return row ?? null;
}

/** False when it was not closed. */
export async function reopenOrganization(db: Queryable, id: string): Promise<boolean> {
  const reopened = await db
    .update(organizations)
    .set({ ...stays, closedBy: null })
    .where(and(eq(organizations.id, id), isNotNull(organizations.deletesAt)))
    .returning({ id: organizations.id });
  return reopened.length > 0;
}

export async function listDueOrganizations(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(lte(organizations.deletesAt, sql`now()`))
    .orderBy(organizations.deletesAt, organizations.id);
  return rows.map(({ id }) => id);
}

/** Locked and still due, so that restoring it at the same moment happens either before or after. */
export async function lockDueOrganization(db: Queryable, id: string): Promise<Closing | null> {
  const [row] = await db
    .select(closing)
    .from(organizations)
    .where(and(eq(organizations.id, id), lte(organizations.deletesAt, sql`now()`)))
    .for('no key update');
  return row?.deletesAt ? { ...row, deletesAt: row.deletesAt } : null;
}

/** Those whose reminder is due, each once. */
export async function takeDueReminders(db: Queryable): Promise<Closing[]> {
  const rows = await db
    .update(organizations)
    .set({ deletionNoticeAt: sql`now()` })
    .where(
      and(
        gt(organizations.deletesAt, sql`now()`),
        lte(organizations.deletesAt, noticeDue),
        isNull(organizations.deletionNoticeAt),
      ),
    )
    .returning(closing);
  return rows.flatMap(({ deletesAt, ...row }) => (deletesAt ? [{ ...row, deletesAt }] : []));
}

export type ClosingAccount = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'language'> & {
  readonly deletesAt: Date;
  readonly linkId: string;
};

const account = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  language: users.language,
  deletesAt: users.deletesAt,
  linkId: users.deletionLinkId,
};
type AccountRow = { [Name in keyof typeof account]: (typeof account)[Name]['_']['data'] | null };
const toClosing = (row: Partial<AccountRow> | undefined): ClosingAccount | null =>
  row?.deletesAt && row.linkId ? (row as ClosingAccount) : null;

/** Null when it is closed already. */
export async function closeAccountRow(db: Queryable, keys: DerivedKeys, id: string): Promise<ClosingAccount | null> {
  const deletionLinkId = randomUUID();
  const deletionSecretHash = hashSecret(linkSecret(keys, deletionLinkId));
  const [row] = await db
    .update(users)
    .set({ deletesAt: end, deletionLinkId, deletionSecretHash, deletionNoticeAt: null })
    .where(and(eq(users.id, id), isNull(users.deletesAt)))
    .returning(account);
  return toClosing(row);
}

const reopened = { ...stays, deletionLinkId: null, deletionSecretHash: null };

/** False when it was not closed. */
export async function reopenAccount(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(reopened)
    .where(and(eq(users.id, id), isNotNull(users.deletesAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** The account that a mailed link restores; null for a used or unknown link. */
export async function findAccountByLink(db: Queryable, secret: string): Promise<{ id: string; email: string } | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.deletionSecretHash, hashSecret(secret)));
  return row ?? null;
}

/** For the mail: the secret of its link, while the link is valid. */
export async function describeDeletionLink(db: Queryable, keys: DerivedKeys, linkId: string): Promise<string | null> {
  const [row] = await db
    .select({ secretHash: users.deletionSecretHash })
    .from(users)
    .where(eq(users.deletionLinkId, linkId));
  return row?.secretHash ? storedLinkSecret(keys, linkId, row.secretHash) : null;
}

export async function listDueAccounts(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletesAt, sql`now()`))
    .orderBy(users.deletesAt, users.id);
  return rows.map(({ id }) => id);
}

export async function lockDueAccount(db: Queryable, id: string): Promise<{ id: string; email: string } | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletesAt, sql`now()`)))
    .for('update');
  return row ?? null;
}

export async function takeDueAccountReminders(db: Queryable): Promise<ClosingAccount[]> {
  const rows = await db
    .update(users)
    .set({ deletionNoticeAt: sql`now()` })
    .where(and(gt(users.deletesAt, sql`now()`), lte(users.deletesAt, noticeDue), isNull(users.deletionNoticeAt)))
    .returning(account);
  return rows.flatMap((row) => toClosing(row) ?? []);
}

export async function isClosing(db: Queryable, organizationId: string): Promise<boolean> {
  const [row] = await db
    .select({ deletesAt: organizations.deletesAt })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.deletesAt != null;
}

/**
 * Addresses that an organization names beside its members': the billing contact, and people who were invited or offered
 * a website.
 */
export async function findNamedEmails(db: Queryable, organizationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select ${organizations.billingEmail} as email from ${organizations}
      where ${organizations.id} = ${organizationId} and ${organizations.billingEmail} is not null
    union select ${invitations.email} from ${invitations} where ${invitations.organizationId} = ${organizationId}
    union select ${websiteTransfers.email} from ${websiteTransfers}
      where ${websiteTransfers.fromOrganizationId} = ${organizationId}
  `);
  return rows.map(({ email }) => email);
}

/** Organizations whose billing contact has this address. */
export async function listBilledTo(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.billingEmail, email));
  return rows.map(({ id }) => id);
}
