import { describe, expect, it } from 'vitest';
import { holdsApiKey, isWholeApiKey, makeApiKey, shownPart } from './api-key-format.ts';

describe('a key', () => {
  it('is recognized by its beginning and is never the same twice', () => {
    const keys = Array.from({ length: 200 }, makeApiKey);
    for (const key of keys) expect(key).toMatch(/^evw_live_[0-9A-Za-z]{49}$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isWholeApiKey)).toBe(true);
  });

  it('is told apart from one with a typo, wherever it is', () => {
    const key = makeApiKey();
    for (let at = 'evw_live_'.length; at < key.length; at += 1) {
      const typo = `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`;
      expect(isWholeApiKey(typo), `at ${at}`).toBe(false);
    }
    const swapped = key.replace(/^(evw_live_)(.)(.)/, '$1$3$2');
    expect(isWholeApiKey(swapped)).toBe(swapped === key);
    for (const broken of ['', key.slice(0, -1), `${key}0`, key.slice(9), ` ${key}`])
      expect(isWholeApiKey(broken)).toBe(false);
  });

  it('is shown by four of its characters', () => {
    expect(shownPart(makeApiKey())).toMatch(/^evw_live_.{4}$/);
  });

  it.each([
    ['/api/v1/members?key=evw_live_abc', true],
    ['/evw%5Flive%5Fabc', true],
    ['/%65vw_live_abc?x=%zz', true],
    ['/api/v1/members?cursor=ZXZ3', false],
  ])('is found in the address %s: %s', (address, isFound) => {
    expect(holdsApiKey(address)).toBe(isFound);
  });
});
