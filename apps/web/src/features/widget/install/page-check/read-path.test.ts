import { expect, it } from 'vitest';
import { readPath } from './read-path.ts';

const read = (typed: string) => readPath(typed, 'bakery.example');

it.each([
  ['', undefined],
  ['  ', undefined],
  ['/', '/'],
  ['/contact?from=menu', '/contact?from=menu'],
  ['contact', '/contact'],
  ['fr/contact', '/fr/contact'],
  ['contact.html', '/contact.html'],
  ['contact?from=a.b', '/contact?from=a.b'],
  ['https://bakery.example/contact', '/contact'],
  ['http://www.bakery.example/a?b=c#d', '/a?b=c'],
  ['bakery.example/contact', '/contact'],
  ['www.bakery.example', '/'],
])('%j means the path %j', (typed, path) => {
  expect(read(typed)).toEqual({ path });
});

it.each([
  'https://elsewhere.example/',
  'elsewhere.example/contact',
  '//elsewhere.example/',
  'https://notbakery.example',
])('%j is not on the website', (typed) => {
  expect(read(typed)).toBe('elsewhere');
});

it.each(['two words', 'https://', `/${'a'.repeat(2000)}`])('%j is no path', (typed) => {
  expect(read(typed)).toBe('noPath');
});
