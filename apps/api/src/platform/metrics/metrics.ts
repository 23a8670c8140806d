import type { FastifyRequest } from 'fastify';
import type { TaskList } from 'graphile-worker';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { buildInfo } from '../../config/build-info.ts';
import type { CountingPool } from '../database/counting-pool.ts';
import type { RawHttpRoutes } from '../http/raw-http-routes.ts';
import type { QueuedTask } from '../jobs/queue-state.ts';
import { addOperationMetrics, atMostEvery, type OperationSources } from './operation-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

interface Sources extends OperationSources {
  /** Responses that Fastify never saw. */
  readonly rawRoutes: Pick<RawHttpRoutes, 'answers'>;
  readonly readQueue: () => Promise<readonly QueuedTask[]>;
}

/** One query of the queue per scrape is enough, however many clients scrape. */
const QUEUE_FRESH_MS = 5_000;
/** In seconds. 0.2 is the longest a person should ever wait. */
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3];

/** Everything that a process measures about itself and the shared queue. Listed in docs/operations.md. */
export function createMetrics({ rawRoutes, readQueue, ...operation }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  const pools = new Map<string, CountingPool>();
  let readLookups: () => Readonly<Record<'hit' | 'miss', number>> = () => ({ hit: 0, miss: 0 });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'evenway_build_info',
    help: 'Always 1, with the version and commit that run here',
    labelNames: ['version', 'commit'] as const,
    registers,
  }).set({ ...buildInfo }, 1);

  const calls = new Histogram({
    name: 'call_duration_seconds',
    help: 'Time to answer a call of the contract, by its name and the class of its status',
    labelNames: ['call', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  const routes = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer what is no call of the contract: pages, files, health',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that a job took, by its task and whether it succeeded or failed',
    labelNames: ['task', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60],
    registers,
  });
  const commits = new Histogram({
    name: 'group_commit_items',
    help: 'Visits or uses that one statement wrote',
    labelNames: ['kind'] as const,
    buckets: [1, 2, 5, 10, 50, 100, 500, 1_000, 5_000],
    registers,
  });
  new Counter({
    name: 'http_fast_answers_total',
    help: 'Answers to the widget on customers’ pages',
    labelNames: ['route', 'status'] as const,
    registers,
    collect() {
      this.reset();
      for (const { prefix, status, count } of rawRoutes.answers()) this.inc({ route: prefix, status }, count);
    },
  });
  const widgetAnswers = new Histogram({
    name: 'widget_answer_duration_seconds',
    help: 'Time to answer the widget, of one answer in sixteen',
    labelNames: ['route'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  new Counter({
    name: 'widget_config_lookups_total',
    help: 'Looks for a website’s configuration: found ready, or asked of the database',
    labelNames: ['result'] as const,
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(readLookups())) this.inc({ result }, count);
    },
  });
  const missingPrices = new Gauge({
    name: 'missing_prices',
    help: 'Prices of plans that the payment provider did not have when last asked',
    registers,
  });
  addPoolMetrics(registers, pools);
  addQueueMetrics(registers, readQueue);
  addOperationMetrics(registers, operation);

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    /** `call` is undefined for requests that are not calls of the contract. */
    observeAnswer(request: FastifyRequest, call: string | undefined, status: number, seconds: number): void {
      if (call !== undefined) calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds);
      else
        routes.observe(
          { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(status) },
          seconds,
        );
    },
    observeWidgetAnswer: (route: string, seconds: number): void => widgetAnswers.observe({ route }, seconds),
    observeCommit: (kind: string, size: number): void => commits.observe({ kind }, size),
    setMissingPrices: (count: number): void => missingPrices.set(count),
    /** For processes that deliver widgets. */
    watchLookups(read: typeof readLookups): void {
      readLookups = read;
    },
    watchPool: (name: string, pool: CountingPool): void => void pools.set(name, pool),
    /** Wraps tasks to measure their duration. */
    timeTasks: (tasks: TaskList): TaskList =>
      Object.fromEntries(
        Object.entries(tasks).map(([task, run]) => [
          task,
          async (...given: Parameters<NonNullable<typeof run>>) => {
            const since = performance.now();
            const note = (outcome: string) => jobs.observe({ task, outcome }, (performance.now() - since) / 1_000);
            try {
              await run?.(...given);
              note('succeeded');
            } catch (error) {
              note('failed');
              throw error;
            }
          },
        ]),
      ),
  };
}

function addPoolMetrics(registers: Registry[], pools: ReadonlyMap<string, CountingPool>): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database, by pool and whether they are in use',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Who waits for a connection right now',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
    },
  });
  for (const [name, help, read] of [
    ['database_pool_waits_total', 'Times that no connection was idle', (pool: CountingPool) => pool.waits.count],
    ['database_pool_wait_seconds_total', 'Time spent waiting for one', (pool: CountingPool) => pool.waits.seconds],
  ] as const)
    new Counter({
      name,
      help,
      labelNames: ['pool'] as const,
      registers,
      collect() {
        this.reset();
        for (const [pool, watched] of pools) this.inc({ pool }, read(watched));
      },
    });
}

function addQueueMetrics(registers: Registry[], readQueue: Sources['readQueue']): void {
  // If the database is away, the other metrics are still reported.
  const read = atMostEvery(QUEUE_FRESH_MS, () => readQueue().catch((): readonly QueuedTask[] => []));
  new Gauge({
    name: 'jobs_queued',
    help: 'Jobs by task: waiting, running, retrying, or dead after too many failures',
    labelNames: ['task', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { task, waiting, running, retrying, dead } of await read())
        for (const [state, count] of Object.entries({ waiting, running, retrying, dead }))
          this.set({ task, state }, count);
    },
  });
  new Gauge({
    name: 'jobs_oldest_waiting_seconds',
    help: 'For how long the oldest job that is due has been waiting',
    labelNames: ['task'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { task, oldestSeconds } of await read()) this.set({ task }, oldestSeconds);
    },
  });
}
