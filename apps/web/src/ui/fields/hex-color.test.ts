import { expect, it } from 'vitest';
import { readHexColor } from './hex-color.ts';

it.each([
  ['#1E4ED8', '#1E4ED8'],
  [' 1e4ed8 ', '#1e4ed8'],
  ['#abc', '#aabbcc'],
  ['', null],
  ['#12345', null],
  ['blue', null],
  ['#1e4ed8;color:red', null],
])('reads %j as %j', (typed, color) => {
  expect(readHexColor(typed)).toBe(color);
});
