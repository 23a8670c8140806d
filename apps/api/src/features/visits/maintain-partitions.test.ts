import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { maintainPartitions } from './maintain-partitions.ts';

const KEPT = 25;

let product: TestProduct;
let admin: TestClient;
let website: WidgetWebsite;
beforeAll(async () => {
  product = await startTestProduct();
  ({ client: admin } = await signedInPerson(product));
  website = await insertWidgetWebsite(product, admin);
});
afterAll(() => product.stop());

const THIS_MONTH = `date_trunc('month', now() at time zone 'utc')::date`;
/** As partitions are named; `ahead` may be negative. */
const monthName = async (ahead: number): Promise<string> => {
  const { rows } = await product.pool.query(
    `select to_char(${THIS_MONTH} + make_interval(months => $1), 'YYYY_MM') as name`,
    [ahead],
  );
  return rows[0].name;
};
const partitions = async (parent: string): Promise<string[]> => {
  const { rows } = await product.pool.query(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
    [parent],
  );
  return rows.map(({ name }) => name);
};
const visit = () =>
  fetch(`${product.url}/widget/visits/${website.uniqueId}`, {
    method: 'POST',
    headers: { origin: `https://${website.domain}` },
  });
/** The tables that contain the visits of this month. */
const keptIn = async () => {
  const { rows } = await product.pool.query(
    `select tableoid::regclass::text as table, count::int from visits where website_id = $1 and month = ${THIS_MONTH}`,
    [website.id],
  );
  return rows;
};

describe('months of visits and uses', () => {
  it('have a table each, made ahead', async () => {
    await visit();
    const now = await monthName(0);
    expect(await keptIn()).toEqual([{ table: `visits_${now}`, count: 1 }]);
    const last = await monthName(3);
    await product.pool.query(`drop table visits_${last}, feature_uses_${last}`);
    await maintainPartitions(product.platform.database, KEPT);
    for (const parent of ['visits', 'feature_uses'])
      expect(await partitions(parent)).toEqual([
        ...(await Promise.all([0, 1, 2, 3].map(async (ahead) => `${parent}_${await monthName(ahead)}`))),
        `${parent}_default`,
      ]);
  });

  it('lose no visit when a month has begun without one, and leave that month where it began', async () => {
    const now = await monthName(0);
    await product.pool.query(`drop table visits_${now}`);
    expect((await visit()).status).toBe(204);
    await maintainPartitions(product.platform.database, KEPT);
    expect((await visit()).status).toBe(204);
    expect(await keptIn()).toEqual([{ table: 'visits_default', count: 2 }]);
    const { body } = await admin.call(calls.getWidgetUsage, { params: website.params });
    expect(body.visits).toBe(2);
  });

  it('go when they are no longer kept: whole tables, and rows that share one with later months', async () => {
    const [oldest, tooOld] = [1 - KEPT, -KEPT];
    const name = await monthName(tooOld - 1);
    await product.pool.query(
      `create table visits_${name} partition of visits
       for values from ('${name.replace('_', '-')}-01') to ('${(await monthName(tooOld)).replace('_', '-')}-01')`,
    );
    for (const ahead of [tooOld - 1, tooOld, oldest, -11]) {
      const month = `${THIS_MONTH} + make_interval(months => ${ahead})`;
      await product.pool.query(`insert into visits values ($1, ${month}, 5)`, [website.id]);
      await product.pool.query(`insert into feature_uses values ($1, ${month}, 'links', 5)`, [website.id]);
      await product.pool.query(`insert into visit_notices values ($1, ${month}, 80)`, [website.id]);
    }
    await maintainPartitions(product.platform.database, KEPT);
    expect(await partitions('visits')).not.toContain(`visits_${name}`);
    const kept = await Promise.all([oldest, -11].map(monthName));
    for (const table of ['visits', 'feature_uses', 'visit_notices']) {
      const { rows } = await product.pool.query(
        `select to_char(month, 'YYYY_MM') as month from ${table} where month < ${THIS_MONTH} order by 1`,
      );
      expect(rows.map(({ month }) => month)).toEqual(kept);
    }
  });

  it('13.2.2: that owners are shown cannot be dropped by a server', async () => {
    const { database } = product.platform;
    for (const ask of ['drop_month_partitions(11)', 'drop_month_partitions(null)', 'make_month_partitions(1000)'])
      await expect(database.execute(`select ${ask}`), ask).rejects.toThrow();
    await expect(database.execute('drop table visits_default')).rejects.toThrow();
  });
});
