import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

it('Z08: statements and unknown files that wait for the database keep no widget from anyone', async () => {
  const { uniqueId } = await insertWidgetWebsite(product, (await signedInPerson(product)).client);
  const holder = await product.pool.connect();
  await holder.query('begin');
  await holder.query('lock table widget_parts, statements in access exclusive mode');
  let pending = 4;
  const others = [
    '/widget/parts/one.js',
    '/widget/parts/two.js',
    `/statement/${'a'.repeat(40)}`,
    `/statement/${'b'.repeat(40)}`,
  ].map((path) =>
    fetch(`${product.url}${path}`).finally(() => {
      pending -= 1;
    }),
  );
  // Other files wait for locks in other databases of the same server.
  const locked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await waitFor(
    async () => (await product.pool.query(locked)).rowCount === others.length || undefined,
    'the others to wait for the tables',
  );
  const config = await fetch(`${product.url}/widget/config/${uniqueId}.json`);
  expect(await config.json()).not.toEqual({ live: false });
  expect(pending, 'the others still wait').toBe(4);
  await holder.query('rollback');
  holder.release();
  for (const answer of await Promise.all(others)) expect(answer.status).toBe(404);
});

it('Z08: a file that nobody published is asked for once', async () => {
  const ask = async (path: string) => expect((await fetch(`${product.url}/widget/parts/${path}`)).status).toBe(404);
  await ask('missing.js');
  const holder = await product.pool.connect();
  await holder.query('begin');
  await holder.query('lock table widget_parts in access exclusive mode');
  // Answered although nobody can read the table.
  await ask('missing.js');
  await ask('no-such-ending.exe');
  await holder.query('rollback');
  holder.release();
});
