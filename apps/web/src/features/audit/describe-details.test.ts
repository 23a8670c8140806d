import { describe, expect, it } from 'vitest';
import { describeDetails } from './describe-details.ts';

describe('the details of an entry', () => {
  it('are told in the words of the reader', () => {
    expect(describeDetails('en', { role: 'ORG_ADMIN' })).toEqual(['As Admin']);
    expect(describeDetails('fr', { role: 'ORG_USER' })).toEqual(['Rôle\u202f: Utilisateur']);
    expect(describeDetails('en', { requiresSecondFactor: false })).toEqual(['Two-step sign-in is not required']);
    expect(describeDetails('en', { to: 'Harbor Books' })).toEqual(['To Harbor Books']);
    expect(describeDetails('en', { way: 'google' })).toEqual(['With Google']);
    expect(describeDetails('en', { scopes: 'websites:read', expiresAt: '2026-03-05T12:00:00.000Z' })).toEqual([
      'Can: websites:read',
      'Expires Mar 5, 2026',
    ]);
  });

  it('leave out what only programs need, and words that are not known', () => {
    expect(describeDetails('en', { delivery: 'd-1', isNew: true, plan: null, way: 'constructor', role: 'X' })).toEqual(
      [],
    );
  });
});
