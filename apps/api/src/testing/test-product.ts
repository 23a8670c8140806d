import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from '@evenway/database-connections';
import { type LocalServices, startLocalServices } from '@evenway/local-services';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import type pg from 'pg';
import { inject } from 'vitest';
import type { AppRoute } from '../app.ts';
import { parseSettings, publicSettings, type ResolvedSettings, resolveBookingUrls } from '../config/settings.ts';
import { JOBS_AT_ONCE } from '../platform/database/pool-sizes.ts';
import type { Platform } from '../platform/platform.ts';
import { type RunningProduct, startProduct } from '../start-product.ts';
import { databaseUrl, migrationsFolder, overSocket } from './database/database-setup.ts';

/** The product's address for browsers; the tests reach it on its own port. */
const API_URL = 'http://localhost:3000';

interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: string[];
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface TestProduct {
  readonly url: string;
  readonly settings: ResolvedSettings;
  readonly log: string[];
  /** As the owner of the tables, who has more rights than servers. */
  readonly pool: pg.Pool;
  readonly platform: Platform;
  readonly routes: readonly AppRoute[];
  /** A company's issuer, and the product's registration there. */
  readonly company: NonNullable<LocalServices['signIn']>['company'];
  client(): TestClient;
  /** Waits for the newest mail to an address whose subject matches. */
  mail(to: string, subject: RegExp): Promise<ReceivedMail>;
  mails(to: string): Promise<ReceivedMail[]>;
  /** Waits until no job is left that could still change something; a failed job is a failure here too. */
  jobsDone(): Promise<void>;
  /** Another server process of the product on the same database. */
  another(change?: Partial<ResolvedSettings>): Promise<{ url: string; client(): TestClient; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/** The whole product on its own database, with a real SMTP inbox, listening on a free port. */
export async function startTestProduct(
  change: Partial<ResolvedSettings> = {},
  { webDist = '/nowhere', widgetDist = '/nowhere' } = {},
): Promise<TestProduct> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseUrl');
  await createDatabase(serverUrl, name, inject('templateDatabase'));
  const dataDir = mkdtempSync(join(tmpdir(), 'evenway-mail-'));
  const local = await startLocalServices({
    dataDir,
    database: false,
    mail: true,
    dns: true,
    signIn: { apiUrl: API_URL },
  });
  const settings = testSettings(local, {
    ...serverAddresses(name),
    DATABASE_OWNER_URL: overSocket(databaseUrl(serverUrl, name), inject('socketFolder')),
    ...change,
  });
  const log: string[] = [];
  const dist = { webDist, widgetDist };
  const product = await start(settings, local, log, dist);
  const pool = new Pool({ max: 2, connectionString: settings.DATABASE_OWNER_URL });
  const mails = async (to: string) => {
    const response = await fetch(`${product.address}/local/mail.json?to=${encodeURIComponent(to)}`);
    return (await response.json()) as ReceivedMail[];
  };
  return {
    url: product.address,
    settings,
    log,
    pool,
    platform: product.platform,
    routes: product.routes,
    company: local.signIn?.company ?? { issuer: '', clientId: '', clientSecret: '' },
    mails,
    client: () => new TestClient(product.address, settings.WEB_URL),
    mail: (to, subject) =>
      waitFor(async () => (await mails(to)).find((mail) => subject.test(mail.subject)), `a mail to ${to}`),
    async jobsDone() {
      await waitFor(async () => {
        const { rows } = await pool.query('select task_identifier, last_error from graphile_worker.jobs');
        const failed = rows.find(({ last_error }) => last_error !== null);
        if (failed) throw new Error(`${failed.task_identifier} failed: ${failed.last_error}`);
        return rows.length === 0 || undefined;
      }, 'the jobs to be done');
    },
    async another(extra = {}) {
      const second = await start({ ...settings, PORT: 0, ...extra }, local, log, dist);
      return { url: second.address, client: () => new TestClient(second.address, settings.WEB_URL), stop: second.stop };
    },
    async stop() {
      await product.stop();
      await pool.end();
      await local.stop();
      await dropDatabase(serverUrl, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** How servers reach a database of the run. */
function serverAddresses(name: string): Pick<ResolvedSettings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'> {
  const direct = overSocket(databaseUrl(inject('serverDatabaseUrl'), name), inject('socketFolder'));
  const pooled = inject('pooledDatabaseUrl');
  return pooled ? { DATABASE_URL: databaseUrl(pooled, name), DATABASE_DIRECT_URL: direct } : { DATABASE_URL: direct };
}

function testSettings(
  local: LocalServices,
  change: Partial<ResolvedSettings> & Pick<ResolvedSettings, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>,
): ResolvedSettings {
  const settings = parseSettings({ NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' });
  return {
    ...settings,
    bookingUrls: resolveBookingUrls(settings),
    PORT: 0,
    // The database is a copy of a migrated one.
    SERVER_ROLES: ['web', 'jobs'],
    // Generous, so that a loaded machine fails nothing that an idle one passes; tests of a hanging database set their
    // own.
    DATABASE_TIMEOUT_MS: 30_000,
    HOST: '127.0.0.1',
    SMTP_URL: local.smtpUrl ?? '',
    APP_SECRET: 'a secret that is only good for tests and long enough',
    PASSWORD_PEPPER: 'a pepper that is only good for tests and long enough',
    providers: { google: local.signIn?.google ?? null, facebook: local.signIn?.facebook ?? null },
    ...(local.dns !== undefined && { localDns: local.dns }),
    // Nobody listens there: billing tests bring a stand-in.
    payments: { secretKey: 'sk_test_none', webhookSecret: 'whsec_none', apiBase: 'http://127.0.0.1:1' },
    ...change,
  };
}

function start(
  settings: ResolvedSettings,
  local: LocalServices,
  log: string[],
  dist: { readonly webDist: string; readonly widgetDist: string },
): Promise<RunningProduct> {
  return startProduct({
    settings,
    publicSettings: publicSettings(settings, { services: true, demoAccounts: [] }),
    ...dist,
    migrationsFolder,
    localPages: local.pages,
    logStream: { write: (line) => void log.push(line) },
    // A test that runs at half past must not get mails and failures that one at twenty past does not.
    crontab: '',
    // Each polls for jobs every two seconds over its own connection, in several products at once.
    jobsAtOnce: { ...JOBS_AT_ONCE, webhooks: 6 },
  });
}
