import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

export interface QueuedTask {
  readonly task: string;
  /** Due, but not started. */
  readonly waiting: number;
  readonly running: number;
  /** Failed, and will be retried. */
  readonly retrying: number;
  /** Failed too often to be retried. */
  readonly dead: number;
  /** How long the oldest due job has been waiting. */
  readonly oldestSeconds: number;
}

/** Queue length by task. The same on every server, because there is one queue. */
export async function readQueueState(db: Queryable): Promise<QueuedTask[]> {
  const { rows } = await db.execute<{ [Column in keyof QueuedTask]: QueuedTask[Column] }>(sql`
    select task_identifier as task,
      count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and run_at > now() and attempts > 0 and attempts < max_attempts)::int as retrying,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as dead,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and run_at <= now() and attempts < max_attempts
      )), 0)::float8 as "oldestSeconds"
    from graphile_worker.jobs group by 1`);
  return rows;
}
