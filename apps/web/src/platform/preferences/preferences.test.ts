import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPreference } from './preference-store.ts';
import { resolveTheme } from './theme.ts';

function storageWith(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

describe('preferences', () => {
  it('start from what was stored', () => {
    storageWith({ language: 'fr' });
    expect(createPreference('language', ['en', 'fr'], 'en').get()).toBe('fr');
  });

  it('ignore an unknown stored value', () => {
    storageWith({ language: 'xx' });
    expect(createPreference('language', ['en', 'fr'], 'en').get()).toBe('en');
  });

  it('are stored under their key when changed', () => {
    const stored = storageWith({});
    createPreference('theme', ['light', 'dark'], 'light').set('dark');
    expect(stored.get('theme')).toBe('dark');
  });

  it('follow the operating system only when asked to', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });
});
