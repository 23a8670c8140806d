import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { waitFor } from '@evenway/testing/wait-for';
import { describe, expect, inject, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { laterMigrations } from '../../testing/database/migration-folders.ts';
import { connectDatabase, requestTimeouts } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrations } from './migration-journal.ts';

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
      await migrateDatabase(url, migrationsFolder);
      const later = laterMigrations({ later: 'alter table visits add column later bigint not null default 0' }, folder);
      const long = await pool.connect();
      await long.query('begin');
      await long.query('select from visits');
      await expect(migrateDatabase(url, later, { patienceMs: 0 })).rejects.toThrow();
      const migrated = migrateDatabase(url, later);
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
      await database.execute('select later from visits');
    } finally {
      await close();
      await dropDatabase(serverUrl, name);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('say how many they were, whether the database was new, and warn of one that is newer than the code', async () => {
    const name = `migrate_${randomBytes(4).toString('hex')}`;
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    const folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
    const said: string[] = [];
    const migrate = async (migrations: string) => {
      said.length = 0;
      const { applied, isNew } = await migrateDatabase(url, migrations, { say: (line) => said.push(line) });
      return [isNew, applied, ...said];
    };
    try {
      const later = laterMigrations({ one: 'create table one ()', two: 'create table two ()' }, folder);
      expect(await migrate(migrationsFolder)).toEqual([true, readMigrations(migrationsFolder).length]);
      expect(await migrate(later)).toEqual([false, 2]);
      expect(await migrate(later)).toEqual([false, 0]);
      expect(await migrate(migrationsFolder)).toEqual([
        false,
        0,
        'Warning: this code is older than its database, which has 2 changes that it does not know. Update the code.',
      ]);
    } finally {
      await dropDatabase(serverUrl, name);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('change nothing in a database from before the first release, and say how to go on', async () => {
    const name = `migrate_${randomBytes(4).toString('hex')}`;
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    const client = new Client({ connectionString: url });
    await client.connect();
    const everything = async () => {
      const { rows } = await client.query(
        `select oid::regclass::text as name, relkind as kind from pg_class where relnamespace <> 'pg_toast'::regnamespace
         order by oid`,
      );
      return [rows, (await client.query('select * from drizzle.__drizzle_migrations')).rows];
    };
    try {
      await client.query(`create schema drizzle; create table drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint)`);
      // The first and the last of those before.
      for (const when of ['1794709257223', '1795076763162'])
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          'hash',
          when,
        ]);
      const before = await everything();
      const refusal = await migrateDatabase(url, migrationsFolder, { serverUrl: inject('serverDatabaseUrl') }).then(
        () => null,
        (error) => error.userMessage,
      );
      expect(refusal).toMatch(/^This data was made before the first release, [\s\S]*npm run reset[\s\S]*DATABASE_URL/);
      expect(await everything()).toEqual(before);
    } finally {
      await client.end();
      await dropDatabase(serverUrl, name);
    }
  });
});
