import { calls, type ListedWebsite } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
let admin: TestClient;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
});
afterAll(() => product.stop());

const listed = async ({ id }: WidgetWebsite, client = admin): Promise<ListedWebsite | undefined> =>
  (await client.call(calls.listWebsites, {})).body.find((website) => website.id === id);
const thisMonth = () => new Date().toISOString().slice(0, 7);

it('lists a website whose widget was never seen as such, with months of no visits', async () => {
  const fresh = await insertWidgetWebsite(product, admin);
  expect(await listed(fresh)).toMatchObject({
    widgetSeenAt: null,
    visits: { month: thisMonth(), counts: [0, 0, 0, 0, 0, 0] },
  });
});

it('lists when the widget was seen and the visits of six months, oldest first, each website its own', async () => {
  const [busy, other] = [await insertWidgetWebsite(product, admin), await insertWidgetWebsite(product, admin)];
  const month = (ago: number) => `date_trunc('month', now() at time zone 'utc') - interval '${ago} months'`;
  await product.pool.query(
    `insert into visits values ($1, ${month(6)}, 99), ($1, ${month(5)}, 5), ($1, ${month(2)}, 7), ($1, ${month(0)}, 3)`,
    [busy.id],
  );
  const origin = `https://${busy.domain}`;
  await fetch(`${product.url}/widget/visits/${busy.uniqueId}`, { method: 'POST', headers: { origin } });
  const { widgetSeenAt } = (await listed(busy)) ?? {};
  expect(Date.parse(widgetSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect((await listed(busy))?.visits).toEqual({ month: thisMonth(), counts: [5, 0, 0, 7, 0, 4] });
  expect(await listed(other)).toMatchObject({ widgetSeenAt: null, visits: { counts: [0, 0, 0, 0, 0, 0] } });
  expect(await listed(busy, (await signedInPerson(product)).client)).toBeUndefined();
});
