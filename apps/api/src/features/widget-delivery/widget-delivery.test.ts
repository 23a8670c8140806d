import { calls, WIDGET_DEFAULTS } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../testing/people.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestProduct, type TestProduct, waitFor } from '../../testing/test-product.ts';

let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
let admin: TestClient;
let count = 0;
beforeAll(async () => {
  product = await startTestProduct();
  second = await product.another();
  admin = (await signedInPerson(product)).client;
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

/** A website in a certain state, and the public id of its widget. */
async function website(
  status: string | null,
  expires = "now() + interval '10 days'",
): Promise<{ id: string; uniqueId: string; domain: string }> {
  count += 1;
  const { orgId } = (await admin.call(calls.getSessionUser, {})).body;
  const { rows } = await product.pool.query(
    `insert into websites (organization_id, domain, status, expires_at) values ($1, $2, $3, ${expires}) returning id, unique_id, domain`,
    [orgId, `site-${count}.example`, status],
  );
  return { id: rows[0].id, uniqueId: rows[0].unique_id, domain: rows[0].domain };
}
const config = (uniqueId: string, url = product.url, headers: Record<string, string> = {}) =>
  fetch(`${url}/widget/config/${uniqueId}.json`, { headers });
const isLive = async (uniqueId: string, url?: string) =>
  ((await (await config(uniqueId, url)).json()) as { live: boolean }).live;

describe('the configuration of a widget', () => {
  it('W23: is there for a live website, and the same nothing for every other one', async () => {
    const states: [string | null, string, boolean][] = [
      ['ACTIVE', "now() + interval '10 days'", true],
      ['CANCELLED', "now() + interval '1 day'", true],
      ['CANCELLED', "now() - interval '1 day'", false],
      ['NOT_PAID', "now() - interval '6 days'", true],
      ['NOT_PAID', "now() - interval '8 days'", false],
      ['INACTIVE', "now() + interval '1 day'", false],
      [null, 'null', false],
    ];
    const nothing = await (await config('0'.repeat(32))).text();
    expect(nothing).toBe('{"live":false}');
    for (const [status, expires, expected] of states) {
      const { uniqueId } = await website(status, expires);
      expect(await isLive(uniqueId), `${status} ${expires}`).toBe(expected);
      if (!expected) expect(await (await config(uniqueId)).text()).toBe(nothing);
    }
    for (const odd of ['x', '%00', 'a'.repeat(500), '..%2F..', "' OR 1=1--"]) {
      const answer = await config(odd);
      expect([200, 404, 414], odd).toContain(answer.status);
      if (answer.status === 200) expect(await answer.text()).toBe(nothing);
    }
  });

  it('X35, W03: is readable from everywhere, cached shortly, and the same whoever asks', async () => {
    const { uniqueId, domain } = await website('ACTIVE');
    const answer = await config(uniqueId, product.url, {
      origin: 'https://shop.example',
      cookie: 'a=b',
      'x-forwarded-host': 'evil.example',
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toEqual({ live: true, domain });
    const etag = answer.headers.get('etag') ?? '';
    expect((await config(uniqueId, product.url, { 'if-none-match': etag })).status).toBe(304);
    expect(await (await config(`${uniqueId}`, second.url)).json()).toEqual({ live: true, domain });
    const withJunk = await fetch(`${product.url}/widget/config/${uniqueId}.json?v=1&utm=%00${'x'.repeat(5_000)}`);
    expect([await withJunk.json(), withJunk.headers.get('etag')]).toEqual([{ live: true, domain }, etag]);
  });

  it('has the methods of a file, and tells other pages so', async () => {
    const { uniqueId } = await website('ACTIVE');
    const address = `${product.url}/widget/config/${uniqueId}.json`;
    const [whole, head] = [await fetch(address), await fetch(address, { method: 'HEAD' })];
    expect(head.headers.get('content-length')).toBe(String((await whole.text()).length));
    expect(await head.text()).toBe('');
    for (const [path, methods] of [
      ['config', 'GET, HEAD'],
      ['visits', 'POST'],
    ]) {
      const asked = await fetch(`${product.url}/widget/${path}/${uniqueId}`, { method: 'OPTIONS' });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(asked.headers.get('access-control-allow-methods')).toBe(methods);
      const wrong = await fetch(`${product.url}/widget/${path}/${uniqueId}`, { method: 'DELETE' });
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, methods]);
    }
  });

  it('is counted in the metrics, since it leaves no line in the log', async () => {
    await config('2'.repeat(32));
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toMatch(/^http_fast_answers_total\{route="\/widget\/config\/",status="200"\} [1-9]/m);
    expect(product.log.join('')).not.toContain('2'.repeat(32));
  });

  it('changes on every server as soon as its owner changes it', async () => {
    const { id, uniqueId } = await website('ACTIVE');
    expect(await isLive(uniqueId, second.url)).toBe(true);
    const params = { websiteId: id };
    expect((await admin.call(calls.getWidgetConfig, { params })).body.config).toEqual(WIDGET_DEFAULTS);
    const chosen = { position: 'LEFT', mainColor: '#123456', textColor: '#ffffff' } as const;
    expect((await admin.call(calls.saveWidgetConfig, { params, body: { config: chosen } })).body.config).toEqual(
      chosen,
    );
    const colour = async () =>
      ((await (await config(uniqueId, second.url)).json()) as { mainColor?: string }).mainColor;
    await waitFor(async () => ((await colour()) === '#123456' ? true : undefined), 'the other server to know');
    expect((await admin.call(calls.resetWidgetConfig, { params })).body.config).toEqual(WIDGET_DEFAULTS);
    await waitFor(async () => ((await colour()) === undefined ? true : undefined), 'the other server to forget');
    await product.pool.query(`update websites set status = 'INACTIVE' where id = $1`, [id]);
    await waitFor(async () => ((await isLive(uniqueId, second.url)) ? undefined : true), 'the widget to go');
  });

  it('X32, X36: takes no colour that is more than a colour', async () => {
    const { id } = await website('ACTIVE');
    const hostile = [
      'red;background:url(//e)',
      'url(//e)',
      '#000</style><img src=x>',
      'expression(1)',
      '#12345',
      '#1234567',
      1,
      null,
      ['#123456'],
    ];
    for (const mainColor of hostile) {
      const body = JSON.stringify({ config: { ...WIDGET_DEFAULTS, mainColor } });
      expect((await admin.send('POST', `/api/widget-configs/${id}`, { body })).status, String(mainColor)).toBe(400);
    }
    for (const body of [
      '{"config":{"__proto__":{"live":true}}}',
      '{"config":{"position":"RIGHT","mainColor":"#123456","textColor":"#123456","src":"//evil.example"}}',
    ]) {
      expect((await admin.send('POST', `/api/widget-configs/${id}`, { body })).status).toBe(400);
    }
    const user = (await invitedPerson(product, admin)).client;
    expect(
      (await user.call(calls.saveWidgetConfig, { params: { websiteId: id }, body: { config: WIDGET_DEFAULTS } }))
        .status,
    ).toBe(403);
    const stranger = (await signedInPerson(product)).client;
    expect((await stranger.call(calls.getWidgetUniqueId, { params: { websiteId: id } })).status).toBe(404);
  });

  it('R06: goes on being served while the database is away', async () => {
    const { uniqueId } = await website('ACTIVE');
    const proxy = await startTcpProxy(product.settings.DATABASE_URL);
    const server = await product.another({ DATABASE_URL: proxy.url });
    expect(await isLive(uniqueId, server.url)).toBe(true);
    proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await isLive(uniqueId, server.url)).toBe(true);
    expect((await config('1'.repeat(32), server.url)).status).toBe(503);
    proxy.restore();
    await server.stop();
    await proxy.close();
  });

  it('W17: one switch turns every widget off, and on again', async () => {
    const { uniqueId } = await website('ACTIVE');
    expect(await isLive(uniqueId, second.url)).toBe(true);
    await product.pool.query(
      `insert into switches values ('widgets_off', true) on conflict (name) do update set is_on = true`,
    );
    await waitFor(async () => ((await isLive(uniqueId, second.url)) ? undefined : true), 'the widgets to go');
    await product.pool.query(`update switches set is_on = false`);
    await waitFor(async () => ((await isLive(uniqueId, second.url)) ? true : undefined), 'the widgets to be back');
  });
});

describe('visits', () => {
  const visit = (uniqueId: string, init: RequestInit = {}, url = product.url) =>
    fetch(`${url}/widget/visits/${uniqueId}`, { method: 'POST', ...init });
  const counted = async (id: string) =>
    Number(
      (await product.pool.query('select coalesce(sum(count), 0) as visits from visits where website_id = $1', [id]))
        .rows[0].visits,
    );

  it('are counted per month, all that were acknowledged and not one more, on two servers at once', async () => {
    const [first, other] = [await website('ACTIVE'), await website('ACTIVE')];
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        visit((index % 4 === 0 ? other : first).uniqueId, {}, index % 2 === 0 ? product.url : second.url),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
    expect([await counted(first.id), await counted(other.id)]).toEqual([300, 100]);
  });

  it('X42: are counted for known, live websites only, whatever the beacon says', async () => {
    const { id, uniqueId } = await website('ACTIVE');
    const dead = await website(null, 'null');
    expect((await visit(dead.uniqueId)).status).toBe(204);
    expect((await visit('0'.repeat(32))).status).toBe(204);
    const body = JSON.stringify({ website: dead.id, ip: '203.0.113.1', timestamp: 1, count: 99 });
    await visit(uniqueId, { body, headers: { 'content-type': 'text/plain', origin: 'https://shop.example' } });
    await visit(uniqueId, { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(await counted(id)).toBe(1);
    expect(await counted(dead.id)).toBe(0);
    expect((await visit(uniqueId, { body: 'x'.repeat(5_000) })).status).toBe(413);
  });

  it('R07: are not acknowledged while the database is away', async () => {
    const { id, uniqueId } = await website('ACTIVE');
    const proxy = await startTcpProxy(product.settings.DATABASE_URL);
    const server = await product.another({ DATABASE_URL: proxy.url });
    expect((await visit(uniqueId, {}, server.url)).status).toBe(204);
    proxy.cut();
    expect((await visit(uniqueId, {}, server.url)).status).toBe(503);
    proxy.restore();
    await waitFor(
      async () => ((await visit(uniqueId, {}, server.url)).status === 204 ? true : undefined),
      'the database to be back',
    );
    expect(await counted(id)).toBe(2);
    await server.stop();
    await proxy.close();
  });

  it('X40: a public id opens nothing else', async () => {
    const { uniqueId } = await website('ACTIVE');
    const nobody = product.client();
    expect((await nobody.send('GET', `/api/widget-configs/${uniqueId}`)).status).toBe(401);
    expect(
      (await nobody.send('GET', '/api/websites', { headers: { authorization: `Bearer ${uniqueId}` } })).status,
    ).toBe(401);
  });
});
