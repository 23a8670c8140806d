import type { OnLost } from '@evenway/database-connections';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { CountingPool } from './counting-pool.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What a repository works on: the database itself, or a transaction in it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface DatabaseConnection {
  readonly database: Database;
  readonly pool: CountingPool;
  close(): Promise<void>;
}

interface Timeouts {
  readonly connect: number;
  readonly statement: number;
  readonly answer: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/** Every wait is bounded, so that requests fail instead of piling up when the database hangs. */
export const requestTimeouts = (ms: number): Timeouts => ({
  connect: ms,
  statement: ms,
  answer: ms * 1.25,
  lock: ms * 0.75,
  idleInTransaction: 5 * ms,
});

/** Nobody waits for a job, so these only end hanging ones. */
export const JOB_TIMEOUTS: Timeouts = {
  connect: 10_000,
  statement: 60_000,
  answer: 65_000,
  lock: 10_000,
  idleInTransaction: 60_000,
};

interface ConnectionOptions {
  readonly poolSize: number;
  readonly onLost: OnLost;
  readonly name?: string;
  readonly timeouts: Timeouts;
  /**
   * Behind a pooler in transaction mode, which refuses session settings because they would be lost with the
   * transaction.
   */
  readonly isPooled?: boolean;
}

export function connectDatabase(url: string, options: ConnectionOptions): DatabaseConnection {
  const { timeouts } = options;
  const config = {
    connectionString: url,
    max: options.poolSize,
    application_name: options.name ?? 'evenway-api',
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.answer,
    // Behind a pooler, these belong in the pooler's configuration (docs/operations.md).
    ...(!options.isPooled && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
  };
  const pool = new CountingPool(config, options.onLost);
  const database: Database = drizzle(pool, { schema });
  if (options.isPooled) pooled.add(database);
  return { database, pool, close: () => pool.end() };
}

const pooled = new WeakSet<Database>();

/** Whether prepared statements survive until the next transaction on a connection. */
export const keepsStatements = (database: Database): boolean => !pooled.has(database);
