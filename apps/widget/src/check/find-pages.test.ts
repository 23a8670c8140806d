import { afterEach, expect, it, vi } from 'vitest';
import { listSitemap } from './find-pages.ts';

const origin = 'https://shop.example';
afterEach(() => vi.unstubAllGlobals());

/** A site with these files. Returns the list of requested ones. */
function serve(files: Record<string, string>, type = 'application/xml'): string[] {
  const asked: string[] = [];
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(origin, ''));
    const text = files[address.replace(origin, '')];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200, headers: { 'content-type': type } });
  });
  return asked;
}
const list = (...addresses: string[]) => `<urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`)}</urlset>`;
const index = (...addresses: string[]) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((one) => `<sitemap><loc>${one}</loc></sitemap>`)}</sitemapindex>`;

it('reads pages of this site, once each, those near the home page first', async () => {
  serve({
    '/sitemap.xml': list(
      ...[`${origin}/a/b/c`, ` ${origin}/a `, `<![CDATA[${origin}/b?p=1&page=2]]>`, `${origin}/c?page=1&amp;lang=fr`],
      ...[`${origin}/a`, 'https://other.example/', `${origin}/flyer.pdf`, `${origin}/logout`, `${origin}/?q=jane`],
    ),
  });
  expect(await listSitemap('/')).toEqual(['/a', '/b?p=1&page=2', '/c?page=1&lang=fr', '/a/b/c']);
});

it('reads a map of maps, of this site alone, one level deep and no more than five', async () => {
  const many = [1, 2, 3, 4, 5, 6].map((at) => `${origin}/map-${at}.xml`);
  const asked = serve({
    '/sitemap.xml': index('https://other.example/map.xml', ...many),
    '/map-1.xml': list(`${origin}/one`),
    '/map-2.xml': index(`${origin}/deeper.xml`),
    '/map-3.xml': list(`${origin}/three`),
    '/deeper.xml': list(`${origin}/never`),
  });
  expect(await listSitemap('/')).toEqual(['/one', '/three']);
  expect(asked).toEqual(['/sitemap.xml', ...[1, 2, 3, 4, 5].map((at) => `/map-${at}.xml`)]);
});

it('has nothing where there is no map, where a page answers in its place, or where the map is of another part of the host', async () => {
  serve({});
  expect(await listSitemap('/')).toEqual([]);
  serve({ '/sitemap.xml': list(`${origin}/a`) }, 'text/html');
  expect(await listSitemap('/')).toEqual([]);
  serve({ '/sitemap.xml': list(`${origin}/a`) });
  expect(await listSitemap('/shop/')).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The policy allows no request')));
  expect(await listSitemap('/')).toEqual([]);
});
