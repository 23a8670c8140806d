import { expect, it } from 'vitest';
import { queuePages } from './page-queue.ts';

/** Checks pages, some of which redirect. Returns them in the order in which they are checked. */
function walk(linked: readonly string[], leads: Record<string, string> = {}, later: Record<string, string[]> = {}) {
  const pages = queuePages('/', true);
  pages.add(linked);
  const seen = ['/'];
  for (let path = pages.next(); path !== undefined; path = pages.next()) {
    if (pages.isKnownAs(path, leads[path] ?? path)) continue;
    pages.add(later[path] ?? []);
    seen.push(path);
  }
  return { seen, size: pages.size() };
}

it('names every page once, up to fifty', () => {
  expect(walk(['/a', '/b', '/a', '/'])).toEqual({ seen: ['/', '/a', '/b'], size: 3 });
  expect(walk(Array.from({ length: 60 }, (_, at) => `/${at}`))).toMatchObject({ size: 50 });
});

it('takes pages that lead to one and the same for one, also when that is linked later', () => {
  const leads = { '/orders': '/sign-in', '/account': '/sign-in' };
  expect(walk(['/orders', '/account'], leads)).toEqual({ seen: ['/', '/orders'], size: 2 });
  expect(walk(['/orders', '/a'], leads, { '/a': ['/sign-in', '/b'] })).toEqual({
    seen: ['/', '/orders', '/a', '/b'],
    size: 4,
  });
});

it('waits for a page that is on its way when another leads to it, and leaves out what leads back', () => {
  expect(walk(['/old', '/new', '/home'], { '/old': '/new', '/home': '/' })).toEqual({ seen: ['/', '/new'], size: 2 });
});

it('A14: takes a folder and its index file for one page, linked or led to', () => {
  expect(walk(['/index.html', '/a/', '/a/index.php', '/b'])).toEqual({ seen: ['/', '/a/', '/b'], size: 3 });
  expect(walk(['/home', '/a/', '/b'], { '/home': '/index.html', '/b': '/a/index.html' })).toEqual({
    seen: ['/', '/a/'],
    size: 2,
  });
  expect(walk(['/old', '/a/index.html'], { '/old': '/a/' })).toEqual({ seen: ['/', '/a/index.html'], size: 2 });
});

it('looks at the first page too where it was not seen as it is', () => {
  expect(queuePages('/', false).next()).toBe('/');
});
