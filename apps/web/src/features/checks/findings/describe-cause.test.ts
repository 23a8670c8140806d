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
  expect(fixes).toEqual([{ ...pair('#a3978a', '#ffffff'), ratio: '2.8', passing: '#7f756b', passingBackground: null }]);
});

it('offers another background to light text, which is often the text on a brand color', () => {
  const [fix] = cause('#ffffff', '#ff9900').fixes;
  expect(fix?.passingBackground).not.toBeNull();
  expect(contrastRatio('#ffffff', fix?.passingBackground ?? '')).toBeGreaterThanOrEqual(4.5);
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
  expect(cssRule('p.name', 'color', '#7f756b', '#ffffff')).toBe(
    'p.name {\n  color: #7f756b; /* 4.5:1 on #ffffff */\n}',
  );
  expect(cssRule('a.buy', 'background-color', '#000000', '#ffffff')).toBe(
    'a.buy {\n  background-color: #000000; /* 21:1 with #ffffff */\n}',
  );
});
