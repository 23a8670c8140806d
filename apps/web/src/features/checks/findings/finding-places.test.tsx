import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeSample } from '../../../ui/data/code-sample.tsx';
import { FindingPlaces } from './finding-places.tsx';

const draw = (pages: Parameters<typeof FindingPlaces>[0]['pages'], isWhole = false) =>
  renderToStaticMarkup(<FindingPlaces pages={pages} origin="https://shop.example" isWhole={isWhole} />);
const page = (path: string, count = 1, selectors = ['main > img']) => ({ path, count, selectors });
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

it('leads to pages of the website alone, whatever a path says', () => {
  const paths = [
    '/cakes?sort=new',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/a',
  ];
  for (const address of linksIn(draw(paths.map((path) => page(path)))))
    expect(new URL(address ?? '').origin).toBe('https://shop.example');
  expect(linksIn(draw([page('/cakes?sort=new')]))).toEqual(['https://shop.example/cakes?sort=new']);
});

it('shows what a page sent as text', () => {
  const html = draw([page('/<img src=x onerror=alert(1)>', 1, ['<script>alert(1)</script>'])]);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const snippet = renderToStaticMarkup(<CodeSample label="An example" code={'</code><script>alert(1)</script>'} />);
  expect(snippet).toContain('<code>&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;</code>');
});

it('names the first places and pages and counts the others; on paper all of them', () => {
  const many = Array.from({ length: 7 }, (_, at) => page(`/${at}`));
  expect(linksIn(draw(many))).toHaveLength(5);
  expect(draw(many)).toContain('Show 2 more pages');
  expect(linksIn(draw(many, true))).toHaveLength(7);
  const crowded = page('/', 9, ['#a', '#b', '#c', '#d']);
  expect(draw([crowded])).toContain('and 6 more places');
  expect(draw([crowded], true)).toContain('and 5 more places');
});
