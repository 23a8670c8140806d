import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import type { Queryable } from '../database/database.ts';

export interface JobRunner {
  stop(): Promise<void>;
}

/** Adds a job in the caller's transaction: it runs only if the change it belongs to is committed. */
export async function addJob(
  db: Queryable,
  task: string,
  payload: Record<string, string>,
  /** Jobs with the same `once` that still wait become one; they also run one after the other. */
  options: { once?: string } = {},
): Promise<void> {
  const once = options.once ?? null;
  await db.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json, queue_name := ${once}::text, job_key := ${once}::text)`,
  );
}

/** Works through the jobs; any number of processes may do so at once. `crontab` uses graphile-worker's notation. */
export async function startJobs(
  url: string,
  tasks: TaskList,
  options: { log: FastifyBaseLogger; crontab: string; concurrency?: number },
): Promise<JobRunner> {
  // Apart from the requests' pool: its waits are long on purpose, theirs are short.
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'evenway-jobs' });
  const onLost = (error: Error) => options.log.warn({ err: error }, 'lost a database connection of the job runner');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab: options.crontab,
    concurrency: options.concurrency ?? 3,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') options.log.error(message);
      else if (level === 'warning') options.log.warn(message);
      else options.log.debug(message);
    }),
  });
  return {
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}
