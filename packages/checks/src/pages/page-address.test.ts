import { expect, it } from 'vitest';
import { pageIdentity } from './page-address.ts';

it.each([
  ['/index.html', '/'],
  ['/shop/index.htm', '/shop/'],
  ['/index.php?p=2', '/?p=2'],
  ['https://shop.example/index.html', 'https://shop.example/'],
])('A14: %s is the page at %s', (address, same) => {
  expect([pageIdentity(address), pageIdentity(same)]).toEqual([same, same]);
});

it.each(['/', '/index', '/index.html.gz', '/my-index.html', '/index.html/a', '/a?b=/index.html', '/index.xml'])(
  '%s stays what it is',
  (address) => expect(pageIdentity(address)).toBe(address),
);
