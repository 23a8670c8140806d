import type { WidgetConfig } from '@evenway/contract';
import { sql } from 'drizzle-orm';
import type { StaleReads } from '../../platform/database/stale-reads.ts';
import { deliveredForSeconds, isDeliveredCondition } from '../websites/website-repository.ts';
import { readStoredConfig } from '../widget-config/widget-config-repository.ts';

export interface DeliveredWebsite {
  readonly websiteId: string;
  readonly domain: string;
  readonly config: WidgetConfig;
  /** Its visitors may send messages. */
  readonly takesMessages: boolean;
  /**
   * After this time its widget is no longer shown without any change in the database; infinite while it is paid for.
   */
  readonly liveForMs: number;
}

/** The websites behind public ids whose widget may be shown now; others are left out, without a reason. */
export async function findDelivered(reads: StaleReads, uniqueIds: string[]): Promise<Map<string, DeliveredWebsite>> {
  const rows = await reads.read<{
    unique_id: string;
    id: string;
    domain: string;
    config: Record<string, unknown> | null;
    takes_messages: boolean;
    seconds_left: number | null;
  }>(sql`
    select websites.unique_id, websites.id, websites.domain, websites.takes_messages, c.config,
      ${deliveredForSeconds} as seconds_left
    from websites left join widget_configs c on c.website_id = websites.id
    where websites.unique_id = any(${sql.param(uniqueIds)}::text[])
      and ${isDeliveredCondition}
      and not exists (select from switches where name = 'widgets_off' and is_on)
  `);
  return new Map(
    rows.map((row) => [
      row.unique_id,
      {
        websiteId: row.id,
        domain: row.domain,
        config: readStoredConfig(row.config ?? {}),
        takesMessages: row.takes_messages,
        liveForMs: row.seconds_left === null ? Number.POSITIVE_INFINITY : row.seconds_left * 1000,
      },
    ]),
  );
}
