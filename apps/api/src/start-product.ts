import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { PublicSettings } from '@evenway/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { TaskList } from 'graphile-worker';
import { type App, createApp } from './app.ts';
import { directUrl, hasRole, type ResolvedSettings, servesAsOwner } from './config/settings.ts';
import type { ServerRole } from './config/settings-schema.ts';
import { apiKeyTasks, KEY_NOTICES_SCHEDULE } from './features/api-keys/tasks.ts';
import { RESEAL_SECRETS_SCHEDULE } from './features/auth/second-factor/reseal-secrets.ts';
import { SECOND_FACTOR_RESETS_SCHEDULE } from './features/auth/second-factor/reset-second-factor.ts';
import { SSO_SCHEDULE, ssoTasks } from './features/auth/single-sign-on/tasks.ts';
import { authTasks } from './features/auth/tasks.ts';
import { createPlans } from './features/billing/plans/plans.ts';
import { endCharges, endSubscription } from './features/billing/subscriptions/release-website.ts';
import {
  billingTasks,
  MISSED_NOTICES_SCHEDULE,
  MISSED_REVERSALS_SCHEDULE,
  queueCustomerUpdate,
  RECONCILE_PAYMENTS_SCHEDULE,
} from './features/billing/tasks.ts';
import { CLEAN_UP_SCHEDULE, CLEAN_UP_TASK, cleanUp } from './features/clean-up/clean-up.ts';
import { deletionTasks, FINISH_DELETIONS_SCHEDULE } from './features/data-rights/deletion/tasks.ts';
import { exportTasks } from './features/data-rights/exports/tasks.ts';
import { MESSAGE_DIGESTS_SCHEDULE, messageTasks } from './features/messages/tasks.ts';
import { watchHealth } from './features/status/watch-health.ts';
import { PARTITIONS_SCHEDULE, VISIT_NOTICES_SCHEDULE, visitTasks } from './features/visits/tasks.ts';
import { RESEAL_SCHEDULE, resealTasks, webhookTasks } from './features/webhooks/tasks.ts';
import { listenForChanges } from './features/widget-delivery/listen-for-changes.ts';
import { mailTemplates } from './mail-templates.ts';
import { rememberKeys } from './platform/crypto/key-markers.ts';
import { connectDatabase, JOB_TIMEOUTS, requestTimeouts } from './platform/database/database.ts';
import { describeMigrations, migrateDatabase } from './platform/database/migrate.ts';
import { DELIVERY_POOL_SIZE, JOB_POOL_SIZE, JOBS_AT_ONCE, type JobsAtOnce } from './platform/database/pool-sizes.ts';
import { connectReplica } from './platform/database/stale-reads.ts';
import { waitForSchema } from './platform/database/wait-for-schema.ts';
import { listenOnAllLoopbacks } from './platform/http/connections/listen-on-all-loopbacks.ts';
import { type JobRunner, startJobs } from './platform/jobs/jobs.ts';
import { SEND_MAIL_TASK } from './platform/mail/outbox.ts';
import { createMailSender } from './platform/mail/send-mail.ts';
import type { Tracer } from './platform/tracing/otlp-tracer.ts';
import { traceTasks } from './platform/tracing/trace-tasks.ts';

export interface ProductOptions {
  readonly settings: ResolvedSettings;
  readonly publicSettings: PublicSettings;
  readonly webDist: string;
  readonly widgetDist: string;
  readonly migrationsFolder: string;
  readonly localPages?: FastifyPluginAsync;
  readonly logStream?: { write(line: string): void };
  /** When recurring jobs run, in cron notation; empty where the time of day must not matter. */
  readonly crontab?: string;
  /** Fewer where many servers share a machine: each polls for jobs over its own connection. */
  readonly jobsAtOnce?: JobsAtOnce;
  /** Called with what a start waits for. */
  readonly say?: (line: string) => void;
  /** How long a process that does not migrate waits for the schema. */
  readonly patienceMs?: number;
}

const CRONTAB = [
  RESEAL_SECRETS_SCHEDULE,
  SSO_SCHEDULE,
  SECOND_FACTOR_RESETS_SCHEDULE,
  CLEAN_UP_SCHEDULE,
  RECONCILE_PAYMENTS_SCHEDULE,
  MISSED_NOTICES_SCHEDULE,
  MISSED_REVERSALS_SCHEDULE,
  VISIT_NOTICES_SCHEDULE,
  PARTITIONS_SCHEDULE,
  KEY_NOTICES_SCHEDULE,
  RESEAL_SCHEDULE,
  FINISH_DELETIONS_SCHEDULE,
  MESSAGE_DIGESTS_SCHEDULE,
].join('\n');

export interface RunningProduct extends App {
  /** The address it listens on. */
  readonly address: string;
  /** Lets running requests and jobs finish, then releases everything. */
  stop(): Promise<void>;
}

/** Runs the roles in `SERVER_ROLES`, and listens. Any number of processes may do this on one database. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const { settings } = options;
  const has = (role: ServerRole) => hasRole(settings, role);
  if (has('migrations')) {
    const migrated = await migrateProduct(options);
    // In a new database everything is a change.
    if (migrated.applied > 0 && !migrated.isNew) options.say?.(describeMigrations(migrated));
  } else await waitForSchema(settings.DATABASE_URL, options.migrationsFolder, options);
  let log: FastifyBaseLogger | undefined;
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
  const connect = (name: string, poolSize: number) =>
    connectDatabase(settings.DATABASE_URL, {
      name,
      poolSize,
      isPooled,
      onLost: (err) => log?.warn({ err }, 'lost a database connection'),
      timeouts: requestTimeouts(settings.DATABASE_TIMEOUT_MS),
    });
  const connection = connect('evenway-api', settings.DATABASE_POOL_SIZE);
  const delivery = connect('evenway-delivery', DELIVERY_POOL_SIZE);
  const replica =
    settings.DATABASE_READ_URL !== undefined && has('web')
      ? connectReplica(settings.DATABASE_READ_URL, {
          timeoutMs: settings.DATABASE_TIMEOUT_MS,
          isPooled,
        })
      : null;
  const closeConnections = () => Promise.all([connection.close(), delivery.close(), replica?.close()]);
  const databases = { database: connection.database, deliveryDatabase: delivery.database, replica };
  const tracer = await createProductTracer(settings, () => log);
  const health = watchHealth(connection.database, () => log);
  const app = await rememberKeys(connection.database, settings)
    .then(() => createApp({ ...options, ...databases, currentHealth: health.current, ...(tracer && { tracer }) }))
    .catch(async (error) => {
      await health.stop();
      await closeConnections();
      throw error;
    });
  log = app.server.log;
  replica?.watch((reason, message) => app.server.log.warn(reason, message));
  app.metrics.watchPool('requests', connection.pool);
  app.metrics.watchPool('delivery', delivery.pool);
  if (settings.isProduction && servesAsOwner(settings))
    log.warn(
      'the database role of this server owns its tables: set DATABASE_OWNER_URL and give DATABASE_URL a lesser role',
    );
  const jobs = has('jobs') ? await startProductJobs(app, options, tracer) : null;
  const address = await app.server.listen({ port: settings.PORT, host: settings.HOST });
  const additionalServers = await listenOnAllLoopbacks(app.server.server, settings.HOST);
  const changes = app.onWidgetChange && listenForChanges(directUrl(settings), app.server.log, app.onWidgetChange);
  return {
    ...app,
    address,
    async stop() {
      app.announceStop();
      // Requests still arrive here until every load balancer has noticed.
      await setTimeout(settings.DRAIN_SECONDS * 1_000);
      await closeServer(app.server, additionalServers);
      await jobs?.stop();
      await changes?.stop();
      await health.stop();
      await closeConnections();
      await tracer?.close();
    },
  };
}

/** Updates the schema, and grants the servers' role access to it. */
export function migrateProduct({
  settings,
  migrationsFolder,
  say,
}: Pick<ProductOptions, 'migrationsFolder' | 'say'> & {
  readonly settings: Pick<ResolvedSettings, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;
}): ReturnType<typeof migrateDatabase> {
  return migrateDatabase(settings.DATABASE_OWNER_URL, migrationsFolder, {
    serverUrl: settings.DATABASE_URL,
    ...(say && { say }),
  });
}

/** Loaded only if configured. */
async function createProductTracer(
  settings: ResolvedSettings,
  log: () => FastifyBaseLogger | undefined,
): Promise<Tracer | undefined> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const { createTracer } = await import('./platform/tracing/otlp-tracer.ts');
  return createTracer({
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    log,
  });
}

async function startProductJobs(
  { platform: served, server, metrics }: App,
  { settings, crontab = CRONTAB, jobsAtOnce = JOBS_AT_ONCE }: ProductOptions,
  tracer: Tracer | undefined,
): Promise<JobRunner> {
  const url = directUrl(settings);
  const connection = connectDatabase(url, {
    poolSize: JOB_POOL_SIZE,
    name: 'evenway-job-work',
    timeouts: JOB_TIMEOUTS,
    onLost: (error) => server.log.warn({ err: error }, 'lost a database connection of a job'),
  });
  metrics.watchPool('jobs', connection.pool);
  const platform = { ...served, database: connection.database };
  const sender = createMailSender(settings, platform.database, mailTemplates(platform.keys), server.log);
  const plans = createPlans(platform.payments);
  const tasks = {
    ...authTasks(platform),
    ...ssoTasks(platform),
    ...billingTasks(platform),
    ...exportTasks(platform),
    ...deletionTasks(platform, {
      endCharges: (website) => endCharges(platform, plans, website),
      endSubscription: (id) => endSubscription(platform.payments, id),
      queueCustomerUpdate,
    }),
    ...visitTasks(platform.database, settings.VISITS_KEPT_MONTHS),
    ...apiKeyTasks(platform.database),
    ...messageTasks(platform.database),
    ...resealTasks(platform),
    [CLEAN_UP_TASK]: () => cleanUp(platform.database),
  };
  const mailTasks = {
    [SEND_MAIL_TASK]: (payload: unknown) => sender.send((payload as { mailId: string }).mailId),
  };
  const watched = (list: TaskList) => metrics.timeTasks(tracer ? traceTasks(list, tracer) : list);
  const runner = await startJobs(
    url,
    [
      { tasks: watched(tasks), atOnce: jobsAtOnce.others, crontab },
      // Separate: a hanging mail server delays mail, and nothing that people wait for.
      { tasks: watched(mailTasks), atOnce: jobsAtOnce.mail },
      // Separate as well, for customers' endpoints. Each gets one request at a time, so it takes this many slow ones to
      // delay the others.
      { tasks: watched(webhookTasks(platform)), atOnce: jobsAtOnce.webhooks },
    ],
    server.log,
  );
  return {
    async stop() {
      await runner.stop();
      sender.close();
      await connection.close();
    },
  };
}

/**
 * Lets running requests finish. A connection whose request was in progress when closing began would otherwise stay
 * open, idle, until its keep-alive timeout.
 */
async function closeServer(server: FastifyInstance, additionalServers: Server[]): Promise<void> {
  const all = [server.server, ...additionalServers];
  const sweep = setInterval(() => {
    for (const one of all) one.closeIdleConnections();
  }, 50);
  try {
    const closed = additionalServers.map((one) => new Promise((resolve) => one.close(resolve)));
    await Promise.all([server.close(), ...closed]);
  } finally {
    clearInterval(sweep);
  }
}
