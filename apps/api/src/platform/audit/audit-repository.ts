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
  /** Days, both included, in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Entries of one organization, newest first, from after the given one on. Older than promised: as good as gone. */
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

/** The database compares its own times, which are finer than those that leave it. Another organization's entry is none. */
const isAfter = (organizationId: string, id: string): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (
    select last.at, last.id from audit_entries as last where last.id = ${id} and last.organization_id = ${organizationId}
  )`;

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** By a function of the owner: servers delete no entry. Returns how many went. */
export async function forgetOldEntries(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.execute<{ forgotten: number }>(
    sql`select forget_old_audit_entries(${AUDIT_KEPT_DAYS}, ${limit}) as forgotten`,
  );
  return rows[0]?.forgotten ?? 0;
}

/** The names of people whose account ended some days ago, in whichever way. Returns in how many entries there were some. */
export async function forgetGoneNames(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.execute<{ forgotten: number }>(
    sql`select forget_names_of_gone_people(${CHANGE_OF_MIND_DAYS}, ${limit}) as forgotten`,
  );
  return rows[0]?.forgotten ?? 0;
}

/** After an organization is gone: what it did is nobody's business any more. */
export async function forgetAuditOfOrganization(db: Queryable, organizationId: string): Promise<void> {
  await db.execute(sql`select forget_audit_of_organization(${organizationId})`);
}

/** After an account is gone: what its person did for an organization stays in the organization's trail, without a name. */
export async function forgetAuditOfPerson(db: Queryable, userId: string, email: string): Promise<void> {
  await db.execute(sql`select forget_audit_of_person(${userId}, ${email})`);
}
