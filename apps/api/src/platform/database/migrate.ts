import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { isLockTimeout } from './failure-kinds.ts';
import { proveMonthBound } from './prove-month-bound.ts';
import { grantToServer } from './server-role.ts';

/** Any constant works, as long as every version of the server uses the same. */
const LOCK_KEY = 7_305_114;
/**
 * A migration that waits for a table holds up every request behind it. It gives up long before those do, lets them pass,
 * and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 500;
const PATIENCE_MS = 30_000;

interface MigrationOptions {
  /** As whom servers work on the tables; nothing is granted to the owner itself. */
  readonly serverUrl?: string;
  readonly patienceMs?: number;
}

/** Brings the schema up to date, as its owner. Processes that start together take turns; the later ones find nothing left to do. */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  { serverUrl = url, patienceMs = PATIENCE_MS }: MigrationOptions = {},
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'evenway-migrations',
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  // A connection that is lost fails the statement that needs it; nobody has to hear of it twice.
  pool.on('error', () => undefined);
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  const client = await pool.connect();
  try {
    // For its turn it waits as long as it takes.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query('reset lock_timeout');
    await repeatWhileLocked(async () => {
      // Before ours, by which other processes tell that all is up to date.
      await runMigrations({ pgPool: pool });
      await proveMonthBound(client);
      await migrate(drizzle(client), { migrationsFolder });
      if (serverUrl !== url) await grantToServer(client, await roleOf(serverUrl));
    }, patienceMs);
  } finally {
    // Closed rather than returned: the lock goes with the connection.
    client.release(true);
    await pool.end();
  }
}

/** What an attempt had done before it met a lock is undone or found done by the next. */
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

/** Asked rather than read from the address, which need not name it. */
async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'evenway-migrations' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}
