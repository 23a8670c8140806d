import type { WidgetInstallation } from '@evenway/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import { organizations, websites, widgetInstallations } from '../../platform/database/schema/index.ts';
import { isOpenOrganization } from '../../platform/sessions/organization-access-repository.ts';

/** The report of a page that carries the snippet. */
export interface Heartbeat {
  readonly websiteId: string;
  readonly host: string;
  readonly version: string | null;
  readonly snippets: number | null;
}

/**
 * Saves reports from the websites' own hosts; the last one of each website counts. Returns the websites whose widget
 * was never seen before: one of several servers that see it at once gets each.
 */
export async function saveHeartbeats(db: Queryable, heartbeats: readonly Heartbeat[]): Promise<string[]> {
  const own = lastOfEach(heartbeats);
  const { rows } = await db.execute<{ id: string; is_first: boolean }>(sql`
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
      returning website_id as id, first_seen_at = last_seen_at as is_first
  `);
  return rows.filter(({ is_first: isFirst }) => isFirst).map(({ id }) => id);
}

/** The same for hosts that are not the website's. */
export async function saveStrayHeartbeats(db: Queryable, heartbeats: readonly Heartbeat[]): Promise<void> {
  const stray = lastOfEach(heartbeats);
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

/** Websites that their admins are mailed about: not those of an organization that is closed or suspended. */
export async function listWebsitesToAnnounce(
  db: Queryable,
  ids: readonly string[],
): Promise<{ domain: string; organizationId: string }[]> {
  return db
    .select({ domain: websites.domain, organizationId: websites.organizationId })
    .from(websites)
    .innerJoin(organizations, eq(organizations.id, websites.organizationId))
    .where(and(inArray(websites.id, [...ids]), isOpenOrganization));
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
