import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The authoritative clock: the clocks of servers may differ, and there is only one database. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
