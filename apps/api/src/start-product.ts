import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { PublicSettings } from '@evenway/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type App, createApp } from './app.ts';
import type { ResolvedSettings } from './config/settings.ts';
import { authTasks } from './features/auth/tasks.ts';
import { billingTasks, MISSED_NOTICES_SCHEDULE, RECONCILE_PAYMENTS_SCHEDULE } from './features/billing/tasks.ts';
import { CLEAN_UP_SCHEDULE, CLEAN_UP_TASK, cleanUp } from './features/clean-up/clean-up.ts';
import { VISIT_NOTICES_SCHEDULE, visitTasks } from './features/visits/tasks.ts';
import { listenForChanges } from './features/widget-delivery/listen-for-changes.ts';
import { mailTemplates } from './mail-templates.ts';
import { connectDatabase, JOB_TIMEOUTS, requestTimeouts } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { listenOnAllLoopbacks } from './platform/http/listen-on-all-loopbacks.ts';
import { type JobRunner, startJobs } from './platform/jobs/jobs.ts';
import { SEND_MAIL_TASK } from './platform/mail/outbox.ts';
import { createMailSender } from './platform/mail/send-mail.ts';

export interface ProductOptions {
  readonly settings: ResolvedSettings;
  readonly publicSettings: PublicSettings;
  readonly webDist: string;
  readonly widgetDist: string;
  readonly migrationsFolder: string;
  readonly localPages?: FastifyPluginAsync;
  readonly logStream?: { write(line: string): void };
  /** When recurring jobs run, in cron notation: empty where the time of day must not change what happens. */
  readonly crontab?: string;
}

const CRONTAB = [CLEAN_UP_SCHEDULE, RECONCILE_PAYMENTS_SCHEDULE, MISSED_NOTICES_SCHEDULE, VISIT_NOTICES_SCHEDULE].join(
  '\n',
);

export interface RunningProduct extends App {
  /** Where it listens. */
  readonly address: string;
  /** Lets running requests and jobs finish, then lets go of everything. */
  stop(): Promise<void>;
}

/** Migrates the database, starts the jobs and listens. Any number of processes may do this on one database. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const { settings } = options;
  await migrateDatabase(settings.DATABASE_OWNER_URL, options.migrationsFolder, { serverUrl: settings.DATABASE_URL });
  let log: FastifyBaseLogger | undefined;
  const onError = (err: Error) => log?.warn({ err }, 'lost an idle database connection');
  const connect = (poolSize: number) =>
    connectDatabase(settings.DATABASE_URL, {
      poolSize,
      onError,
      timeouts: requestTimeouts(settings.DATABASE_TIMEOUT_MS),
    });
  const connection = connect(settings.DATABASE_POOL_SIZE);
  const delivery = connect(DELIVERY_POOL_SIZE);
  const closeConnections = () => Promise.all([connection.close(), delivery.close()]);
  const databases = { database: connection.database, deliveryDatabase: delivery.database };
  const app = await createApp({ ...options, ...databases }).catch(async (error) => {
    await closeConnections();
    throw error;
  });
  log = app.server.log;
  if (settings.isProduction && settings.DATABASE_OWNER_URL === settings.DATABASE_URL)
    log.warn(
      'the database role of this server owns its tables: set DATABASE_OWNER_URL and give DATABASE_URL a lesser role',
    );
  const jobs = await startProductJobs(app, settings, options.crontab ?? CRONTAB);
  const changes = listenForChanges(settings.DATABASE_URL, app.server.log, (uniqueId) =>
    app.widgetConfigs.invalidate(uniqueId),
  );
  const address = await app.server.listen({ port: settings.PORT, host: settings.HOST });
  const beside = await listenOnAllLoopbacks(app.server.server, settings.HOST);
  return {
    ...app,
    address,
    async stop() {
      app.announceStop();
      // Until every load balancer has noticed, requests still come here.
      await setTimeout(settings.DRAIN_SECONDS * 1_000);
      await closeServer(app.server, beside);
      await jobs.stop();
      await changes.stop();
      await closeConnections();
    },
  };
}

/** One for configurations and one for visits: each asks for all that has gathered in one statement. */
const DELIVERY_POOL_SIZE = 2;

/** As many as jobs that run at once, of both runners. */
const JOB_POOL_SIZE = 6;

async function startProductJobs(
  { platform: served, server }: App,
  settings: ResolvedSettings,
  crontab: string,
): Promise<JobRunner> {
  const connection = connectDatabase(settings.DATABASE_URL, {
    poolSize: JOB_POOL_SIZE,
    name: 'evenway-job-work',
    timeouts: JOB_TIMEOUTS,
    onError: (error) => server.log.warn({ err: error }, 'lost a database connection of a job'),
  });
  const platform = { ...served, database: connection.database };
  const sender = createMailSender(settings, platform.database, mailTemplates(platform.keys), server.log);
  const tasks = {
    ...authTasks(platform),
    ...billingTasks(platform),
    ...visitTasks(platform.database),
    [CLEAN_UP_TASK]: () => cleanUp(platform.database),
  };
  const mailTasks = {
    [SEND_MAIL_TASK]: (payload: unknown) => sender.send((payload as { mailId: string }).mailId),
  };
  const runner = await startJobs(settings.DATABASE_URL, tasks, { log: server.log, crontab });
  // Apart from all else: a mail server that hangs holds up mail, and nothing that people wait for.
  const mailRunner = await startJobs(settings.DATABASE_URL, mailTasks, { log: server.log, crontab: '' });
  return {
    async stop() {
      await Promise.all([runner.stop(), mailRunner.stop()]);
      sender.close();
      await connection.close();
    },
  };
}

/**
 * Lets running requests finish. A connection whose request was under way when closing began would otherwise stay open,
 * idle, until its keep-alive time is over.
 */
async function closeServer(server: FastifyInstance, beside: Server[]): Promise<void> {
  const all = [server.server, ...beside];
  const sweep = setInterval(() => {
    for (const one of all) one.closeIdleConnections();
  }, 50);
  try {
    const closed = beside.map((one) => new Promise((resolve) => one.close(resolve)));
    await Promise.all([server.close(), ...closed]);
  } finally {
    clearInterval(sweep);
  }
}
