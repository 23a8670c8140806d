import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { addFeatureUses, addVisits } from '../../features/visits/visit-repository.ts';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { migrationsBefore } from '../../testing/database/earlier-migrations.ts';
import { connectDatabase, type DatabaseConnection, requestTimeouts } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const WEBSITES = 200;
const MONTHS = 20;

let name: string;
let url: string;
let folder: string;
let connection: DatabaseConnection;
beforeEach(async () => {
  name = `months_${randomBytes(4).toString('hex')}`;
  url = databaseUrl(inject('databaseUrl'), name);
  folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
  await createDatabase(inject('databaseUrl'), name);
  await migrateDatabase(url, migrationsBefore('0017_visit_months', folder));
  connection = connectDatabase(url, {
    poolSize: 4,
    name: 'months-test',
    onLost: () => undefined,
    // Long: a busy machine takes seconds for all the migrations, and nothing here depends on how many.
    timeouts: requestTimeouts(20_000),
  });
  await connection.pool.query(`insert into organizations (name) values ('one')`);
  await connection.pool.query(
    `insert into websites (organization_id, domain) select id, n || '.example' from organizations, generate_series(1, ${WEBSITES}) n`,
  );
  const months = `websites cross join lateral (select (date_trunc('month', now() at time zone 'utc') - make_interval(months => n))::date as month from generate_series(0, ${MONTHS - 1}) n)`;
  await connection.pool.query(`insert into visits select id, month, 1 from ${months}`);
  await connection.pool.query(`insert into feature_uses select id, month, 'links', 1 from ${months}`);
});
afterEach(async () => {
  await connection.close();
  await dropDatabase(inject('databaseUrl'), name);
  rmSync(folder, { recursive: true, force: true });
});

const one = async <Row>(query: string): Promise<Row> => (await connection.pool.query(query)).rows[0];
/** The files that hold the rows: unchanged if nothing was copied. */
const files = (suffix: string) =>
  one(
    `select pg_relation_filenode('visits${suffix}') as visits, pg_relation_filenode('feature_uses${suffix}') as uses`,
  );

it('counts that are there become the first partition as they are, while servers of the version before count on', async () => {
  const before = await files('');
  const ids = (await connection.pool.query('select id from websites order by id')).rows.map(({ id }) => id as string);
  let isMigrated = false;
  const counted = { visits: 0, uses: 0 };
  // Their statements have not changed with this migration.
  const count = async () => {
    while (!isMigrated) {
      await addVisits(
        connection.database,
        ids.map((websiteId) => ({ websiteId, isBurst: false })),
      );
      counted.visits += ids.length;
      await addFeatureUses(
        connection.database,
        ids.map((websiteId) => ({ websiteId, feature: 'links' })),
      );
      counted.uses += ids.length;
    }
  };
  const counting = Promise.all([count(), count()]);
  await migrateDatabase(url, migrationsFolder).finally(() => {
    isMigrated = true;
  });
  await counting;
  expect(await files('_before')).toEqual(before);
  expect(await one('select sum(count)::int as visits from visits')).toEqual({
    visits: WEBSITES * MONTHS + counted.visits,
  });
  expect(await one('select sum(count)::int as uses from feature_uses')).toEqual({
    uses: WEBSITES * MONTHS + counted.uses,
  });
  await connection.pool.query('delete from websites');
  expect(await one('select count(*)::int as left from visits')).toEqual({ left: 0 });
});

it('takes up a start that ended in between, also long ago', async () => {
  const bound = `alter table visits add constraint visits_month_bound check (month < '2020-01-01') not valid`;
  await connection.pool.query(bound);
  await migrateDatabase(url, migrationsFolder);
  expect(await one('select sum(count)::int as visits from visits_before')).toEqual({ visits: WEBSITES * MONTHS });
  expect(await one(`select count(*)::int as left from pg_constraint where conname like '%month_bound'`)).toEqual({
    left: 0,
  });
});
