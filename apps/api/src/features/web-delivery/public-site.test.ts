import { rmSync } from 'node:fs';
import { emptySiteContent, publicAddresses } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { writeSampleWebBuild } from '../../testing/web-build.ts';

let product: TestProduct;
let webDist: string;
beforeAll(async () => {
  webDist = writeSampleWebBuild();
  product = await startTestProduct(
    { BRAND_NAME: 'Levelground', WIDGET_CDN_URL: 'https://cdn.example.org', WEB_URL: 'http://localhost:3000' },
    { webDist },
  );
});
afterAll(async () => {
  await product.stop();
  rmSync(webDist, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  product.client().send('GET', path, { headers: { accept: 'text/html', ...headers } });

describe('the public site', () => {
  it('is rendered whole at every address, in the language of the address and with the names of the operator', async () => {
    for (const { address, page, language } of publicAddresses) {
      const { status, body } = await get(address);
      expect(status, address).toBe(200);
      const rendered = JSON.parse(/<body>(.*)<\/body>/.exec(String(body))?.[1] ?? '');
      expect(rendered).toEqual({
        page,
        language,
        name: 'Levelground',
        content: emptySiteContent,
        plans: null,
        webUrl: 'http://localhost:3000',
      });
    }
  });

  it('allows scripts and styles from files alone, and the widget from its own host', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://cdn.example.org;");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  it('comes compressed, and not again while it is the same', async () => {
    const first = await get('/fr', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await get('/fr', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('has one address per page', async () => {
    const answer = await fetch(`${product.url}/fr/`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/fr');
  });

  it('leads to screens in its own language, with the other one at hand and out of the document', async () => {
    const rendered = async (referer: string) => {
      const { body } = await get('/auth/login', { referer });
      return [
        /<html lang="(..)"/,
        /<title>(.*?)</,
        /id="root" data-rendered="(..)"><main>(..)</,
        /<template.*<main>(..)</,
      ].map((part) => part.exec(String(body))?.slice(1).join(' '));
    };
    const english = ['en', 'en /auth/login', 'en en', 'fr'];
    const french = ['fr', 'fr /auth/login', 'fr fr', 'en'];
    expect(await rendered('http://localhost:3000/fr')).toEqual(french);
    expect(await rendered('http://localhost:3000/fr/policies/terms')).toEqual(french);
    expect(await rendered('http://localhost:3000/')).toEqual(english);
    expect(await rendered('http://localhost:3000/french')).toEqual(english);
    expect(await rendered('https://other.example/fr')).toEqual(english);
    expect(await rendered('nowhere')).toEqual(english);
  });

  it('keeps what only the server needs to itself', async () => {
    for (const path of ['/server/render.mjs', '/site.html', '/.vite/manifest.json'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('tells search engines of every page and its other language', async () => {
    const { body } = await product.client().send('GET', '/sitemap.xml');
    for (const { address } of publicAddresses) expect(body).toContain(`<loc>http://localhost:3000${address}</loc>`);
    expect(body).toContain('hreflang="fr" href="http://localhost:3000/fr/policies/privacy"');
    const robots = await product.client().send('GET', '/robots.txt');
    expect(robots.body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});
