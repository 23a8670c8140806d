import type { WidgetInstallation } from '@evenway/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { widgetInstallations } from '../../platform/database/schema/index.ts';

/** The report of a page that carries the snippet. */
export interface Heartbeat {
  readonly websiteId: string;
  readonly host: string;
  /** The host is not the website's: nothing is shown there. */
  readonly isStray: boolean;
  readonly version: string | null;
  readonly snippets: number | null;
}

/** The last one of each website counts, separately for its own hosts and stray ones. */
export async function saveHeartbeats(db: Queryable, heartbeats: readonly Heartbeat[]): Promise<void> {
  const own = lastOfEach(heartbeats.filter(({ isStray }) => !isStray));
  const stray = lastOfEach(heartbeats.filter(({ isStray }) => isStray));
  if (own.length > 0) {
    await db.execute(sql`
      insert into widget_installations (website_id, first_seen_at, last_seen_at, host, version, snippets)
      select w.id, now(), now(), s.host, s.version, s.snippets
      from unnest(
        ${plainArray(own.map(({ websiteId }) => websiteId))}::uuid[],
        ${sql.param(own.map(({ host }) => host))}::text[],
        ${sql.param(own.map(({ version }) => version))}::text[],
        ${sql.param(own.map(({ snippets }) => snippets))}::int[]
      ) as s (id, host, version, snippets)
      join websites w on w.id = s.id
      order by w.id
      on conflict (website_id) do update set
        first_seen_at = coalesce(widget_installations.first_seen_at, excluded.first_seen_at),
        last_seen_at = excluded.last_seen_at,
        host = excluded.host,
        version = excluded.version,
        snippets = excluded.snippets
    `);
  }
  if (stray.length > 0) {
    await db.execute(sql`
      insert into widget_installations (website_id, stray_host, stray_seen_at)
      select w.id, s.host, now()
      from unnest(
        ${plainArray(stray.map(({ websiteId }) => websiteId))}::uuid[],
        ${sql.param(stray.map(({ host }) => host))}::text[]
      ) as s (id, host)
      join websites w on w.id = s.id
      order by w.id
      on conflict (website_id) do update set stray_host = excluded.stray_host, stray_seen_at = excluded.stray_seen_at
    `);
  }
}

export async function findInstallation(
  db: Queryable,
  websiteId: string,
): Promise<Omit<WidgetInstallation, 'isCurrentVersion' | 'ownership'>> {
  const [row] = await db.select().from(widgetInstallations).where(eq(widgetInstallations.websiteId, websiteId));
  return {
    firstSeenAt: row?.firstSeenAt?.toISOString() ?? null,
    lastSeenAt: row?.lastSeenAt?.toISOString() ?? null,
    host: row?.host ?? null,
    version: row?.version ?? null,
    snippets: row?.snippets ?? null,
    strayHost: row?.strayHost ?? null,
    straySeenAt: row?.straySeenAt?.toISOString() ?? null,
  };
}

function lastOfEach(heartbeats: readonly Heartbeat[]): Heartbeat[] {
  return [...new Map(heartbeats.map((heartbeat) => [heartbeat.websiteId, heartbeat])).values()];
}
