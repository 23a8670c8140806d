import { type OnLost, Pool } from '@evenway/database-connections';
import type pg from 'pg';
import { isDatabaseUnavailable } from '../database/failure-kinds.ts';

/** A serialization failure, which graphile-worker retries with increasing delays, starting at 50 ms. */
const REPEAT_CODE = '40001';

/**
 * Connections for the job runners. graphile-worker does not await recording the end of a job, so a failure there would
 * be an unhandled rejection and end the process. Failures that mean "the database is away" get a code that it retries
 * instead.
 */
export function createJobPool(url: string, size: number, onLost: OnLost): Pool {
  const pool = new JobPool({ connectionString: url, max: size, application_name: 'evenway-jobs' }, onLost);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(...args: unknown[]): unknown {
        const result = query(...args);
        return result instanceof Promise ? result.catch(throwRepeatable) : result;
      },
    });
  });
  return pool;
}

class JobPool extends Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): unknown {
    return callback ? super.connect(callback) : super.connect().catch(throwRepeatable);
  }
}

function throwRepeatable(error: unknown): never {
  if (!isDatabaseUnavailable(error)) throw error;
  throw Object.assign(new Error((error as Error).message, { cause: error }), { code: REPEAT_CODE });
}
