import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, WIDGET_DEFAULTS, widgetPreviewBase } from '@evenway/contract';
import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { OFFLINE } from './offline-words.ts';

const LOADER = 'void window;';
const INTEGRITY = `sha384-${createHash('sha384').update(LOADER).digest('base64')}`;

let widgetDist: string;
let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
let admin: TestClient;
beforeAll(async () => {
  widgetDist = mkdtempSync(join(tmpdir(), 'evenway-widget-'));
  mkdirSync(join(widgetDist, 'widget/parts'), { recursive: true });
  for (const file of ['widget.js', 'widget/parts/loader.1a2b.js']) writeFileSync(join(widgetDist, file), LOADER);
  writeFileSync(
    join(widgetDist, 'manifest.json'),
    JSON.stringify({ version: '0a1b2c3d', loader: 'loader.1a2b.js', integrity: INTEGRITY }),
  );
  product = await startTestProduct({}, { widgetDist });
  second = await product.another();
  admin = (await signedInPerson(product)).client;
});
afterAll(async () => {
  await second.stop();
  await product.stop();
  rmSync(widgetDist, { recursive: true, force: true });
});

const website = (status: string | null = 'ACTIVE', expires?: string) =>
  insertWidgetWebsite(product, admin, { status, ...(expires !== undefined && { expires }) });
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

  it('X35, W03: is readable from everywhere, cached shortly, and the same for every client', async () => {
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
    expect(await answer.json()).toEqual({ v: 1, live: true, ...OFFLINE, domain });
    const etag = answer.headers.get('etag') ?? '';
    expect((await config(uniqueId, product.url, { 'if-none-match': etag })).status).toBe(304);
    expect(await (await config(`${uniqueId}`, second.url)).json()).toEqual({ v: 1, live: true, ...OFFLINE, domain });
    const withJunk = await fetch(`${product.url}/widget/config/${uniqueId}.json?v=1&utm=%00${'x'.repeat(5_000)}`);
    expect([await withJunk.json(), withJunk.headers.get('etag')]).toEqual([
      { v: 1, live: true, ...OFFLINE, domain },
      etag,
    ]);
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
    const { id, uniqueId, params } = await website('ACTIVE');
    expect(await isLive(uniqueId, second.url)).toBe(true);
    const chosen = { position: 'LEFT', mainColor: '#123456', textColor: '#000000' } as const;
    await admin.call(calls.saveWidgetConfig, { params, body: { config: chosen } });
    const color = async () => ((await (await config(uniqueId, second.url)).json()) as { mainColor?: string }).mainColor;
    await waitFor(async () => ((await color()) === '#123456' ? true : undefined), 'the other server to know');
    await admin.call(calls.resetWidgetConfig, { params, body: {} });
    await waitFor(async () => ((await color()) === undefined ? true : undefined), 'the other server to forget');
    await product.pool.query(`update websites set status = 'INACTIVE' where id = $1`, [id]);
    await waitFor(async () => ((await isLive(uniqueId, second.url)) ? undefined : true), 'the widget to go');
  });

  it('R06: goes on being served while the database is away', async () => {
    const { uniqueId } = await website('ACTIVE');
    const proxy = await startTcpProxy(product.settings.DATABASE_URL);
    const server = await product.another({ DATABASE_URL: proxy.url });
    expect(await isLive(uniqueId, server.url)).toBe(true);
    proxy.cut();
    await waitFor(
      async () => (await config('1'.repeat(32), server.url)).status === 503 || undefined,
      'the database to be missed',
    );
    expect(await isLive(uniqueId, server.url)).toBe(true);
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

describe('the files of the widget', () => {
  it('W01: keep their names and bytes after the build that made them is gone, and cannot be overwritten', async () => {
    const earlier = '/widget/parts/loader.0000earlier.js';
    await product.pool.query('insert into widget_parts (address, bytes) values ($1, $2)', [earlier, 'void 0;']);
    const answer = await fetch(`${second.url}${earlier}`);
    expect(await answer.text()).toBe('void 0;');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect((await fetch(`${product.url}/widget/parts/unknown.js`)).status).toBe(404);
    // Y14: a name that PostgreSQL cannot even compare is never asked for.
    expect((await fetch(`${product.url}/widget/parts/%00`)).status).toBe(404);

    const long = '/widget/parts/panel.0000earlier.js';
    const text = 'void window.performance;'.repeat(200);
    await product.pool.query('insert into widget_parts (address, bytes) values ($1, $2)', [long, text]);
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const compressed = await fetch(`${second.url}${long}`, { headers: { 'accept-encoding': accepted } });
      expect(compressed.headers.get('content-encoding')).toBe(encoding);
      expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(compressed.headers.get('content-length')) < text.length).toBe(encoding !== null);
      expect(await compressed.text()).toBe(text);
    }

    const change = (bytes: string) =>
      product.pool.query('update widget_parts set bytes = $1 where address = $2', [
        bytes,
        '/widget/parts/loader.1a2b.js',
      ]);
    await change('void parent;');
    await expect(product.another()).rejects.toThrow('published before with other bytes');
    await change(LOADER);
  });

  it('are written once: a server that starts with files that are known writes nothing', async () => {
    await product.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'written again'; end $$;
      create trigger refuse before insert on widget_parts execute function refuse()`);
    try {
      const { stop } = await product.another();
      await stop();
    } finally {
      await product.pool.query('drop function refuse cascade');
    }
  });

  it('W03: configuration and files are the same bytes for every browser, language, place and page that asks', async () => {
    const { uniqueId } = await website('ACTIVE');
    const mozilla = 'Mozilla/5.0 (';
    const browsers = [
      '',
      'curl/8.5.0',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'Lighthouse HeadlessChrome/156.0.0.0',
      `${mozilla}Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/99.0 Safari/537.36`,
      `${mozilla}Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0`,
      `${mozilla}Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko`,
      `${mozilla}X11; Linux x86_64; rv:101.0) Gecko/20100101 Firefox/101.0`,
      `${mozilla}Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.4 Safari/605.1.15`,
      `${mozilla}iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1`,
      `${mozilla}Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36`,
    ].map((browser) => ({ 'user-agent': browser }));
    const others = [
      ...['fr-FR,fr;q=0.9', 'ar', 'xx', '*'].map((language) => ({ 'accept-language': language })),
      ...['DE', 'CN', 'RU'].map((country) => ({ 'cf-ipcountry': country, 'x-country-code': country })),
      ...['203.0.113.9', '2001:db8::1'].map((from) => ({ 'x-forwarded-for': from, forwarded: `for=${from}` })),
      ...['session=1', 'evenway=x; admin=true'].map((cookie) => ({ cookie })),
      ...['https://shop.example/a?b', 'https://evil.example/'].map((from) => ({
        referer: from,
        origin: new URL(from).origin,
      })),
      { 'sec-ch-ua-mobile': '?1', 'save-data': 'on', 'viewport-width': '320', dnt: '1' },
      { 'x-forwarded-host': 'evil.example', 'x-original-url': '/admin' },
      { accept: 'text/html' },
    ];
    expect(browsers.length + others.length).toBeGreaterThanOrEqual(26);
    for (const path of [`/widget/config/${uniqueId}.json`, '/widget.js', '/widget/parts/loader.1a2b.js']) {
      const ask = async (headers: Record<string, string>) => {
        const answer = await fetch(`${product.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
        const kept = ['etag', 'content-type', 'cache-control', 'vary', 'location', 'access-control-allow-origin'];
        return [
          answer.status,
          await answer.text(),
          kept.map((name) => answer.headers.get(name)),
          answer.headers.getSetCookie(),
        ];
      };
      const plain = await ask({});
      expect(plain[0]).toBe(200);
      for (const headers of [...browsers, ...others])
        expect(await ask(headers), `${path} ${JSON.stringify(headers)}`).toEqual(plain);
    }
  });

  it('W02, W14: are what the published hash says, and come without a cookie', async () => {
    const { body } = await product.client().call(calls.getWidgetRelease, {});
    expect(body).toEqual({
      cdnUrl: 'http://localhost:3000',
      version: '0a1b2c3d',
      path: '/widget/parts/loader.1a2b.js',
      integrity: INTEGRITY,
    });
    for (const path of [body.path, '/widget.js']) {
      const answer = await fetch(`${product.url}${path}`);
      expect(await answer.text()).toBe(LOADER);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const { uniqueId } = await website('ACTIVE');
    const answer = await config(uniqueId);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });
});

describe('the preview', () => {
  it('serves the real files with the configuration of its address, and keeps nothing', async () => {
    const base = `${product.url}${widgetPreviewBase({ ...WIDGET_DEFAULTS, position: 'LEFT', icon: 'bars' })}`;
    expect(await (await fetch(`${base}/widget/config/preview.json`)).json()).toEqual({
      v: 1,
      live: true,
      ...OFFLINE,
      position: 'LEFT',
      icon: 'bars',
    });
    expect(
      (await fetch(`${base}/widget/visits/preview?v=1`, { method: 'POST', headers: { origin: 'null' } })).status,
    ).toBe(204);
    const page = await fetch(`${base}/page?lang=fr`);
    expect(await page.text()).toContain('<html lang="fr">');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(await (await fetch(`${base}/widget.js`)).text()).toBe(LOADER);
    expect(await (await fetch(`${base}/widget/parts/loader.1a2b.js`)).text()).toBe(LOADER);
  });

  it('is not there for anything but a configuration', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const odd = [
      'x',
      '',
      encode('x'),
      encode({ ...WIDGET_DEFAULTS, mainColor: 'red' }),
      encode({ live: true }),
      'A'.repeat(9_000),
    ];
    for (const text of odd)
      expect((await fetch(`${product.url}/widget-preview/${text}/page`)).status, text.slice(0, 20)).toBe(404);
  });
});
