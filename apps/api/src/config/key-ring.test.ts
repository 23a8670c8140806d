import { describe, expect, it } from 'vitest';
import { formatKeyRing, parseKeyRing } from './key-ring.ts';
import { parseSettings } from './settings.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

describe('Y25: keys in a setting', () => {
  it('are one key as before, or several with names, the newest first', () => {
    expect(parseKeyRing(a)).toEqual([{ id: '', key: a }]);
    expect(parseKeyRing(`k2:${b},k1:${a}`)).toEqual([
      { id: 'k2', key: b },
      { id: 'k1', key: a },
    ]);
    expect(parseKeyRing(`k1:${b},:${a}`)).toEqual([
      { id: 'k1', key: b },
      { id: '', key: a },
    ]);
  });

  it('from before may hold any character, alone and in a ring', () => {
    const odd = 'a secret, with commas: and colons, long enough';
    expect(parseKeyRing(odd)).toEqual([{ id: '', key: odd }]);
    expect(parseKeyRing(`k1:${b},:${odd}`)[1]).toEqual({ id: '', key: odd });
    expect(parseKeyRing(`:${odd},k1:${b}`)[0]).toEqual({ id: '', key: odd });
  });

  it('are written as they are read', () => {
    for (const text of [a, `k2:${b},k1:${a}`, `k3:${c},k2:${b},:${a}`, `:${a},k1:${b}`])
      expect(formatKeyRing(parseKeyRing(text))).toBe(text);
  });

  it('O01: beside others are never taken for one long key', () => {
    const accepted = [a, b, `k1:${a}`, `:${a},k2:${b}`, `k2:${b},:${a}`, `k1:${a},k2:${b}`, `k1:${a},k2:${b},:${c}`];
    for (const text of accepted) for (const { key } of parseKeyRing(text)) expect([a, b, c], text).toContain(key);
    for (const text of [`${a},k2:${b}`, `${a},:${b}`, `${a},k1:${b},k2:${c}`, `k2:${b},${a}`])
      expect(() => parseKeyRing(text), text).toThrow(/put a colon before it/);
  });

  it('that are short, alike or nameless stop the start', () => {
    for (const value of ['short', `k1:${a},k1:${b}`, `k2:short,k1:${a}`, `${a},k2:${b}`, `k2:${b},:short`])
      for (const name of ['APP_SECRET', 'PASSWORD_PEPPER'])
        expect(() => parseSettings({ [name]: value }), value).toThrowError(new RegExp(`${name} (must|names|has)`));
    expect(parseSettings({ APP_SECRET: `k2:${b},:${a}` }).APP_SECRET).toBe(`k2:${b},:${a}`);
  });
});
