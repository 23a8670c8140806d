import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Deletes names of queues in which nothing waits: some are made of a number of an organization or of the payment provider. Returns
 * how many there were. Jobs are not added meanwhile, so that none loses its queue; where others would have to wait for
 * more than two seconds, it gives up, and the clean-up is tried again later.
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
