import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { productionSettings as production } from '@evenway/testing/production-settings';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parseSettings } from '../../config/settings.ts';
import { requiredInProduction, settingsSchema } from '../../config/settings-schema.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { waitForSchema } from '../../platform/database/wait-for-schema.ts';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { laterMigrations } from '../../testing/database/migration-folders.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { checkOwner, checkServedSchema, checkServerRole, type DatabaseToCheck } from './check-database.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, runChecks } from './finding.ts';

const problemsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'problem').map(({ text }) => text);
const isFine = (findings: readonly Finding[]) => problemsIn(findings).length === 0;
const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

describe('the doctor and the start judge settings alike', () => {
  const refusedBy = {
    start(environment: Record<string, string>): string[] {
      try {
        parseSettings(environment);
        return [];
      } catch (error) {
        return [...(error as { problems: string[] }).problems];
      }
    },
    /** A start does not refuse its other problems. */
    doctor: (environment: Record<string, string>) =>
      problemsIn(checkSettings(environment)).flatMap((text) => {
        const [refusal, suffix] = text.split(/(\. \.env\.example says what it is for\.)$/);
        return refusal !== undefined && suffix !== undefined ? [refusal] : [];
      }),
  };
  const { WEB_URL, SMTP_URL, ...migrating } = production;

  it.each<[string, Record<string, string>, number]>([
    ['nothing wrong', production, 0],
    ...requiredInProduction.map(
      (name) => [`no ${name}`, { ...production, [name]: '' }, 1] as [string, Record<string, string>, number],
    ),
    ['nothing set', { NODE_ENV: 'production' }, requiredInProduction.length],
    ['an address that is not encrypted', { ...production, WEB_URL: 'http://app.example.org' }, 1],
    ['payments elsewhere', { ...production, STRIPE_API_BASE: 'http://127.0.0.1:9' }, 1],
    ['several at once', { ...production, PORT: 'a door', SMTP_URL: '', WEB_URL: 'http://app.example.org' }, 3],
    ['unknown roles', { ...production, SERVER_ROLES: 'web,worker' }, 1],
    ['only migrations', { ...migrating, STRIPE_WEBHOOK_SECRET: '', SERVER_ROLES: 'migrations' }, 0],
    ['only migrations, of nothing', { NODE_ENV: 'production', SERVER_ROLES: 'migrations' }, 1],
  ])('%s', (_world, environment, problems) => {
    expect(refusedBy.doctor(environment)).toEqual(refusedBy.start(environment));
    expect(refusedBy.start(environment)).toHaveLength(problems);
  });

  it.each(Object.keys(settingsSchema.shape).filter((name) => name !== 'NODE_ENV'))('a wrong %s', (name) => {
    for (const value of [' ', '-1', 'wrong', 'ftp://wrong.example']) {
      const environment = { ...production, [name]: value };
      expect(refusedBy.doctor(environment), value).toEqual(refusedBy.start(environment));
    }
  });
});

describe('the doctor and /readyz judge a database alike', () => {
  let product: TestProduct;
  let proxy: TcpProxy;
  let server: Awaited<ReturnType<TestProduct['another']>>;
  let database: DatabaseToCheck;
  beforeAll(async () => {
    product = await startTestProduct();
    const { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl } = product.settings;
    proxy = await startTcpProxy(DATABASE_URL);
    server = await product.another({ DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: 1_000 });
    database = { url: proxy.url, ownerUrl, servesAsOwner: false, migrates: false, migrationsFolder };
  });
  afterAll(async () => {
    await server.stop();
    await proxy.close();
    await product.stop();
  });

  const isReady = async () => (await server.client().send('GET', '/readyz')).status === 200;
  const isFineForDoctor = async () => {
    const checks = [
      { name: 'Database', run: () => checkServerRole(database, 0) },
      { name: 'Schema', run: () => checkServedSchema(database) },
    ];
    return isFine((await runChecks(checks, 2_000)).flatMap(({ findings }) => findings));
  };
  const setReadOnly = async (isOn: boolean) => {
    const name = new URL(product.settings.DATABASE_URL).pathname.slice(1);
    await product.pool.query('set default_transaction_read_only = off');
    await product.pool.query(`alter database ${name} set default_transaction_read_only = ${isOn}`);
    // Only new connections follow it.
    await product.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name in ('evenway-api', 'evenway-delivery')`,
      [name],
    );
  };
  const role = () => new URL(product.settings.DATABASE_URL).username;

  const worlds: [string, () => unknown, () => unknown][] = [
    ['is away', () => proxy.cut(), () => proxy.restore()],
    ['hangs', () => proxy.hang(), () => proxy.restore()],
    ['takes no writes', () => setReadOnly(true), () => setReadOnly(false)],
    [
      'refuses the servers a right',
      () => product.pool.query(`revoke insert on rate_limits from ${role()}`),
      () => product.pool.query(`grant insert on rate_limits to ${role()}`),
    ],
    [
      'does not let the servers read a table',
      () => product.pool.query(`revoke select on users from ${role()}`),
      () => product.pool.query(`grant select on users to ${role()}`),
    ],
    ...['rate_limits', 'users', 'websites', 'widget_configs'].map((table): [string, () => unknown, () => unknown] => [
      `lacks the table ${table}`,
      () => product.pool.query(`alter table ${table} rename to lost`),
      () => product.pool.query(`alter table lost rename to ${table}`),
    ]),
    [
      'lacks the queue of jobs',
      () => product.pool.query('alter view graphile_worker.jobs rename to lost'),
      () => product.pool.query('alter view graphile_worker.lost rename to jobs'),
    ],
  ];
  it.each(worlds)('one that %s', async (_world, breakIt, mend) => {
    expect([await isReady(), await isFineForDoctor()]).toEqual([true, true]);
    await breakIt();
    try {
      await waitFor(async () => ((await isReady()) ? undefined : true), 'the server to notice');
      expect(await isFineForDoctor()).toBe(false);
    } finally {
      await mend();
    }
    await waitFor(async () => (await isReady()) || undefined, 'the server to recover');
  });

  it('and the doctor names the tables that are gone', async () => {
    await product.pool.query('alter table users rename to lost');
    const problems = problemsIn(await checkServerRole(database, 0));
    await product.pool.query('alter table lost rename to users');
    expect(problems).toEqual([expect.stringMatching(/has lost tables .*: users\. Restore a backup/)]);
  });
});

describe('the doctor and the start judge a schema alike', () => {
  const cleanUps: Array<() => unknown> = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  interface World {
    readonly addresses: DatabaseToCheck;
    /** The same database, for code that has one migration more. */
    readonly later: DatabaseToCheck;
    asOwner(statement: string): Promise<void>;
  }
  async function emptyDatabase(): Promise<World> {
    const name = `verdict_${randomBytes(6).toString('hex')}`;
    const folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
    await createDatabase(inject('databaseUrl'), name);
    cleanUps.push(
      () => dropDatabase(inject('databaseUrl'), name),
      () => rmSync(folder, { recursive: true }),
    );
    const ownerUrl = databaseUrl(inject('databaseUrl'), name);
    const url = databaseUrl(inject('serverDatabaseUrl'), name);
    const addresses = { url, ownerUrl, servesAsOwner: false, migrates: false, migrationsFolder };
    return {
      addresses,
      later: { ...addresses, migrationsFolder: laterMigrations({ later: 'create table later ()' }, folder) },
      async asOwner(statement) {
        const client = new Client({ connectionString: ownerUrl });
        await client.connect();
        await client.query(statement);
        await client.end();
      },
    };
  }
  const migrate = ({ url, ownerUrl }: DatabaseToCheck, serverUrl = url) =>
    migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });

  const worlds: [string, { serves: boolean; migrates: boolean }, (world: World) => Promise<DatabaseToCheck>][] = [
    ['nothing', { serves: false, migrates: true }, async ({ addresses }) => addresses],
    [
      'the schema of now',
      { serves: true, migrates: true },
      async ({ addresses }) => migrate(addresses).then(() => addresses),
    ],
    [
      'no rights for the servers',
      { serves: false, migrates: true },
      async ({ addresses }) => migrate(addresses, addresses.ownerUrl).then(() => addresses),
    ],
    [
      'an older schema',
      { serves: false, migrates: true },
      async ({ addresses, later }) => migrate(addresses).then(() => later),
    ],
    [
      'a newer schema',
      { serves: true, migrates: true },
      async ({ addresses, asOwner }) => {
        await migrate(addresses);
        await asOwner('update drizzle.__drizzle_migrations set created_at = created_at + 1');
        return addresses;
      },
    ],
    [
      'data from before the first release',
      { serves: false, migrates: false },
      async ({ addresses, asOwner }) => {
        await migrate(addresses);
        await asOwner('update drizzle.__drizzle_migrations set created_at = created_at - 1');
        return addresses;
      },
    ],
  ];
  it.each(worlds)('%s', async (_world, verdict, make) => {
    const database = await make(await emptyDatabase());
    const { url, ownerUrl, migrationsFolder: folder } = database;
    const serves = {
      doctor: isFine([...(await checkServerRole(database, 0)), ...(await checkServedSchema(database))]),
      start: await succeeds(waitForSchema(url, folder, { patienceMs: 0 })),
    };
    const migrating = { ...database, migrates: true };
    const migrates = {
      doctor: isFine([...(await checkServerRole(migrating, 0)), ...(await checkOwner(migrating))]),
      start: await succeeds(migrateDatabase(ownerUrl, folder, { serverUrl: url })),
    };
    expect({ serves, migrates }).toEqual({
      serves: { doctor: verdict.serves, start: verdict.serves },
      migrates: { doctor: verdict.migrates, start: verdict.migrates },
    });
  });
});
