import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';

export interface Migration {
  readonly tag: string;
  readonly when: number;
}

/** The newest migration that this code brings along. */
export function newestMigration(migrationsFolder: string): Migration {
  const journal: { entries: Migration[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries.reduce((newest, each) => (each.when > newest.when ? each : newest));
}

/** When each migration that a database has was made; none in a new one. */
export async function appliedMigrations(client: ClientBase): Promise<number[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ when: string }>('select created_at as when from drizzle.__drizzle_migrations');
  return rows.map(({ when }) => Number(when));
}
