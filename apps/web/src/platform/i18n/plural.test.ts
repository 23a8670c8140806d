import { describe, expect, it } from 'vitest';
import { plural } from './plural.ts';

describe('plural', () => {
  const forms = { one: '# site', other: '# sites' };

  it('follows the rules of each language', () => {
    expect(plural('en', 0, forms)).toBe('0 sites');
    expect(plural('fr', 0, forms)).toBe('0 site');
    expect(plural('en', 1, forms)).toBe('1 site');
  });

  it('writes the number as the language does', () => {
    expect(plural('en', 1234, forms)).toBe('1,234 sites');
    expect(plural('fr', 1234, forms)).toBe('1\u202f234 sites');
  });
});
