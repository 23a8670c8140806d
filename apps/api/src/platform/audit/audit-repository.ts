import {
  AUDIT_KEPT_DAYS,
  type AuditArea,
  type AuditEntry,
  type AuditEvent,
  CHANGE_OF_MIND_DAYS,
} from '@evenway/contract';
import { and, desc, eq, gte, ilike, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { auditEntries } from '../database/schema/index.ts';

export interface AuditFilter {
  readonly search?: string | undefined;
  readonly area?: AuditArea | undefined;
  /** UTC days, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Entries of one organization, newest first, starting after the given one. Entries past the retention period are hidden
 * even before they are deleted.
 */
export async function listAuditEntries(
  db: Queryable,
  organizationId: string,
  filter: AuditFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        gte(auditEntries.at, sql`now() - make_interval(days => ${AUDIT_KEPT_DAYS})`),
        ...conditions(filter),
        after === undefined ? undefined : isAfter(organizationId, after),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    event: row.event as AuditEvent,
    actor: row.actorLabel,
    target: row.targetLabel,
    details: row.details,
    network: row.network,
  }));
}

function conditions({ search, area, from, to }: AuditFilter): (SQL | undefined)[] {
  const pattern = search ? `%${escapePattern(search)}%` : undefined;
  return [
    pattern === undefined
      ? undefined
      : or(ilike(auditEntries.actorLabel, pattern), ilike(auditEntries.targetLabel, pattern)),
    area === undefined ? undefined : like(auditEntries.event, `${escapePattern(area)}.%`),
    from === undefined ? undefined : gte(auditEntries.at, sql`${from}::date at time zone 'utc'`),
    to === undefined ? undefined : lt(auditEntries.at, sql`(${to}::date + 1) at time zone 'utc'`),
  ];
}

/**
 * Compared in the database, whose timestamps are more precise than those we return. Another organization's entry
 * matches nothing.
 */
const isAfter = (organizationId: string, id: string): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (
    select last.at, last.id from audit_entries as last where last.id = ${id} and last.organization_id = ${organizationId}
  )`;

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Uses a function of the database owner, because servers may not delete entries. Returns the number deleted. */
export async function forgetOldEntries(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.execute<{ forgotten: number }>(
    sql`select forget_old_audit_entries(${AUDIT_KEPT_DAYS}, ${limit}) as forgotten`,
  );
  return rows[0]?.forgotten ?? 0;
}

/**
 * Removes the names of people whose account ended some days ago, for any reason. Returns the number of entries changed.
 */
export async function forgetGoneNames(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.execute<{ forgotten: number }>(
    sql`select forget_names_of_gone_people(${CHANGE_OF_MIND_DAYS}, ${limit}) as forgotten`,
  );
  return rows[0]?.forgotten ?? 0;
}

export async function forgetAuditOfOrganization(db: Queryable, organizationId: string): Promise<void> {
  await db.execute(sql`select forget_audit_of_organization(${organizationId})`);
}

/** After an account is deleted: its entries stay in the organization's trail, without a name. */
export async function forgetAuditOfPerson(db: Queryable, userId: string, email: string): Promise<void> {
  await db.execute(sql`select forget_audit_of_person(${userId}, ${email})`);
}
