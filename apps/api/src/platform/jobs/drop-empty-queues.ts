import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Deletes the names of empty queues, since some contain an id of an organization or of the payment provider. Returns
 * how many there were. Adding jobs is blocked meanwhile, so that none loses its queue; if the lock takes more than two
 * seconds, it gives up so that others need not wait longer, and the clean-up is retried later.
 */
export async function dropEmptyQueues(database: Database, max: number): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`lock table graphile_worker._private_job_queues in share row exclusive mode`);
    const { rowCount } = await tx.execute(sql`
      delete from graphile_worker._private_job_queues where id in (
        select id from graphile_worker._private_job_queues q
        where locked_at is null and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)
        limit ${max})`);
    return rowCount ?? 0;
  });
}
