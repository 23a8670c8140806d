import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { StaleReads } from '../../platform/database/stale-reads.ts';

/** First day of the current month, by the database's clock. */
export const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;

export interface Visit {
  readonly websiteId: string;
  /** One of too many from the same client: counted separately. */
  readonly isBurst: boolean;
}

/**
 * By the database's clock. Joined with the websites, since one may have been deleted meanwhile; ordered, so that two
 * servers never deadlock.
 */
export async function addVisits(db: Queryable, batch: readonly Visit[]): Promise<void> {
  const ids = [...new Set(batch.map(({ websiteId }) => websiteId))];
  const counts = countEach(batch.filter(({ isBurst }) => !isBurst).map(({ websiteId }) => websiteId));
  const bursts = countEach(batch.filter(({ isBurst }) => isBurst).map(({ websiteId }) => websiteId));
  const each = (numbers: Map<string, number>) => plainArray(ids.map((id) => numbers.get(id) ?? 0));
  await db.execute(sql`
    insert into visits (website_id, month, count, bursts)
    select w.id, ${thisMonth}, v.count, v.bursts
    from unnest(${plainArray(ids)}::uuid[], ${each(counts)}::bigint[], ${each(bursts)}::bigint[]) as v (id, count, bursts)
    join websites w on w.id = v.id
    order by w.id
    on conflict (website_id, month) do update set
      count = visits.count + excluded.count,
      bursts = visits.bursts + excluded.bursts
  `);
}

/** Beacons of this month that were not plausible visits. */
export async function countBursts(reads: StaleReads, websiteId: string): Promise<number> {
  const rows = await reads.read<{ bursts: string }>(
    sql`select bursts from visits where website_id = ${websiteId} and month = ${thisMonth}`,
  );
  return Number(rows[0]?.bursts ?? 0);
}

export interface FeatureUse {
  readonly websiteId: string;
  readonly feature: string;
}

export async function addFeatureUses(db: Queryable, uses: readonly FeatureUse[]): Promise<void> {
  const counts = countEach(uses.map(({ websiteId, feature }) => `${websiteId} ${feature}`));
  const keys = [...counts.keys()].map((key) => key.split(' ') as [string, string]);
  await db.execute(sql`
    insert into feature_uses (website_id, month, feature, count)
    select w.id, ${thisMonth}, u.feature, u.count
    from unnest(
      ${plainArray(keys.map(([id]) => id))}::uuid[],
      ${sql.param(keys.map(([, feature]) => feature))}::text[],
      ${plainArray([...counts.values()])}::bigint[]
    ) as u (id, feature, count)
    join websites w on w.id = u.id
    order by w.id, u.feature
    on conflict (website_id, month, feature) do update set count = feature_uses.count + excluded.count
  `);
}

export interface ReachedThreshold {
  readonly websiteId: string;
  readonly organizationId: string;
  readonly domain: string;
  readonly percent: number;
  readonly visits: number;
}

/** Stores which quota thresholds were passed this month, and returns the new ones. */
export async function markReachedThresholds(
  db: Queryable,
  limit: { readonly plan: string; readonly visits: number },
  percents: readonly number[],
): Promise<ReachedThreshold[]> {
  const { rows } = await db.execute<{
    id: string;
    organization: string;
    domain: string;
    percent: number;
    count: string;
  }>(
    sql`
      with noted as (
        insert into visit_notices (website_id, month, percent)
        select w.id, v.month, p.percent
        from visits v
        join websites w on w.id = v.website_id and w.subscription_name = ${limit.plan}
        cross join unnest(${sql.param([...percents])}::int[]) as p (percent)
        where v.month = ${thisMonth} and v.count * 100 >= ${limit.visits}::bigint * p.percent
        order by w.id
        on conflict do nothing
        returning website_id, month, percent
      )
      select w.id, w.organization_id as organization, w.domain, n.percent, v.count
      from noted n
      join websites w on w.id = n.website_id
      join visits v on v.website_id = n.website_id and v.month = n.month
    `,
  );
  return rows.map(({ id, organization, domain, percent, count }) => ({
    websiteId: id,
    organizationId: organization,
    domain,
    percent,
    visits: Number(count),
  }));
}

/** Visits of the last twelve months, oldest first, with zeros; this month is the last. */
export async function listMonths(reads: StaleReads, websiteId: string): Promise<{ month: string; visits: number }[]> {
  const rows = await reads.read<{ month: string; visits: string }>(sql`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(v.count, 0) as visits
    from generate_series(${thisMonth} - interval '11 months', ${thisMonth}, interval '1 month') as m (month)
    left join visits v on v.website_id = ${websiteId} and v.month = m.month::date
    order by m.month
  `);
  return rows.map(({ month, visits }) => ({ month, visits: Number(visits) }));
}

/** Uses in the same months, of functions that were used often enough to reveal nothing about a person. */
export async function listFeatureUses(
  reads: StaleReads,
  websiteId: string,
  atLeast: number,
): Promise<{ name: string; uses: number }[]> {
  const rows = await reads.read<{ feature: string; uses: string }>(sql`
    select feature, sum(count) as uses
    from feature_uses
    where website_id = ${websiteId} and month >= ${thisMonth} - interval '11 months'
    group by feature
    having sum(count) >= ${atLeast}
    order by uses desc, feature
  `);
  return rows.map(({ feature, uses }) => ({ name: feature, uses: Number(uses) }));
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
