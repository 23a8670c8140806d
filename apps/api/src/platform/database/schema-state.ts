import type { ClientBase } from 'pg';
import { readMigrations } from './migration-journal.ts';

export const EARLIER_DATA = 'This data was made before the first release, and this version cannot use it.';

/**
 * How the schema of a database relates to this code. `earlier-data`: from before the first migration of this code,
 * which then cannot continue from there. `older`: migrations are missing. `newer`: a later release has migrated it,
 * which one release back still works with, since migrations only add.
 */
export type SchemaState =
  | { readonly kind: 'earlier-data' | 'current' }
  | { readonly kind: 'older'; readonly missing: number }
  | { readonly kind: 'newer'; readonly unknown: number };

/** As the migrations themselves decide: whatever is newer than the last one applied is missing. */
export function compareSchema(applied: readonly number[], migrationsFolder: string): SchemaState {
  const known = readMigrations(migrationsFolder).map(({ when }) => when);
  const [first = 0] = known;
  if (applied.some((when) => when < first)) return { kind: 'earlier-data' };
  const last = Math.max(0, ...applied);
  const missing = known.filter((when) => when > last).length;
  if (missing > 0) return { kind: 'older', missing };
  const newest = Math.max(...known);
  const unknown = applied.filter((when) => when > newest).length;
  return unknown > 0 ? { kind: 'newer', unknown } : { kind: 'current' };
}

export interface ServedSchema {
  readonly state: SchemaState;
  /** Whether the owner has granted this role its rights. */
  readonly hasRights: boolean;
}

/** No such function, table or right: the schema is too old. */
const MISSING_CODES = ['42883', '42P01', '42501', '3F000'];

/** For a role that need not be the owner, and so may not read the journal of migrations. */
export async function readServedSchema(client: ClientBase, migrationsFolder: string): Promise<ServedSchema> {
  try {
    const { rows } = await client.query<{ newest: string | null; hasRights: boolean }>(
      `select newest_migration() as newest, has_table_privilege('widget_parts', 'insert') as "hasRights"`,
    );
    const { newest = null, hasRights = false } = rows[0] ?? {};
    return { state: compareSchema(newest === null ? [] : [Number(newest)], migrationsFolder), hasRights };
  } catch (error) {
    if (!MISSING_CODES.includes((error as { code?: string }).code ?? '')) throw error;
    return { state: compareSchema([], migrationsFolder), hasRights: false };
  }
}

/** `userMessage` is all that an operator needs to read. */
export class EarlierDataError extends Error {
  override readonly name = 'EarlierDataError';
  readonly userMessage =
    `${EARLIER_DATA} It was not changed.\nTo start empty, run npm run reset (data on this machine) or name a new database in DATABASE_URL. To keep the data, use the code that made it.`;
}
