import pg from 'pg';

/**
 * A test's own way to its database. The end of a pool does not wait until PostgreSQL has heard of it, so that dropping the
 * database may end a connection that is closing already: nothing that a test should fail by.
 */
export function openTestPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 2, ...config });
  pool.on('error', (error) => {
    if (!pool.ending) throw error;
  });
  return pool;
}
