import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { HOT_TABLES, tablesWithoutWebsite } from './website-key.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('tables that grow with visitors', () => {
  it('are keyed by website first', async () => {
    const { rows } = await product.pool.query(
      `select relname as table, attname as first from pg_index
       join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = indkey[0]
       where indisprimary and relname = any($1)`,
      [HOT_TABLES],
    );
    expect(rows.map(({ table }) => table).sort()).toEqual([...HOT_TABLES].sort());
    expect(rows.every(({ first }) => first === 'website_id')).toBe(true);
  });

  it.each([
    ['select count from visits where month = $1', ['visits']],
    ['select v.count from visits v join websites w on w.organization_id = $1', ['visits']],
    ['update "widget_configs" set "config" = $1', ['widget_configs']],
    ['delete from feature_uses where month < $1', ['feature_uses']],
    ['insert into visits (month, count) values ($1, $2)', ['visits']],
    ['insert into visits (website_id, month) values ($1, $2) on conflict (website_id, month) do nothing', []],
    ['select from visits v join websites w on w.id = v.website_id', []],
    ['select * from "widget_configs" where "widget_configs"."website_id" = $1', []],
    ['delete from "visits" where website_id = any($1::uuid[]) and month < $2', []],
    ['select from visits where month < $1 /* of all websites */', []],
    ['select from visits_of_others', []],
  ])('%s: without the website are %j', (statement, without) => {
    expect(tablesWithoutWebsite(statement)).toEqual(without);
  });

  it('cannot be asked by a server without naming the website', async () => {
    await expect(product.platform.database.execute(sql`select from visits where month = now()`)).rejects.toThrow();
    await product.platform.database.execute(sql`select from visits where website_id = gen_random_uuid()`);
  });
});
