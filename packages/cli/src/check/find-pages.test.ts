import { afterEach, expect, it, vi } from 'vitest';
import { readSitemap, toPage } from './find-pages.ts';

const origin = 'https://shop.example';
afterEach(() => vi.unstubAllGlobals());

const serving = (files: Readonly<Record<string, string>>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const text = files[address.replace(origin, '')];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });

it.each([
  ['https://shop.example/a?b=1#part', 'https://shop.example/a?b=1'],
  ['https://shop.example/menu.pdf', null],
  ['https://shop.example/account/logout', null],
  ['https://shop.example/cart/?add-to-cart=7', null],
  ['https://other.example/a', null],
  ['mailto:rosa@shop.example', null],
  ['no address', null],
])('%s is the page %s', (address, page) => {
  expect(toPage(address, origin)).toBe(page);
});

it('reads the list of pages that a website has, also a list of lists', async () => {
  serving({
    '/robots.txt': 'User-agent: *\nSitemap: https://shop.example/index.xml\nSitemap: https://other.example/x.xml',
    '/index.xml': '<sitemapindex><sitemap><loc> https://shop.example/one.xml </loc></sitemap></sitemapindex>',
    '/one.xml': `<urlset><url><loc>https://shop.example/a?x=1&amp;y=2</loc></url>
      <url><loc><![CDATA[https://shop.example/b]]></loc></url><url><loc>https://other.example/c</loc></url></urlset>`,
  });
  expect(await readSitemap(origin)).toEqual(['https://shop.example/a?x=1&y=2', 'https://shop.example/b']);
});

it('reads the usual file without a hint, and does without', async () => {
  serving({ '/sitemap.xml': '<urlset><url><loc>https://shop.example/a</loc></url></urlset>' });
  expect(await readSitemap(origin)).toEqual(['https://shop.example/a']);
  serving({});
  expect(await readSitemap(origin)).toEqual([]);
});
