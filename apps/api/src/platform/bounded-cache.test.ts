import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const keysOf = (count: number) => Array.from({ length: count }, (_, number) => `key ${number}`);
const heldOf = (cache: { get(key: string): unknown }, keys: readonly string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

describe('a bounded cache', () => {
  it('holds as much as fits, however often it is asked', () => {
    const cache = createBoundedCache<number>(100);
    const keys = keysOf(100);
    for (const [index, key] of keys.entries()) cache.set(key, index);
    for (let round = 0; round < 3; round += 1) expect(heldOf(cache, keys)).toEqual(keys);
  });

  it('forgets the oldest that nobody asked for', () => {
    const cache = createBoundedCache<string>(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, key);
    cache.get('a');
    cache.set('d', 'd');
    cache.set('e', 'e');
    expect(heldOf(cache, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'd', 'e']);
  });

  it('keeps what is asked for often through a flood of others', () => {
    const cache = createBoundedCache<number>(10);
    cache.set('often', 1);
    for (const key of keysOf(5_000)) {
      expect(cache.get('often')).toBe(1);
      cache.set(key, 2);
    }
    expect(heldOf(cache, keysOf(5_000)).length).toBeLessThanOrEqual(9);
  });

  it('counts sizes, also of what is replaced', () => {
    const cache = createBoundedCache<string>(10, (value) => value.length);
    cache.set('a', '1234567');
    cache.set('a', '123');
    cache.set('b', '1234567');
    expect(heldOf(cache, ['a', 'b'])).toEqual(['a', 'b']);
    cache.set('b', '12345678');
    expect(heldOf(cache, ['a', 'b'])).toHaveLength(1);
  });

  it('does not keep what is larger than all of it', () => {
    const cache = createBoundedCache<string>(10, (value) => value.length);
    cache.set('a', '12345678901');
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', '1');
    expect(cache.get('b')).toBe('1');
  });

  it('finds room again when all of it was asked for', () => {
    const cache = createBoundedCache<number>(50);
    for (const key of keysOf(50)) cache.set(key, 1);
    heldOf(cache, keysOf(50));
    cache.set('new', 2);
    expect(cache.get('new')).toBe(2);
    expect(heldOf(cache, keysOf(50))).toHaveLength(49);
  });
});
