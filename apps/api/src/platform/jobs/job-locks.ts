import type pg from 'pg';

/** graphile-worker releases the jobs of a killed process after four hours. With heartbeats it takes a minute. */
const HEARTBEAT_MS = 15_000;
const DEAD_AFTER = '45 seconds';

/** Sends a runner's heartbeat and releases the locks of dead ones, now and every few seconds until stopped. */
export function keepLocksFresh(
  pool: pg.Pool,
  lockIds: readonly string[],
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let beating = Promise.resolve();
  const beat = () => {
    beating = beating
      .then(() => heartbeat(pool, lockIds))
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
