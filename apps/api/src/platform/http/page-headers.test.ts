import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, publicAddresses, WIDGET_DEFAULTS, widgetPreviewPage } from '@evenway/contract';
import { findHeaderProblems } from '@evenway/testing/find-header-problems';
import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { writeSampleWebBuild } from '../../testing/web-build.ts';

let product: TestProduct;
let webDist: string;
let widgetDist: string;
beforeAll(async () => {
  webDist = writeSampleWebBuild();
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'assets/app-abc.js'), 'export {};');
  widgetDist = mkdtempSync(join(tmpdir(), 'evenway-widget-'));
  mkdirSync(join(widgetDist, 'widget/parts'), { recursive: true });
  for (const file of ['widget.js', 'widget/parts/loader.1a2b.js']) writeFileSync(join(widgetDist, file), 'void 0;');
  writeFileSync(join(widgetDist, 'manifest.json'), JSON.stringify({ version: '0a', loader: 'loader.1a2b.js' }));
  product = await startTestProduct({}, { webDist, widgetDist });
});
afterAll(async () => {
  await product.stop();
  for (const folder of [webDist, widgetDist]) rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) =>
  fetch(`${product.url}${path}`, { headers: { accept: 'text/html,*/*' }, redirect: 'manual' });
const problemsOf = async (path: string) => {
  const answer = await get(path);
  await answer.arrayBuffer();
  return findHeaderProblems(answer.headers, product.settings.WEB_URL).map((problem) => `${path}: ${problem}`);
};
/** Every URL of the router; parameters are filled with names that do not exist. */
const addresses = () =>
  product.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/:\w+|\*/g, 'nothing-of-that-name'));

describe('what browsers are told', () => {
  it('is the same on every route there is', async () => {
    const all = [...addresses(), widgetPreviewPage(WIDGET_DEFAULTS, 'fr'), '/no/such/page', '/api/no-such-call'];
    // Without this, an empty list would always pass.
    for (const { address } of publicAddresses) expect(all).toContain(address);
    for (const path of Object.values(paths)) expect(all).toContain(path);
    for (const path of ['/api/docs', '/local/mail', '/widget.js', '/widget/parts/loader.1a2b.js', '/assets/app-abc.js'])
      expect(all).toContain(path);
    const problems: string[] = [];
    for (const path of all) problems.push(...(await problemsOf(path)));
    expect(problems).toEqual([]);
  });

  it('is the same where the answer is a failure: 404, 413, 415, 503', async () => {
    const send = (path: string, body: string, type: string) =>
      fetch(`${product.url}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, origin: product.settings.WEB_URL },
      });
    const proxy = await startTcpProxy(product.settings.DATABASE_URL);
    const server = await product.another({ DATABASE_URL: proxy.url });
    proxy.cut();
    const answers = [
      await get('/no/such/page'),
      await send('/api/auth/login', 'x'.repeat(100_000), 'application/json'),
      await send('/api/auth/login', 'x', 'text/plain'),
      await fetch(`${server.url}/readyz`),
    ];
    proxy.restore();
    await server.stop();
    await proxy.close();
    expect(answers.map(({ status }) => status)).toEqual([404, 413, 415, 503]);
    for (const { headers, url } of answers)
      expect(findHeaderProblems(headers, product.settings.WEB_URL), url).toEqual([]);
  });

  it('of what customers’ pages load, is that it is no page and no frame', async () => {
    const { headers } = await get('/widget/config/nothing.json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('is seen when it is missing', () => {
    expect(findHeaderProblems(new Headers(), 'http://localhost')).toHaveLength(8);
    const open = "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors https://other.example";
    expect(findHeaderProblems(new Headers({ 'content-security-policy': open }), 'http://localhost')).toEqual(
      expect.arrayContaining(['content policy with unsafe scripts', 'may be framed', 'no Trusted Types']),
    );
  });
});
