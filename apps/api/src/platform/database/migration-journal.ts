import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

export interface Migration {
  readonly tag: string;
  readonly when: number;
}

/** The migrations that this code brings along, oldest first. */
export function readMigrations(migrationsFolder: string): Migration[] {
  const journal: { entries: Migration[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries.toSorted((one, other) => one.when - other.when);
}

export function newestMigration(migrationsFolder: string): Migration {
  const newest = readMigrations(migrationsFolder).at(-1);
  if (!newest) throw new Error(`${migrationsFolder} has no migrations`);
  return newest;
}

/** When each migration that a database has was made, oldest first; none in a new one. */
export async function appliedMigrations(client: ClientBase): Promise<number[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ when: string }>(
    'select created_at as when from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ when }) => Number(when));
}
