import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Visits that wait for the next statement; beyond this the answer is "not now" instead of an ever longer queue. */
const WAITING_AT_MOST = 10_000;

/**
 * Counts visits by group commit: while one statement runs, further visits gather for the next. Each promise resolves
 * when its visit is committed, so an acknowledged visit is never lost.
 */
export function createVisitCounter(database: Database) {
  let gathering = new Map<string, number>();
  let waiting = 0;
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();

  const flush = async () => {
    const batch = gathering;
    gathering = new Map();
    waiting = 0;
    next = null;
    // Joined, since a website may have been deleted meanwhile; ordered, so that two servers never wait for each other.
    await database.execute(sql`
      insert into visits (website_id, month, count)
      select w.id, date_trunc('month', now() at time zone 'utc')::date, v.count
      from unnest(${sql.param([...batch.keys()])}::uuid[], ${sql.param([...batch.values()])}::bigint[]) as v (id, count)
      join websites w on w.id = v.id
      order by w.id
      on conflict (website_id, month) do update set count = visits.count + excluded.count
    `);
  };

  return {
    count(websiteId: string): Promise<void> {
      if (waiting >= WAITING_AT_MOST) return Promise.reject(new AppError('unavailable'));
      waiting += 1;
      gathering.set(websiteId, (gathering.get(websiteId) ?? 0) + 1);
      if (!next) {
        next = running.then(flush, flush);
        running = next;
      }
      return next;
    },
  };
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;
