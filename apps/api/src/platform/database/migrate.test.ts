import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { describe, expect, inject, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { migrationNames, migrationsBefore } from '../../testing/database/earlier-migrations.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { connectDatabase, requestTimeouts } from './database.ts';
import { migrateDatabase } from './migrate.ts';

describe('migrations', () => {
  it('R25: run once when several servers start together, and again without effect', async () => {
    const name = `migrate_${randomBytes(4).toString('hex')}`;
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, migrationsFolder)));
    await migrateDatabase(url, migrationsFolder);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
    const tables = await client.query(
      `select 1 from information_schema.tables where table_schema = 'public' and table_name = 'users'`,
    );
    await client.end();
    await dropDatabase(serverUrl, name);
    expect(rows[0].applied).toBeGreaterThan(0);
    expect(tables.rowCount).toBe(1);
  });

  it('R24: let requests pass while a long transaction blocks them, and are done when it has ended', async () => {
    const name = `migrate_${randomBytes(4).toString('hex')}`;
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    const folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
    const { database, pool, close } = connectDatabase(url, {
      poolSize: 3,
      name: 'migrations-test',
      onLost: () => undefined,
      timeouts: requestTimeouts(2_000),
    });
    try {
      await migrateDatabase(url, migrationsBefore('0011_visit_bursts', folder));
      const long = await pool.connect();
      await long.query('begin');
      await long.query('select from visits');
      await expect(migrateDatabase(url, migrationsFolder, { patienceMs: 0 })).rejects.toThrow();
      const migrated = migrateDatabase(url, migrationsFolder);
      const waiting = () =>
        pool.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
      // Twice, to see that it releases the lock and tries again.
      for (const round of [1, 2]) {
        await waitFor(
          async () => ((await waiting()).rowCount ? true : undefined),
          `the migration to wait, time ${round}`,
        );
        await database.execute('select count from visits');
      }
      await long.query('commit');
      long.release();
      await migrated;
      await database.execute('select bursts from visits');
    } finally {
      await close();
      await dropDatabase(serverUrl, name);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('say how many changes they made, nothing about a new database, and warn of one that is newer than the code', async () => {
    const name = `migrate_${randomBytes(4).toString('hex')}`;
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    const folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
    const said: string[] = [];
    const migrate = async (migrations: string) => {
      said.length = 0;
      await migrateDatabase(url, migrations, { say: (line) => said.push(line) });
      return said;
    };
    try {
      const [before = ''] = migrationNames().slice(-3);
      const earlier = migrationsBefore(before, folder);
      expect(await migrate(earlier)).toEqual([]);
      expect(await migrate(migrationsFolder)).toEqual(['Updated the database: 3 changes.']);
      expect(await migrate(migrationsFolder)).toEqual([]);
      expect(await migrate(earlier)).toEqual([
        'Warning: this code is older than its database, which has 3 changes that it does not know. Update the code.',
      ]);
    } finally {
      await dropDatabase(serverUrl, name);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
