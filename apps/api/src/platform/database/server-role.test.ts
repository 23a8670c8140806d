import { randomBytes } from 'node:crypto';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { migrateDatabase } from './migrate.ts';

const NOT_ALLOWED = '42501';
const CHANGES_OF_TABLES = [
  'drop table users',
  'alter table users add column planted text',
  'alter table users disable trigger all',
  'truncate users cascade',
  'create table planted (id int)',
  'create index planted on users (email)',
  'create schema planted',
  'drop function tell_widget_change cascade',
  'alter table graphile_worker._private_jobs add column planted text',
  'drop schema graphile_worker cascade',
  'drop table drizzle.__drizzle_migrations',
  `update audit_entries set event = 'session.closed'`,
  'delete from audit_entries',
  'truncate audit_entries',
];

let product: TestProduct;
let server: Client;
beforeAll(async () => {
  product = await startTestProduct();
  server = new Client({ connectionString: product.settings.DATABASE_URL });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await product.stop();
});

describe('the role of a server, 13.2.2', () => {
  it('is the one that every connection of the product has', async () => {
    await signedInPerson(product);
    const { rows } = await product.pool.query(
      `select application_name as name, array_agg(distinct usename::text) as roles from pg_stat_activity
       where datname = current_database() and application_name like 'evenway%' group by 1 order by 1`,
    );
    const { username } = new URL(product.settings.DATABASE_URL);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['evenway-api', 'evenway-jobs']));
    for (const { name, roles } of rows) expect([name, roles]).toEqual([name, [username]]);
    expect(username).not.toBe(new URL(product.settings.DATABASE_OWNER_URL).username);
  });

  for (const change of CHANGES_OF_TABLES)
    it(`may not ${change}`, async () => {
      await expect(server.query(change)).rejects.toMatchObject({ code: NOT_ALLOWED });
    });

  it('may use the rows of a table that the owner adds later', async () => {
    await product.pool.query('create table later (id int generated always as identity, line text)');
    await server.query(`insert into later (line) values ('one')`);
    expect((await server.query('select line from later')).rows).toEqual([{ line: 'one' }]);
  });

  it('is given its rights on a database that one role had owned and used until now', async () => {
    const name = `roles_${randomBytes(4).toString('hex')}`;
    const ownerUrl = databaseUrl(inject('databaseUrl'), name);
    const serverUrl = databaseUrl(inject('serverDatabaseUrl'), name);
    await createDatabase(inject('databaseUrl'), name);
    await migrateDatabase(ownerUrl, migrationsFolder);
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await expect(client.query('select from users')).rejects.toMatchObject({ code: NOT_ALLOWED });
      await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });
      await client.query('select from users');
      const add = `select graphile_worker.add_job('none', payload := '{}'::json)`;
      await client.query(add);
      expect((await client.query('select from graphile_worker._private_jobs')).rowCount).toBe(1);
      await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl });
    } finally {
      await client.end();
      await dropDatabase(inject('databaseUrl'), name);
    }
  });
});
