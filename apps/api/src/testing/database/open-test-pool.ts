import pg from 'pg';

/**
 * A test's own connections to its database. Ending a pool does not wait for PostgreSQL, so dropping the database may
 * terminate a connection that is closing already, which must not fail a test.
 */
export function openTestPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 2, ...config });
  pool.on('error', (error) => {
    if (!pool.ending) throw error;
  });
  return pool;
}
