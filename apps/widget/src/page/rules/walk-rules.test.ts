import { expect, test } from 'vitest';
import { subjectName } from '../paint/painted-elements.ts';
import { splitList } from './walk-rules.ts';

test('a list of selectors is split at its own commas alone', () => {
  expect(splitList('a:is(b,c), [x="1,2"] > d,.e\\,f')).toEqual(['a:is(b,c)', '[x="1,2"] > d', '.e\\,f']);
});

test('a selector is for elements with a class, an id or a tag; none is told when that is not sure', () => {
  expect(subjectName('.card > a.btn:hover')).toBe('.btn');
  expect(subjectName('main article:not(.x)')).toBe('article');
  expect(subjectName('.hover\\:bg-red-500:hover')).toBe('.hover:bg-red-500');
  expect(subjectName('.\\32 xl\\:flex')).toBe('.2xl:flex');
  expect(subjectName('#menu')).toBe('#menu');
  expect(subjectName(':where(.a, .b)')).toBe('');
  expect(subjectName('[aria-current]')).toBe('');
  expect(subjectName('.list > *')).toBe('*');
});
