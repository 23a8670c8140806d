import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export type IncidentKind = 'service' | 'database' | 'jobs';

export interface Incident {
  readonly kind: IncidentKind;
  readonly startedAt: Date;
  /** Null while it lasts. */
  readonly endedAt: Date | null;
}

export interface HealthHistory {
  /** When monitoring started. */
  readonly since: Date;
  readonly now: Date;
  /** Newest first. */
  readonly incidents: readonly Incident[];
}

/** How long no server may have reported: a restart takes less. */
const GAP = sql`interval '3 minutes'`;
/** Two servers notice the same outage within this time of each other. */
const SAME = sql`interval '2 minutes'`;

/**
 * Records that a server is alive. If none was for minutes, that was an outage, which is over now. Other servers wait
 * here until the transaction ends, and then see what it wrote.
 */
export async function beat(tx: Transaction): Promise<void> {
  await tx.execute(sql`insert into health_heartbeat (is_only) values (true) on conflict do nothing`);
  await tx.execute(sql`select from health_heartbeat for update`);
  await tx.execute(sql`
    insert into health_incidents (kind, started_at, ended_at)
    select 'service', seen_at, now() from health_heartbeat where seen_at < now() - ${GAP}`);
  await tx.execute(sql`update health_heartbeat set seen_at = now()`);
}

/**
 * Stores a database outage that a server observed, `seconds` long and over now. If others have stored it already, the
 * longer duration counts. Somebody was alive, so it was no outage of the whole service.
 */
export async function saveDatabaseOutage(db: Queryable, seconds: number): Promise<void> {
  const start = sql`now() - make_interval(secs => ${seconds})`;
  await db.execute(sql`
    delete from health_incidents where kind = 'service' and started_at >= ${start} - ${SAME} and ended_at is not null
      and ended_at > ${start}`);
  const { rowCount } = await db.execute(sql`
    update health_incidents set started_at = least(started_at, ${start}), ended_at = greatest(ended_at, now())
    where kind = 'database' and started_at - ${SAME} <= now() and ended_at + ${SAME} >= ${start}`);
  if (rowCount === 0)
    await db.execute(sql`
      insert into health_incidents (kind, started_at, ended_at) values ('database', ${start}, now())`);
}

/** `lateSeconds`: how long due jobs have been waiting; null if they are on time. */
export async function noteJobs(db: Queryable, lateSeconds: number | null): Promise<void> {
  if (lateSeconds === null)
    await db.execute(sql`update health_incidents set ended_at = now() where kind = 'jobs' and ended_at is null`);
  else
    await db.execute(sql`
      insert into health_incidents (kind, started_at) values ('jobs', now() - make_interval(secs => ${lateSeconds}))
      on conflict (kind) where ended_at is null do nothing`);
}

/** What happened in the last days. */
export async function readHistory(db: Queryable, days: number): Promise<HealthHistory> {
  const heartbeat = await db.execute<{ since: string; now: string }>(sql`
    select coalesce((select first_seen_at from health_heartbeat), now()) as since, now() as now`);
  const { rows } = await db.execute<{ kind: IncidentKind; started: string; ended: string | null }>(sql`
    select kind, started_at as started, ended_at as ended from health_incidents
    where coalesce(ended_at, now()) > now() - make_interval(days => ${days}) order by started_at desc, id desc limit 500`);
  const { since, now } = heartbeat.rows[0] ?? { since: 0, now: 0 };
  return {
    since: new Date(since),
    now: new Date(now),
    incidents: rows.map(({ kind, started, ended }) => ({
      kind,
      startedAt: new Date(started),
      endedAt: ended === null ? null : new Date(ended),
    })),
  };
}
