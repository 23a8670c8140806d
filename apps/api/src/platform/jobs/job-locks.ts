import type pg from 'pg';

/** graphile-worker releases the jobs of a killed process after four hours. With heartbeats it takes a minute. */
const HEARTBEAT_MS = 15_000;
const DEAD_AFTER = '45 seconds';

/**
 * Sends a runner's heartbeat and releases the locks of dead ones, now and every few seconds until stopped. Also its own
 * locks of jobs that it does not know: the connection was lost between the lock and the answer.
 */
export function keepLocksFresh(
  pool: pg.Pool,
  lockIds: readonly string[],
  runningJobs: ReadonlySet<string>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let beating = Promise.resolve();
  const beat = () => {
    beating = beating
      .then(() => heartbeat(pool, lockIds))
      .then(() => freeUnknownJobs(pool, lockIds, runningJobs))
      .then(() => freeDeadLocks(pool))
      .catch(onError);
  };
  beat();
  const timer = setInterval(beat, HEARTBEAT_MS);
  return {
    async stop() {
      clearInterval(timer);
      await beating;
      await pool.query('delete from job_runners where lock_id = any($1)', [lockIds]).catch(onError);
    },
  };
}

/** Releases the locks of these runners, whether they are alive or not. */
export async function freeLocks(pool: pg.Pool, lockIds: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [lockIds]);
}

async function heartbeat(pool: pg.Pool, lockIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into job_runners (lock_id, seen_at) select unnest($1::text[]), now()
     on conflict (lock_id) do update set seen_at = now()`,
    [lockIds],
  );
}

/** A job locked more recently may still be on its way to the runner. */
async function freeUnknownJobs(
  pool: pg.Pool,
  lockIds: readonly string[],
  runningJobs: ReadonlySet<string>,
): Promise<void> {
  await pool.query(
    `with freed as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(0, attempts - 1)
       where locked_by = any($1::text[]) and locked_at < now() - interval '${DEAD_AFTER}' and id <> all($2::bigint[])
       returning job_queue_id
     )
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where id in (select job_queue_id from freed)`,
    [lockIds, [...runningJobs]],
  );
}

/** A lock younger than the limit may belong to a runner whose first heartbeat has not arrived yet. */
async function freeDeadLocks(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ locked_by: string }>(
    `select distinct locked_by from (
       select locked_by, locked_at from graphile_worker._private_jobs
       union all select locked_by, locked_at from graphile_worker._private_job_queues
     ) as locks
     where locked_at < now() - interval '${DEAD_AFTER}' and not exists (
       select from job_runners where lock_id = locked_by and seen_at > now() - interval '${DEAD_AFTER}'
     )`,
  );
  if (rows.length > 0)
    await freeLocks(
      pool,
      rows.map((row) => row.locked_by),
    );
  await pool.query(`delete from job_runners where seen_at < now() - interval '1 day'`);
}
