import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { laterMigrations, migrationNames } from '../../testing/database/migration-folders.ts';
import { migrateDatabase } from './migrate.ts';
import { waitForSchema } from './wait-for-schema.ts';

let name: string;
let ownerUrl: string;
let serverUrl: string;
let folder: string;
beforeEach(async () => {
  name = `schema_${randomBytes(4).toString('hex')}`;
  ownerUrl = databaseUrl(inject('databaseUrl'), name);
  serverUrl = databaseUrl(inject('serverDatabaseUrl'), name);
  folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
  await createDatabase(inject('databaseUrl'), name);
});
afterEach(async () => {
  await dropDatabase(inject('databaseUrl'), name);
  rmSync(folder, { recursive: true, force: true });
});

const newest = migrationNames().at(-1) ?? '';
const refusal = (migrations = migrationsFolder) =>
  waitForSchema(serverUrl, migrations, { patienceMs: 0 }).then(
    () => null,
    ({ userMessage }) => userMessage,
  );

describe('a process that does not migrate', () => {
  it('says what to do about a database that is empty, older, or closed to its role', async () => {
    const lacks = (migration: string) => new RegExp(`lacks migration ${migration}[\\s\\S]*SERVER_ROLES=migrations`);
    const later = laterMigrations({ later: 'create table later ()' }, folder);
    expect(await refusal()).toMatch(lacks(newest));
    await migrateDatabase(ownerUrl, migrationsFolder);
    expect(await refusal()).toMatch(lacks(newest));
    await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });
    expect(await refusal()).toBeNull();
    expect(await refusal(later)).toMatch(lacks('later'));
    await migrateDatabase(ownerUrl, later, { serverUrl });
    expect(await refusal(later)).toBeNull();
    // Of a release that migrated before this process started.
    expect(await refusal()).toBeNull();
  });

  it('says at once that a database is from before the first release', async () => {
    await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    await owner.query('update drizzle.__drizzle_migrations set created_at = 1');
    await owner.end();
    await expect(waitForSchema(serverUrl, migrationsFolder)).rejects.toMatchObject({
      userMessage: expect.stringMatching(/before the first release/),
    });
  });

  it('waits for another one that does, until its role has its rights', async () => {
    const said: string[] = [];
    await migrateDatabase(ownerUrl, migrationsFolder);
    const waiting = waitForSchema(serverUrl, migrationsFolder, { say: (line) => void said.push(line) });
    await new Promise<void>((resolve) => {
      const looking = setInterval(() => {
        if (said.length === 0) return;
        clearInterval(looking);
        resolve();
      }, 10);
    });
    expect(said[0]).toContain(newest);
    await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });
    await waiting;
    expect(said).toHaveLength(1);
  });
});
