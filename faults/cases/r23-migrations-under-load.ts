import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { connectDatabase, type Database, requestTimeouts } from '../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../apps/api/src/platform/database/migrate.ts';
import { migrationNames, migrationsBefore } from '../../apps/api/src/testing/database/earlier-migrations.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { type Environment, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase, type Outcome } from '../lib/fault-case.ts';
import { keepSending, untilAcknowledged } from '../lib/load.ts';
import { createSignUps, findLostSignUps } from '../lib/people.ts';

const ROWS = 20_000;
const MIGRATIONS = inRoot('apps/api/migrations');

export const migrationsUnderLoad: FaultCase = {
  id: 'R23',
  fault: `every migration while statements of all versions before it run, ${ROWS} websites`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'evenway-migrations-'));
    try {
      return await withEnvironment((environment) => migrateStepByStep(environment, folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function migrateStepByStep({ database, startServer }: Environment, folder: string): Promise<Outcome> {
  const rules = createRules();
  const url = database.ownerUrl();
  const names = migrationNames();
  const upTo = (count: number) =>
    count === names.length ? MIGRATIONS : migrationsBefore(names[count] ?? '', path.join(folder, String(count)));
  await migrateDatabase(url, upTo(1));
  await database.query(SEED, [ROWS]);

  // With the connections and the time limits that requests of the product have.
  const { database: requests, close } = connectDatabase(url, {
    poolSize: 6,
    onLost: () => undefined,
    timeouts: requestTimeouts(2_000),
  });
  const statements = [...WRITES, ...(await readsOfAllTables(requests))];
  const failures: string[] = [];
  let turn = 0;
  const load = keepSending(6, async () => {
    try {
      await requests.execute(statements[turn++ % statements.length] ?? '');
      return 200;
    } catch (error) {
      failures.push(error instanceof Error ? `${error.message}: ${(error.cause as Error | undefined)?.message}` : '');
      return 503;
    }
  });
  let slowest = 0;
  try {
    for (let count = 2; count <= names.length; count += 1) {
      await untilAcknowledged(load, statements.length);
      const began = performance.now();
      await migrateDatabase(url, upTo(count));
      slowest = Math.max(slowest, performance.now() - began);
      await migrateDatabase(url, upTo(count));
      // From now on that version runs too, together with all earlier ones.
      statements.push(...(await readsOfAllTables(requests)));
    }
    await untilAcknowledged(load, statements.length);
    const server = await startServer();
    const people = createSignUps(() => server.url);
    const signUps = keepSending(2, () => people.send());
    await Promise.all([untilAcknowledged(signUps, 3), untilAcknowledged(load, statements.length)]);
    await Promise.all([signUps.stop(), load.stop()]);
    rules.expect(failures.length === 0, `no statement fails (${failures.length} did, the first: ${failures[0]})`);
    return {
      requests: load.requests() + signUps.requests(),
      acknowledged: load.acknowledged() + signUps.acknowledged(),
      lost: (await findLostSignUps(database, people.acknowledged)).length,
      recoverySeconds: null,
      unmet: rules.unmet,
      note: `${names.length - 1} migrations, the slowest took ${slowest.toFixed(0)} ms, each ran twice`,
    };
  } finally {
    await load.stop();
    await close();
  }
}

/** What every version since the first writes, with the columns that the first knew. */
const WRITES = [
  `insert into rate_limits (key, used, resets_at) values ('faults', 1, now())
   on conflict (key) do update set used = rate_limits.used + 1`,
  `with organization as (insert into organizations (name) values ('Old & Co') returning id)
   insert into users (organization_id, role, first_name, last_name, email)
   select id, 'ORG_ADMIN', 'Lou', 'Durand', gen_random_uuid() || '@example.org' from organization`,
  `insert into websites (organization_id, domain, status)
   select id, gen_random_uuid() || '.example', 'ACTIVE' from organizations limit 1`,
  `insert into mail_outbox (recipient, template, language, params, skipped_at) values ('x@example.org', 'none', 'en', '{}', now())`,
  `update websites set expires_at = now() where id = (select id from websites limit 1)`,
];

/** One statement per table, with today's columns: that version's code selects exactly these. */
async function readsOfAllTables(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ read: string }>(sql`
    select format('select %s from %I limit 1', string_agg(format('%I', column_name), ', '), table_name) as read
    from information_schema.columns where table_schema = 'public' group by table_name
  `);
  return rows.map(({ read }) => read);
}

const SEED = `with organization as (insert into organizations (name) values ('Many') returning id)
  insert into websites (organization_id, domain, status)
  select id, 'site-' || n || '.example', 'ACTIVE' from organization, generate_series(1, $1::int) n`;
