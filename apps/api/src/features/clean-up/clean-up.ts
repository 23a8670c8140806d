import { CHECKS_KEPT_DAYS, KEPT_DAYS, MESSAGES_KEPT_MONTHS, WEBHOOK_LOG_DAYS } from '@evenway/contract';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { forgetGoneNames, forgetOldEntries } from '../../platform/audit/audit-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  accessibilityChecks,
  accessibilityFindings,
  apiKeys,
  apiReplays,
  dataExportPieces,
  dataExports,
  deletions,
  endedSessions,
  mailedLinks,
  mailOutbox,
  messages,
  organizations,
  passkeyChallenges,
  paymentEvents,
  pendingSignIns,
  providerVisits,
  rateLimits,
  sessions,
  ssoVisits,
  users,
  webhookEvents,
} from '../../platform/database/schema/index.ts';
import { dropEmptyQueues } from '../../platform/jobs/drop-empty-queues.ts';

export const CLEAN_UP_TASK = 'clean_up';
/** Every night at three. */
export const CLEAN_UP_SCHEDULE = `0 3 * * * ${CLEAN_UP_TASK}`;

/** Rows per statement: none of them runs long or locks much, however much there is to delete. */
export const BATCH_SIZE = 1_000;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/**
 * What has served its purpose, according to the contract's `retention`. Each condition starts with an indexed column.
 */
export const outdated: readonly { readonly table: PgTable; readonly condition: SQL | undefined }[] = [
  { table: sessions, condition: lt(sessions.expiresAt, sql`now()`) },
  { table: endedSessions, condition: lt(endedSessions.expiresAt, sql`now()`) },
  { table: rateLimits, condition: lt(rateLimits.resetsAt, sql`now()`) },
  { table: providerVisits, condition: lt(providerVisits.expiresAt, sql`now()`) },
  { table: ssoVisits, condition: lt(ssoVisits.expiresAt, sql`now()`) },
  { table: passkeyChallenges, condition: lt(passkeyChallenges.expiresAt, sql`now()`) },
  { table: pendingSignIns, condition: lt(pendingSignIns.expiresAt, sql`now()`) },
  { table: mailedLinks, condition: lt(mailedLinks.expiresAt, daysAgo(KEPT_DAYS.mailedLinks)) },
  {
    table: mailOutbox,
    condition: and(
      lt(mailOutbox.createdAt, daysAgo(KEPT_DAYS.mails)),
      lt(sql`coalesce(sent_at, skipped_at, failed_at)`, daysAgo(KEPT_DAYS.mails)),
    ),
  },
  { table: apiReplays, condition: lt(apiReplays.createdAt, daysAgo(KEPT_DAYS.apiReplays)) },
  { table: apiKeys, condition: lt(apiKeys.expiresAt, daysAgo(KEPT_DAYS.expiredApiKeys)) },
  { table: accessibilityChecks, condition: lt(accessibilityChecks.createdAt, daysAgo(CHECKS_KEPT_DAYS)) },
  {
    table: accessibilityFindings,
    condition: and(
      lt(accessibilityFindings.lastSeenAt, daysAgo(CHECKS_KEPT_DAYS)),
      eq(accessibilityFindings.change, 'gone'),
    ),
  },
  // With their deliveries.
  { table: webhookEvents, condition: lt(webhookEvents.createdAt, daysAgo(WEBHOOK_LOG_DAYS)) },
  { table: paymentEvents, condition: lt(paymentEvents.receivedAt, daysAgo(KEPT_DAYS.paymentEvents)) },
  {
    table: dataExportPieces,
    condition: sql`${dataExportPieces.exportId} in (select ${dataExports.id} from ${dataExports} where ${dataExports.expiresAt} < now())`,
  },
  // With their answers.
  { table: messages, condition: lt(messages.createdAt, sql`now() - make_interval(months => ${MESSAGES_KEPT_MONTHS})`) },
  { table: deletions, condition: lt(deletions.deletedAt, daysAgo(KEPT_DAYS.deletions)) },
  { table: dataExports, condition: lt(dataExports.requestedAt, daysAgo(KEPT_DAYS.exportRecords)) },
];

/** Deletes what is outdated: personal data is not kept longer than needed. */
export async function cleanUp(database: Database): Promise<void> {
  for (const { table, condition } of outdated) {
    for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) deleted = await deleteBatch(database, table, condition);
  }
  for (let forgotten = BATCH_SIZE; forgotten === BATCH_SIZE; ) forgotten = await forgetOldEntries(database, BATCH_SIZE);
  for (let forgotten = BATCH_SIZE; forgotten === BATCH_SIZE; ) forgotten = await forgetGoneNames(database, BATCH_SIZE);
  for (let dropped = BATCH_SIZE; dropped === BATCH_SIZE; ) dropped = await dropOldSignups(database);
  for (let dropped = BATCH_SIZE; dropped === BATCH_SIZE; ) dropped = await dropEmptyQueues(database, BATCH_SIZE);
}

async function deleteBatch(database: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  const some = sql`select ctid from ${table} where ${condition} limit ${BATCH_SIZE}`;
  const { rowCount } = await database.execute(sql`delete from ${table} where ctid = any (array(${some}))`);
  return rowCount ?? 0;
}

/** With the organizations that were created for them. */
function dropOldSignups(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const old = await tx
      .select({ id: users.id, organizationId: users.lastOrganizationId })
      .from(users)
      .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, daysAgo(KEPT_DAYS.unprovenSignup))))
      .limit(BATCH_SIZE)
      .for('update');
    const ids = old.map(({ id }) => id);
    const organizationIds = old.map(({ organizationId }) => organizationId).filter((id) => id !== null);
    if (ids.length > 0) await tx.delete(users).where(inArray(users.id, ids));
    if (organizationIds.length > 0) await tx.delete(organizations).where(inArray(organizations.id, organizationIds));
    return old.length;
  });
}
