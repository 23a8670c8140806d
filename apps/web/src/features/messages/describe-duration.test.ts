import { expect, it } from 'vitest';
import { describeDuration } from './describe-duration.ts';
import { texts } from './texts.ts';

it.each([
  [0.1, '1 hour'],
  [5.4, '5 hours'],
  [47, '47 hours'],
  [48, '2 days'],
  [200, '8 days'],
])('%s hours are told as %s', (hours, told) => {
  expect(describeDuration(hours, texts.en)).toBe(told);
});
