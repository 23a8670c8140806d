import { setTimeout } from 'node:timers/promises';
import { Client, Pool } from '@evenway/database-connections';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { isLockTimeout } from './failure-kinds.ts';
import { appliedMigrations } from './migration-journal.ts';
import { compareSchema, EarlierDataError } from './schema-state.ts';
import { grantToServer } from './server-role.ts';

/** Arbitrary, but must be the same in every version of the server. */
const LOCK_KEY = 7_305_114;
/**
 * A migration that waits for a table lock blocks every request queued behind it. It gives up well before they do, lets
 * them pass, and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 500;
const PATIENCE_MS = 30_000;

interface MigrationOptions {
  /** The role that servers use; if it owns the tables, it needs no grants. */
  readonly serverUrl?: string;
  readonly patienceMs?: number;
  /** Called if the database is newer than the code. */
  readonly say?: (line: string) => void;
}

interface Migrated {
  readonly applied: number;
  /** Whether the database was empty. */
  readonly isNew: boolean;
}

/**
 * Migrates the schema to the latest version, as its owner. Processes that start together take turns; the later ones
 * find nothing to do.
 */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  { serverUrl = url, patienceMs = PATIENCE_MS, say = () => undefined }: MigrationOptions = {},
): Promise<Migrated> {
  // Not loaded before the environment is read: it looks for the home directory at once.
  const { runMigrations } = await import('graphile-worker');
  const pool = new Pool({
    connectionString: url,
    application_name: 'evenway-migrations',
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  const client = await pool.connect();
  try {
    // Waits for its turn without a limit.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query('reset lock_timeout');
    const before = await appliedMigrations(client);
    if (compareSchema(before, migrationsFolder).kind === 'earlier-data') throw new EarlierDataError();
    await repeatWhileLocked(async () => {
      // Before our own migrations, by which other processes recognize that the schema is complete.
      await runMigrations({ pgPool: pool });
      await migrate(drizzle(client), { migrationsFolder });
      if (serverUrl !== url) await grantToServer(client, await roleOf(serverUrl));
    }, patienceMs);
    const after = await appliedMigrations(client);
    const state = compareSchema(after, migrationsFolder);
    if (state.kind === 'newer') sayWhatIsUnknown(state.unknown, say);
    return { applied: after.length - before.length, isNew: before.length === 0 };
  } finally {
    // Closed instead of returned to the pool, because closing releases the lock.
    client.release(true);
    await pool.end();
  }
}

export const describeMigrations = ({ applied }: Pick<Migrated, 'applied'>): string =>
  applied === 0 ? 'The database is up to date.' : `Applied ${applied} migration${applied === 1 ? '' : 's'}.`;

function sayWhatIsUnknown(changes: number, say: (line: string) => void): void {
  const which = changes === 1 ? 'a change' : `${changes} changes`;
  say(`Warning: this code is older than its database, which has ${which} that it does not know. Update the code.`);
}

/** Repeating is safe: the work of an interrupted attempt was rolled back, or is recognized as done. */
async function repeatWhileLocked(attempt: () => Promise<void>, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Queried, because the URL does not always contain the role. */
async function roleOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url, application_name: 'evenway-migrations' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}
