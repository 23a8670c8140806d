import { expect, it } from 'vitest';
import { findingOptions } from './finding-options.ts';

const finding = (id: string, fields: Partial<Parameters<typeof findingOptions>[0][number]> = {}) =>
  ({
    ...{ id, rule: 'image-alt', status: 'open', change: 'still', snippet: '<img>' },
    pages: [{ path: '/', count: 1, selectors: [] }],
    ...fields,
  }) as Parameters<typeof findingOptions>[0][number];
const names = {
  titleOf: (rule: string) => ({ 'image-alt': 'Images without text', label: 'Fields without a name' })[rule] ?? rule,
  option: (title: string, pages: number) => `${title}, ${pages} pages`,
  over: 'fixed',
};

it('lists what is open first, in the order of the check', () => {
  const found = [
    finding('a', { status: 'mended' }),
    finding('b', { rule: 'label' }),
    finding('c', { rule: 'new-rule', change: 'gone' }),
    finding('d', { rule: 'list', status: 'accepted' }),
  ];
  expect(findingOptions(found, names)).toEqual([
    { id: 'b', label: 'Fields without a name, 1 pages' },
    { id: 'd', label: 'list, 1 pages' },
    { id: 'a', label: 'Images without text, 1 pages (fixed)' },
    { id: 'c', label: 'new-rule, 1 pages (fixed)' },
  ]);
});

it('tells two of the same rule apart by their elements, and cuts a long one', () => {
  const long = `<img class="${'x'.repeat(60)}">`;
  const labels = findingOptions(
    [finding('a', { snippet: '<img class="logo">' }), finding('b', { snippet: long })],
    names,
  );
  expect(labels.map(({ label }) => label)).toEqual([
    'Images without text, 1 pages: <img class="logo">',
    `Images without text, 1 pages: ${long.slice(0, 40)}…`,
  ]);
});
