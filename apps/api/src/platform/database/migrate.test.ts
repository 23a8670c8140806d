import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../../testing/database-setup.ts';
import { migrateDatabase } from './migrate.ts';

describe('migrations', () => {
  it('R25: run once when several servers start together, and again without effect', async () => {
    const name = `migrate_${randomBytes(4).toString('hex')}`;
    const serverUrl = inject('databaseUrl');
    await createDatabase(serverUrl, name);
    const url = databaseUrl(serverUrl, name);
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, migrationsFolder)));
    await migrateDatabase(url, migrationsFolder);
    const client = new pg.Client({ connectionString: url });
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
});
