import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Queryable } from '../database/database.ts';
import { runnerPoolSize } from '../database/pool-sizes.ts';
import { redact } from '../errors/log-error.ts';
import { activeSpan } from '../tracing/active-span.ts';
import { freeLocks, keepLocksFresh } from './job-locks.ts';
import { createJobPool } from './job-pool.ts';

export interface JobRunner {
  stop(): Promise<void>;
}

/** Adds a job in the caller's transaction: it runs only if the change it belongs to is committed. */
export async function addJob(
  db: Queryable,
  task: string,
  payload: Record<string, string>,
  /**
   * Waiting jobs with the same `once` are merged, and run one after another. Jobs of one `queue` only run one after
   * another.
   */
  options: { once?: string; queue?: string; inSeconds?: number } = {},
): Promise<void> {
  const once = options.once ?? null;
  const queue = options.queue ?? once;
  const span = activeSpan();
  const carried = span ? { ...payload, traceparent: span.traceparent } : payload;
  await db.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(carried)}::json, queue_name := ${queue}::text, job_key := ${once}::text, run_at := now() + make_interval(secs => ${options.inSeconds ?? 0}))`,
  );
}

/** Whether a job with this `once` exists. One that waits, also for its next try, becomes due now. */
export async function hurryJob(db: Queryable, once: string): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from graphile_worker.jobs where key = ${once}`);
  if (rows.length === 0) return false;
  const ids = sql.param(rows.map(({ id }) => id));
  await db.execute(sql`select graphile_worker.reschedule_jobs(${ids}::bigint[], run_at := now(), attempts := 0)`);
  return true;
}

/** A kind of jobs, with its own concurrency, so that other kinds do not wait for it. */
interface JobKind {
  readonly tasks: TaskList;
  readonly atOnce: number;
  /** In graphile-worker's notation. */
  readonly crontab?: string;
}

/** Processes jobs; any number of processes may do so concurrently. */
export async function startJobs(url: string, kinds: readonly JobKind[], log: FastifyBaseLogger): Promise<JobRunner> {
  // Separate from the requests' pool, because jobs may wait long and requests may not.
  const pool = createJobPool(url, runnerPoolSize(kinds.map(({ atOnce }) => atOnce)), (error) =>
    log.warn({ err: error }, 'lost a database connection of the job runner'),
  );
  const runners: JobRunner[] = [];
  for (const kind of kinds) runners.push(await startSupervised(pool, kind, log));
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await pool.end();
    },
  };
}

/**
 * graphile-worker gives up after ten consecutive failures, for example in a long database outage; then it is restarted.
 */
async function startSupervised(pool: pg.Pool, kind: JobKind, log: FastifyBaseLogger): Promise<JobRunner> {
  const stopping = new AbortController();
  let current = await startRunner(pool, kind, log);

  async function supervise(): Promise<void> {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      log.warn('the job runner ended and is started again');
      await restart();
    }
  }
  async function restart(): Promise<void> {
    for (let wait: number = RESTART_MS.first; !stopping.signal.aborted; wait = Math.min(wait * 2, RESTART_MS.max)) {
      try {
        await freeLocks(pool, current.lockIds);
        current = await startRunner(pool, kind, log);
        return;
      } catch (error) {
        log.warn({ err: error }, 'the job runner could not be started yet');
        await setTimeout(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  const supervised = supervise();
  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await supervised;
    },
  };
}

interface Runner {
  /** The ids with which this runner locks jobs. */
  readonly lockIds: readonly string[];
  /** Resolves, and never rejects, when the runner has ended for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const RESTART_MS = { first: 250, max: 5_000 } as const;

async function startRunner(pool: pg.Pool, kind: JobKind, log: FastifyBaseLogger): Promise<Runner> {
  const lockIds: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => lockIds.push(workerPool.id));
  const runningJobs = new Set<string>();
  events.on('job:start', ({ job }) => runningJobs.add(job.id));
  events.on('job:complete', ({ job }) => runningJobs.delete(job.id));
  // Not loaded before the environment is read: it looks for the home directory at once.
  const { run, Logger } = await import('graphile-worker');
  const runner = await run({
    pgPool: pool,
    taskList: kind.tasks,
    crontab: kind.crontab ?? '',
    concurrency: kind.atOnce,
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => {
      const text = redact(message);
      if (level === 'error') log.error(text);
      else if (level === 'warning') log.warn(text);
      else log.debug(text);
    }),
  });
  const locks = keepLocksFresh(pool, lockIds, runningJobs, (error) =>
    log.warn({ err: error }, 'no heartbeat of the job runner'),
  );
  const ended = runner.promise
    .catch((error: unknown) => log.warn({ err: error }, 'the job runner failed'))
    .then(() => locks.stop());
  // A second stop is refused: a runner that ended by itself has nothing to stop.
  const stop = () => runner.stop().catch(() => ended);
  return { lockIds, ended, stop };
}
