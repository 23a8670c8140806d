import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

/** Runs one statement, on whatever connection the caller has. */
type Execute = (statement: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Throws unless the database answers. */
export async function tryRead(execute: Execute): Promise<void> {
  await execute('select 1');
}

/**
 * Throws unless the database takes writes. Writes one row, always the same; the clean-up deletes it like any expired
 * limit.
 */
export async function tryWrite(execute: Execute): Promise<void> {
  await execute(`
    insert into rate_limits (key, used, resets_at) values ('readyz', 0, now())
    on conflict (key) do update set resets_at = now()`);
}

const TABLES = [
  ...Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : [])),
  'graphile_worker.jobs',
];

/** Throws unless every table of this release is there and may be read. It locks none, so no migration delays it. */
export async function tryTables(execute: Execute): Promise<void> {
  const { rows } = await execute(`
    select name, to_regclass(name) is null as "isMissing" from unnest('{${TABLES.join(',')}}'::text[]) as name
    where not coalesce(has_table_privilege(to_regclass(name), 'select'), false) order by 2 desc, 1`);
  if (rows.length > 0) throw new TablesError(rows as UnusableTable[]);
}

interface UnusableTable {
  readonly name: string;
  readonly isMissing: boolean;
}

/** With the code that PostgreSQL gives such an error. */
export class TablesError extends Error {
  override readonly name = 'TablesError';
  readonly code: '42P01' | '42501';
  readonly tables: readonly string[];

  constructor(unusable: readonly UnusableTable[]) {
    const missing = unusable.filter(({ isMissing }) => isMissing);
    const tables = (missing.length > 0 ? missing : unusable).map(({ name }) => name);
    super(`tables that are missing or may not be read: ${tables.join(', ')}`);
    this.code = missing.length > 0 ? '42P01' : '42501';
    this.tables = tables;
  }
}
