import { CHECKS_KEPT_DAYS, retention } from '@evenway/contract';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
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

it('keeps findings as long as their website, but those that are gone for two years after they were last seen', async () => {
  const { pool, platform } = product;
  const website = await insertWidgetWebsite(product, (await signedInPerson(product)).client);
  const add = (change: string, age: string) =>
    pool.query(
      `insert into accessibility_findings (website_id, fingerprint, rule, impact, pages, count, snippet, status, theme, change, changed_in, first_seen_at, last_seen_at)
       values ($1, $2, 'image-alt', 'critical', '[]', 1, '<img>', 'ignored', 'device', $3, gen_random_uuid(), now() - interval '9 years', now() - $4::interval)`,
      [website.id, `${change}, ${age}`, change, age],
    );
  const before = `${CHECKS_KEPT_DAYS} days -1 minute`;
  const after = `${CHECKS_KEPT_DAYS} days 1 minute`;
  for (const change of ['new', 'still', 'back', 'gone'])
    for (const age of [before, after, '8 years']) await add(change, age);
  await cleanUp(platform.database);
  const { rows } = await pool.query('select fingerprint from accessibility_findings where website_id = $1', [
    website.id,
  ]);
  const kept = ['new', 'still', 'back'].flatMap((change) =>
    [before, after, '8 years'].map((age) => `${change}, ${age}`),
  );
  expect(rows.map(({ fingerprint }) => fingerprint).sort()).toEqual([...kept, `gone, ${before}`].sort());
  // What docs/retention.md and the privacy policy promise.
  expect(retention.checks.howLong).toContain(`those that are gone ${CHECKS_KEPT_DAYS} days`);
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
