import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { migrationNames, migrationsBefore } from '../../testing/database/earlier-migrations.ts';
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
const refusal = () =>
  waitForSchema(serverUrl, migrationsFolder, { patienceMs: 0 }).then(
    () => null,
    ({ userMessage }) => userMessage,
  );

describe('a process that does not migrate', () => {
  it('says what to do about a database that is empty, older, or closed to its role', async () => {
    const sentence = new RegExp(`lacks migration ${newest}[\\s\\S]*SERVER_ROLES=migrations`);
    expect(await refusal()).toMatch(sentence);
    await migrateDatabase(ownerUrl, migrationsBefore(newest, folder), { serverUrl });
    expect(await refusal()).toMatch(sentence);
    await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });
    expect(await refusal()).toBeNull();
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
