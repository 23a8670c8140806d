import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

export async function tryRead(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Writes one row, always the same; the clean-up deletes it like any expired limit. */
export async function tryWrite(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into rate_limits (key, used, resets_at) values ('readyz', 0, now())
    on conflict (key) do update set resets_at = now()
  `);
}
