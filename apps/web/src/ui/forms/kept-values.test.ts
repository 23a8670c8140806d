import { beforeEach, expect, it, vi } from 'vitest';
import { keepTypedValues, registerForm, withKeptValues } from './kept-values.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', { location: { pathname: '/auth/signup' } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const initial = { email: '', password: '', terms: false };

it('brings back what was typed, once, without a password', () => {
  const stop = registerForm(() => ({ email: 'ada@example.com', password: 'secret', terms: true }));
  keepTypedValues();
  stop();
  expect(withKeptValues(initial)).toEqual({ email: 'ada@example.com', password: '', terms: true });
  expect(withKeptValues(initial)).toEqual(initial);
});

it('gives nothing to another form or page', () => {
  const stop = registerForm(() => ({ email: 'ada@example.com', password: '', terms: true }));
  keepTypedValues();
  stop();
  expect(withKeptValues({ email: '' })).toEqual({ email: '' });
  window.location.pathname = '/auth/login';
  expect(withKeptValues(initial)).toEqual(initial);
});
