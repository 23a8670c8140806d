import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, keep, keepFor, readKept } from './kept-values.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  forgetKept();
});

describe('typed work in this tab', () => {
  it('is there until it is sent, and leaves nothing behind', () => {
    keep('a form', { name: 'Ada' });
    expect(readKept('a form')).toEqual({ name: 'Ada' });
    expect(readKept('another')).toBeUndefined();
    keep('a form', undefined);
    expect(stored.size).toBe(0);
  });

  it('is there when the same person signs in again, and after a sign-up', () => {
    keep('before', 'typed by nobody known');
    keepFor('ada bakery');
    keep('a form', 'typed');
    keepFor('ada bakery');
    expect([readKept('before'), readKept('a form')]).toEqual(['typed by nobody known', 'typed']);
  });

  it.each(['ben bakery', 'ada office'])('is gone when %s continues', (other) => {
    keepFor('ada bakery');
    keep('a form', 'typed');
    keepFor(other);
    expect(readKept('a form')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('stays with the person who typed it when something is typed after a reload, before anyone has signed in', async () => {
    keepFor('ada bakery');
    keep('a form', 'typed by Ada');
    vi.resetModules();
    const reloaded = await import('./kept-values.ts');
    reloaded.keep('sign-up', 'typed by nobody known');
    expect(reloaded.readKept('a form')).toBe('typed by Ada');
    reloaded.keepFor('ben bakery');
    expect(stored.size).toBe(0);
  });

  it('is gone after a sign-out', () => {
    keepFor('ada bakery');
    keep('a form', 'typed');
    forgetKept();
    expect(stored.size).toBe(0);
  });

  it('is bounded: the oldest goes first, and what is too long by itself is not kept', () => {
    keep('first', 'a'.repeat(90_000));
    keep('second', 'b'.repeat(90_000));
    keep('third', 'c'.repeat(90_000));
    expect(['first', 'second', 'third'].map((name) => readKept(name) !== undefined)).toEqual([false, true, true]);
    keep('fourth', 'd'.repeat(200_000));
    expect(readKept('fourth')).toBeUndefined();
  });

  it.each(['', 'null', '[]', '{"a":1}', '{"owner":1,"values":null}', 'no json'])(
    'survives %j in the storage',
    (text) => {
      stored.set('keptForms', text);
      expect(readKept('a form')).toBeUndefined();
      keep('a form', 'typed');
      expect(readKept('a form')).toBe('typed');
    },
  );

  it('costs nothing where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keep('a form', 'typed');
    expect(readKept('a form')).toBeUndefined();
  });
});
