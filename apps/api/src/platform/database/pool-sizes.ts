/** One for configurations and one for visits: each asks for all that has gathered in one statement. */
export const DELIVERY_POOL_SIZE = 2;

/**
 * As many as jobs that run at once, of the runners for mail and for all else, and one more: an export reads in one transaction and
 * writes in others. Webhooks ask for one for moments only.
 */
export const JOB_POOL_SIZE = 7;

/** For each of the runners' own work: taking jobs, and saying how they ended. */
export const RUNNER_POOL_SIZE = 4;

/** For mail, for webhooks, and for all else. */
const RUNNERS = 3;

/** That hears of changed configurations. */
const LISTENERS = 1;

/** The most connections that one server opens; `poolSize` is DATABASE_POOL_SIZE. */
export const connectionsPerServer = (poolSize: number): number =>
  poolSize + DELIVERY_POOL_SIZE + JOB_POOL_SIZE + RUNNERS * RUNNER_POOL_SIZE + LISTENERS;
