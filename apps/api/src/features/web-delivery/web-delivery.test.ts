import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths, publicAddresses } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let webDist: string;
beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), 'evenway-web-'));
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(
    join(webDist, 'index.html'),
    '<!doctype html><head><!--evenway-settings--></head><div id="root"></div>',
  );
  writeFileSync(join(webDist, 'assets/app-abc.js'), 'export {};'.repeat(50));
  writeFileSync(join(webDist, 'assets/app-abc.js.br'), brotliCompressSync('export {};'.repeat(50)));
  mkdirSync(join(webDist, 'server'));
  writeFileSync(join(webDist, 'server/part.js'), 'export {};');
  product = await startTestProduct({ BRAND_NAME: 'Even</script>way' }, { webDist });
});
afterAll(async () => {
  await product.stop();
  rmSync(webDist, { recursive: true, force: true });
});

/** The raw path; `fetch` would normalize it. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${product.url}/`, { path }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
const page = (path: string) => product.client().send('GET', path, { headers: { accept: 'text/html' } });

describe('the web application', () => {
  it('is served at every screen of the route table, under a strict content policy', async () => {
    const isPublic = (path: string) => publicAddresses.some(({ address }) => address === path);
    for (const path of Object.values(paths).filter((one) => !isPublic(one))) {
      const { status, headers, body } = await page(path);
      expect(status, path).toBe(200);
      expect(body, path).toContain('<div id="root">');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('learns its settings from the page, which they cannot break out of', async () => {
    const { body } = await page(paths.login);
    const block =
      /<script type="application\/json" id="evenway-settings">(.*?)<\/script>/.exec(String(body))?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({ apiUrl: '/api', brand: { name: 'Even</script>way' } });
  });

  it('shows its own page for an unknown address, with the status of one', async () => {
    expect(await page('/no/such/page')).toMatchObject({
      status: 404,
      body: expect.stringContaining('<div id="root">'),
    });
    expect(await product.client().send('GET', '/no/such/file.js')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('comes compressed and is cached for good where the name changes with the content', async () => {
    const { status, headers } = await product
      .client()
      .send('GET', '/assets/app-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gives no file away that is left out, whatever the path looks like', async () => {
    expect(await statusOf('/assets/app-abc.js')).toBe(200);
    const hidden = ['/server/part.js', '/assets/../server/part.js', '/assets/%2e%2e/server/part.js'];
    for (const path of [...hidden, '//server/part.js', '/server%2Fpart.js', '/SERVER/part.js', '/index.html'])
      expect(await statusOf(path), path).toBe(404);
  });
});
