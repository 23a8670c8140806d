import { describe, expect, it } from 'vitest';
import { publicAddress, publicLink } from './paths.ts';

describe('addresses of the public site', () => {
  it('name the language, English having none', () => {
    expect(publicAddress('landing', 'en')).toBe('/');
    expect(publicAddress('landing', 'fr')).toBe('/fr');
    expect(publicAddress('privacy', 'fr')).toBe('/fr/policies/privacy');
  });

  it('keep the section a link leads to', () => {
    expect(publicLink('/#pricing', 'en')).toBe('/#pricing');
    expect(publicLink('/#pricing', 'fr')).toBe('/fr#pricing');
  });

  it('are told apart from the screens of the application', () => {
    expect(publicLink('/auth/login', 'fr')).toBeNull();
  });
});
