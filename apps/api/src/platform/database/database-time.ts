import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The clock that counts: servers may disagree about the time, and there is one database. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
