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
const TIMEOUTS = { connect: 2_000, statement: 2_000, answer: 2_500, lock: 1_500, idleInTransaction: 10_000 } as const;

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
  // Without listeners a lost connection would end the process, whether it was idle or in a transaction.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
