/** One for configurations and one for visits: each batches its requests into one statement. */
export const DELIVERY_POOL_SIZE = 2;

/** Concurrent jobs by kind. More for webhooks, because customers' endpoints may hang. */
export const JOBS_AT_ONCE = { mail: 3, webhooks: 12, others: 3 } as const;
export type JobsAtOnce = Readonly<Record<keyof typeof JOBS_AT_ONCE, number>>;

/**
 * Connections for the work of jobs: one for each job that holds one for long, and one more, since an export reads in
 * one transaction and writes in others. Webhooks need one only briefly.
 */
export const JOB_POOL_SIZE = JOBS_AT_ONCE.mail + JOBS_AT_ONCE.others + 1;

/** Connections for fetching jobs and recording results. All runners share them, since each use is brief. */
export const runnerPoolSize = (jobsAtOnce: readonly number[]): number => Math.max(...jobsAtOnce);

/** Listens for changed configurations. */
const LISTENERS = 1;

/** The maximum number of connections of one server; `poolSize` is DATABASE_POOL_SIZE. */
export const connectionsPerServer = (poolSize: number): number =>
  poolSize + DELIVERY_POOL_SIZE + JOB_POOL_SIZE + runnerPoolSize(Object.values(JOBS_AT_ONCE)) + LISTENERS;
