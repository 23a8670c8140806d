import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What a repository works on: the database itself, or a transaction in it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface DatabaseConnection {
  readonly database: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Every wait is bounded, so that a database that hangs makes requests fail instead of piling up. */
const TIMEOUTS = { connect: 2_000, statement: 5_000, answer: 6_000, lock: 4_000, idleInTransaction: 10_000 } as const;

export function connectDatabase(
  url: string,
  options: { poolSize: number; onError: (error: Error) => void },
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    application_name: 'evenway-api',
    connectionTimeoutMillis: TIMEOUTS.connect,
    statement_timeout: TIMEOUTS.statement,
    query_timeout: TIMEOUTS.answer,
    lock_timeout: TIMEOUTS.lock,
    idle_in_transaction_session_timeout: TIMEOUTS.idleInTransaction,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', options.onError);
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
