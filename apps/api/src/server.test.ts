import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { readMigrations } from './platform/database/migration-journal.ts';
import { waitForSchema } from './platform/database/wait-for-schema.ts';
import { runServer } from './server.ts';
import { StartError } from './start-error.ts';
import { databaseUrl, migrationsFolder } from './testing/database/database-setup.ts';
import { migrationNames } from './testing/database/migration-folders.ts';

const ELSEWHERE = 'http://127.0.0.1:1';
const dataDir = mkdtempSync(join(tmpdir(), 'evenway-start-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Every service has an address, so that none is started locally. */
function configure(database: string): void {
  const settings = {
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' },
    ...{ DATABASE_URL: database, DATABASE_OWNER_URL: database },
    ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', FACEBOOK_CLIENT_ID: 'id' },
    ...{ FACEBOOK_CLIENT_SECRET: 'secret', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ BOOKING_URL_30: ELSEWHERE, BOOKING_URL_60: ELSEWHERE },
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

/** Everything that a terminal, a log or a supervisor could print of the failure. */
async function failToStart(): Promise<string> {
  const error = await runServer().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  return `${inspect(error, { depth: 20 })}\n${(error as StartError).userMessage}\n${(error as StartError).stack}`;
}

describe('a start that fails', () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  afterEach(() => vi.unstubAllEnvs());

  it('Y05: says which query failed and where, and none of the values it was made with', async () => {
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`create schema drizzle; create table drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint constraint never check (false))`);
    configure(url);
    const printed = await failToStart();
    await client.end();
    await dropDatabase(serverUrl, name);
    expect(printed).toMatch(/23514[\s\S]*never/);
    expect(printed).toContain('migrate');
    const [first = ''] = migrationNames();
    const hash = createHash('sha256')
      .update(readFileSync(join(migrationsFolder, `${first}.sql`)))
      .digest('hex');
    expect(printed).not.toContain(hash);
    expect(printed).not.toContain('Failing row');
  });

  it('says what to do about a setting', async () => {
    vi.stubEnv('PORT', 'a door');
    expect(await failToStart()).toMatch(/Some settings need attention[\s\S]*PORT/);
  });
});

it('a process that only migrates needs the database alone, and ends when it is up to date', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseUrl');
  await createDatabase(serverUrl, name);
  const url = databaseUrl(serverUrl, name);
  const settings = {
    ...{ NODE_ENV: 'production', SERVER_ROLES: 'migrations', DATABASE_OWNER_URL: url },
    DATABASE_URL: databaseUrl(inject('serverDatabaseUrl'), name),
  };
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
  const said: string[] = [];
  for (let time = 0; time < 2; time += 1) await runServer((line) => void said.push(line));
  vi.unstubAllEnvs();
  const { length } = readMigrations(migrationsFolder);
  expect(said.map((line) => JSON.parse(line).msg)).toEqual([
    `Applied ${length} migration${length === 1 ? '' : 's'}.`,
    'The database is up to date.',
  ]);
  await waitForSchema(settings.DATABASE_URL, migrationsFolder, { patienceMs: 0 });
  await dropDatabase(serverUrl, name);
});
