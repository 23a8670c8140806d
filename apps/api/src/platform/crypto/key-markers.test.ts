import { describe, expect, it } from 'vitest';
import { findKeyProblems, markersOf } from './key-markers.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const rings = (PASSWORD_PEPPER: string) => markersOf({ APP_SECRET: c, PASSWORD_PEPPER });

describe('O01: keys that were in use before', () => {
  it.each([
    ['nothing is known yet', '', a],
    ['the same', a, a],
    ['the new one second, then first', `:${a},k1:${b}`, `k1:${b},:${a}`],
    ['an older one is gone', `k2:${b},k1:${a}`, `k2:${b}`],
    ['a named one and a new one', `k1:${a}`, `k2:${b},k1:${a}`],
  ])('are fine: %s', (_, before, now) => {
    expect(findKeyProblems(rings(now), before === '' ? [] : rings(before))).toEqual([]);
  });

  it.each([
    [
      'the key without a name got one',
      a,
      `k1:${a},k2:${b}`,
      /as k1 that has been in use without a name: write it as :</,
    ],
    ['a named key lost its name', `k1:${a}`, a, /without a name that has been in use as k1: write it as k1:</],
    ['names were exchanged', `k2:${b},k1:${a}`, `k1:${b},k2:${a}`, /as k1 that has been in use as k2/],
    ['another key has the name', `k1:${a}`, `k1:${b}`, /another key as k1 than before: a new key needs a new name/],
    ['another key without a name', a, b, /another key without a name than before/],
  ])('are refused: %s', (_, before, now, problem) => {
    expect(findKeyProblems(rings(now), rings(before)).join('\n')).toMatch(problem);
  });

  it('of one setting say nothing of the other, and never contain a key', () => {
    const swapped = markersOf({ APP_SECRET: a, PASSWORD_PEPPER: c });
    expect(findKeyProblems(swapped, rings(a)).join('\n')).toMatch(/APP_SECRET.*\n.*PASSWORD_PEPPER/);
    expect(JSON.stringify(swapped)).not.toMatch(/a{32}|c{32}/);
  });
});
