/** One for configurations and one for visits: each asks for all that has gathered in one statement. */
export const DELIVERY_POOL_SIZE = 2;

/** How many jobs of a kind run at once. Endpoints of customers may hang, so more of those. */
export const JOBS_AT_ONCE = { mail: 3, webhooks: 12, others: 3 } as const;
export type JobsAtOnce = Readonly<Record<keyof typeof JOBS_AT_ONCE, number>>;

/**
 * For what jobs do: one for each of those that hold it for long, and one more, since an export reads in one transaction and writes
 * in others. Webhooks ask for one for moments only.
 */
export const JOB_POOL_SIZE = JOBS_AT_ONCE.mail + JOBS_AT_ONCE.others + 1;

/** For the runners' own work: taking jobs, and saying how they ended. They share them, since each takes one for moments only. */
export const runnerPoolSize = (jobsAtOnce: readonly number[]): number => Math.max(...jobsAtOnce);

/** That hears of changed configurations. */
const LISTENERS = 1;

/** The most connections that one server opens; `poolSize` is DATABASE_POOL_SIZE. */
export const connectionsPerServer = (poolSize: number): number =>
  poolSize + DELIVERY_POOL_SIZE + JOB_POOL_SIZE + runnerPoolSize(Object.values(JOBS_AT_ONCE)) + LISTENERS;
