import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

export interface DeliveredWebsite {
  readonly websiteId: string;
  readonly domain: string;
  readonly config: Record<string, unknown>;
}

/** Days a widget stays after a failed payment, so that visitors do not suffer from a card. */
const GRACE_DAYS = 7;

/** The website behind a public id, if its widget may be shown now; null for everything else, without saying why. */
export async function findDelivered(db: Queryable, uniqueId: string): Promise<DeliveredWebsite | null> {
  const { rows } = await db.execute<{ id: string; domain: string; config: Record<string, unknown> | null }>(sql`
    select w.id, w.domain, c.config
    from websites w left join widget_configs c on c.website_id = w.id
    where w.unique_id = ${uniqueId}
      and (
        w.status = 'ACTIVE'
        or (w.status = 'CANCELLED' and w.expires_at > now())
        or (w.status = 'NOT_PAID' and w.expires_at + make_interval(days => ${GRACE_DAYS}) > now())
      )
      and not exists (select from switches where name = 'widgets_off' and is_on)
  `);
  const [row] = rows;
  return row ? { websiteId: row.id, domain: row.domain, config: row.config ?? {} } : null;
}
