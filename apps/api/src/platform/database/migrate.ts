import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Any constant works, as long as every version of the server uses the same. */
const LOCK_KEY = 7_305_114;
/** A migration that cannot get its lock gives up instead of holding up the traffic behind it. */
const LOCK_TIMEOUT = '10s';

/** Brings the schema up to date. Processes that start together take turns; the later ones find nothing left to do. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'evenway-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await migrate(drizzle(client), { migrationsFolder });
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
