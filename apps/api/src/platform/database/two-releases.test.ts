import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { migrationNames, migrationsBefore } from '../../testing/database/migration-folders.ts';
import { migrateDatabase } from './migrate.ts';

interface Recorded {
  readonly migration: string;
  readonly statements: readonly string[];
}

/** What servers of the previous release send, recorded by `npm run release`; null before the first release. */
const file = join(migrationsFolder, 'previous-release.json');
const previous: Recorded | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** The parameter and result types of a statement, or why it cannot be planned. */
async function understand(client: Client, statement: string): Promise<string> {
  try {
    await client.query(`prepare tried as ${statement}`);
    const { rows } = await client.query(
      `select parameter_types::text, result_types::text from pg_prepared_statements where name = 'tried'`,
    );
    await client.query('deallocate tried');
    return JSON.stringify(rows[0]);
  } catch (error) {
    return (error as Error).message;
  }
}

const COLUMNS = `
  select table_name || '.' || column_name as name, data_type as type, is_nullable = 'YES' as nullable,
    column_default is not null as "hasDefault"
  from information_schema.columns where table_schema = 'public'`;
/** Only the partitioned tables: partitions inherit their constraints. */
const CONSTRAINTS = `
  select conrelid::regclass || ' ' || pg_get_constraintdef(pg_constraint.oid) as rule
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x', 'p') and not relispartition`;

describe.runIf(previous)('servers of the release before, on the schema of this one', () => {
  const { migration, statements: recorded } = previous ?? { migration: '', statements: [] };
  const [next] = migrationNames().slice(migrationNames().indexOf(migration) + 1);
  const suffix = randomBytes(4).toString('hex');
  const names = { before: `before_${suffix}`, now: `now_${suffix}` };
  let folder: string;
  let before: Client;
  let now: Client;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenway-migrations-'));
    await createDatabase(inject('databaseUrl'), names.before);
    const earlier = next === undefined ? migrationsFolder : migrationsBefore(next, folder);
    await migrateDatabase(databaseUrl(inject('databaseUrl'), names.before), earlier);
    await createDatabase(inject('databaseUrl'), names.now, inject('templateDatabase'));
    const connect = async (name: string) => {
      const client = new Client({ connectionString: databaseUrl(inject('databaseUrl'), name) });
      await client.connect();
      return client;
    };
    [before, now] = [await connect(names.before), await connect(names.now)];
  });
  afterAll(async () => {
    for (const client of [before, now]) await client.end();
    for (const name of Object.values(names)) await dropDatabase(inject('databaseUrl'), name);
    rmSync(folder, { recursive: true, force: true });
  });

  it('can still send every statement they send, with the same types', async () => {
    const statements: string[] = [];
    for (const statement of recorded) {
      const understood = await understand(before, statement);
      // Some tests deliberately send invalid statements.
      if (!understood.startsWith('{')) continue;
      statements.push(statement);
      expect([statement, await understand(now, statement)]).toEqual([statement, understood]);
    }
    expect(statements.length).toBeGreaterThan(100);
  });

  it('find every column, and none that they would have to fill', async () => {
    const [old, present] = [(await before.query(COLUMNS)).rows, (await now.query(COLUMNS)).rows];
    const tables = new Set(old.map(({ name }) => name.split('.')[0]));
    for (const column of old) {
      const same = present.find(({ name }) => name === column.name);
      expect([column.name, same?.type]).toEqual([column.name, column.type]);
      if (column.nullable) expect([column.name, same.nullable]).toEqual([column.name, true]);
      if (column.hasDefault) expect([column.name, same.hasDefault]).toEqual([column.name, true]);
    }
    const added = present.filter(
      ({ name }) => tables.has(name.split('.')[0]) && !old.some((column) => column.name === name),
    );
    for (const { name, nullable, hasDefault } of added) expect([name, nullable || hasDefault]).toEqual([name, true]);
  });

  it('meet no rule that they do not know', async () => {
    const rules = async (client: Client) => (await client.query(CONSTRAINTS)).rows.map(({ rule }) => rule as string);
    const old = await rules(before);
    const tables = new Set(old.map((rule) => rule.split(' ')[0]));
    const added = (await rules(now)).filter((rule) => tables.has(rule.split(' ')[0]) && !old.includes(rule));
    // Constraints that old rows and old statements satisfy in any case are listed here, with the reason.
    expect(added).toEqual([]);
  });
});
