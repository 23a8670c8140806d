import { describe, expect, it } from 'vitest';
import { afterSignIn, isOwnPath, originOf, readOrigin } from './redirect-target.ts';

describe('redirect target', () => {
  it.each(['/', '/organization/team', '/organization/widget?website=a.example#code'])('accepts our own %s', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each([
    '',
    'organization/team',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
  ])('refuses %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
    expect(readOrigin({ from: path })).toBeNull();
  });

  it.each([null, undefined, 'text', {}, { from: 1 }, { from: null }])('finds no origin in %j', (state) => {
    expect(readOrigin(state)).toBeNull();
  });

  it('remembers the whole address of the page', () => {
    const state = originOf({ pathname: '/organization/widget', search: '?website=a.example', hash: '#code' });
    expect(readOrigin(state)).toBe('/organization/widget?website=a.example#code');
  });

  it('leads to the remembered page, else to the dashboard, else to a new organization', () => {
    expect(afterSignIn('/organization/team', 'o1')).toBe('/organization/team');
    expect(afterSignIn(null, 'o1')).toBe('/organization/dashboard');
    expect(afterSignIn(null, null)).toBe('/organization/create');
  });
});
