import { expect, it } from 'vitest';
import { readFragment } from './read-fragment.ts';

it.each([
  ['', ''],
  ['#pricing', 'pricing'],
  ['#caf%C3%A9', 'café'],
  ['#50%', '50%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%j names %j, and throws on no page', (hash, id) => {
  expect(readFragment(hash)).toBe(id);
});
