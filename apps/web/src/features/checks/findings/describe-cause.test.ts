import { contrastRatio } from '@evenway/contract';
import { expect, it } from 'vitest';
import { cssRule, describeCause, writeRatio } from './describe-cause.ts';

const pair = (color: string, background: string) => ({ color, background, required: 4.5 });
const cause = (color: string, background: string) =>
  describeCause(
    {
      snippet: '<p class="name">…</p>',
      pages: [
        { path: '/', count: 2, selectors: ['main > p'], text: 'Helen, No. 22', colors: [pair(color, background)] },
      ],
    },
    'en',
  );

it('names a cause by its own words and colors, with the color that passes', () => {
  const { text, selector, fixes } = cause('#a3978a', '#ffffff');
  expect([text, selector]).toEqual(['Helen, No. 22', 'p.name']);
  const passing = [{ property: 'color', value: '#7f756b', beside: '#ffffff' }];
  expect(fixes).toEqual([{ ...pair('#a3978a', '#ffffff'), ratio: '2.8', passing }]);
});

it('offers light text another background, and that first where the text cannot get lighter', () => {
  const propertiesOf = (color: string, background: string) =>
    cause(color, background).fixes[0]?.passing.map(({ property }) => property);
  expect(propertiesOf('#ffffff', '#c8643b')).toEqual(['background-color', 'color']);
  expect(propertiesOf('#7d6c5e', '#2b1a11')).toEqual(['color', 'background-color']);
  expect(propertiesOf('#2b1a11', '#7d6c5e')).toEqual(['color']);
  for (const { value, beside } of cause('#ffffff', '#c8643b').fixes[0]?.passing ?? [])
    expect(contrastRatio(value, beside)).toBeGreaterThanOrEqual(4.5);
});

it('never rounds a contrast up to what would pass', () => {
  expect([writeRatio(4.4999, 'en'), writeRatio(4.5, 'en'), writeRatio(2.95, 'fr'), writeRatio(21, 'en')]).toEqual([
    '4.4',
    '4.5',
    '2,9',
    '21',
  ]);
});

it('writes CSS that can be pasted', () => {
  expect(cssRule('a.buy', { property: 'background-color', value: '#000000', beside: '#ffffff' })).toBe(
    'a.buy {\n  background-color: #000000; /* 21:1 */\n}',
  );
});
