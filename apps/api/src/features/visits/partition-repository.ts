import { gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { websites } from '../../platform/database/schema/index.ts';
import { thisMonth } from './visit-repository.ts';

/** Monthly counts, and the notices about them. The first two have a partition for each month. */
const TABLES = ['visits', 'feature_uses', 'visit_notices'];

const oldestKept = (keptMonths: number): SQL => sql`${thisMonth} - make_interval(months => ${keptMonths - 1})`;

/**
 * Creates missing partitions for this month and the following ones. Through functions of the owner, because servers own
 * no tables.
 */
export async function createPartitions(db: Queryable, monthsAhead: number): Promise<void> {
  await db.execute(sql`select make_month_partitions(${monthsAhead})`);
}

export async function dropOldPartitions(db: Queryable, keptMonths: number): Promise<void> {
  await db.execute(sql`select drop_month_partitions(${keptMonths})`);
}

export async function hasOldRows(db: Queryable, keptMonths: number): Promise<boolean> {
  const each = TABLES.map((name) => sql`select from ${sql.identifier(name)} where month < ${oldestKept(keptMonths)}`);
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (${sql.join(each, sql` union all `)}) as found /* of all websites */`,
  );
  return rows[0]?.found ?? false;
}

export async function deleteOldRows(db: Queryable, websiteIds: string[], keptMonths: number): Promise<void> {
  for (const name of TABLES)
    await db.execute(sql`
      delete from ${sql.identifier(name)}
      where website_id = any(${sql.param(websiteIds)}::uuid[]) and month < ${oldestKept(keptMonths)}
    `);
}

export async function listWebsiteIds(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(gt(websites.id, after))
    .orderBy(websites.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
