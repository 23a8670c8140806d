import { getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { BATCH_SIZE, cleanUp, outdated } from './clean-up.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** The audit trail is deleted by a function of the owner, which returns a number. */
const ONE_ANSWER = 1;

it('deletes what has served its purpose in batches, payment events too, and keeps the rest', async () => {
  const { pool, platform } = product;
  const many = 2 * BATCH_SIZE + 1;
  await pool.query(
    `insert into payment_events (id, type, received_at)
     select 'evt_' || n, 'invoice.paid', now() - interval '31 days' from generate_series(1, $1) n`,
    [many],
  );
  await pool.query("insert into payment_events (id, type) values ('evt_fresh', 'invoice.paid')");
  await pool.query(
    `insert into rate_limits (key, used, resets_at) values ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 hour')`,
  );
  const deleted: number[] = [];
  const counting = new Proxy(platform.database, {
    get: (database, name) =>
      name === 'execute'
        ? async (query: SQL) => {
            const result = await database.execute(query);
            deleted.push(result.rowCount ?? 0);
            return result;
          }
        : Reflect.get(database, name),
  });
  await cleanUp(counting);
  expect(deleted.filter((rows) => rows > 0)).toEqual([1, BATCH_SIZE, BATCH_SIZE, 1, ONE_ANSWER, ONE_ANSWER]);
  const { rows } = await pool.query(
    "select id from payment_events union all select key from rate_limits where key in ('old', 'new')",
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(['evt_fresh', 'new']);
});

it.each(outdated.map(({ table, condition }) => [getTableName(table), table, condition] as const))(
  'finds what is outdated among %s by an index',
  async (_, table, condition) => {
    const plan = await product.platform.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql`explain select ctid from ${table} where ${condition} limit ${BATCH_SIZE}`);
      return JSON.stringify(rows);
    });
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
  },
);
