import { describe, expect, it } from 'vitest';
import { isTokenStale, readTokenClaims } from './token-claims.ts';

const tokenWith = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`;
const claims = { userId: 'u1', sub: 'zoé@example.com', role: 'ORG_ADMIN', orgId: null, iat: 1, exp: 100 };

describe('token claims', () => {
  it('are read from the payload, accents included', () => {
    expect(readTokenClaims(tokenWith(JSON.stringify(claims)))).toEqual(claims);
  });

  it.each(['', 'one', 'one.two', 'one.two.three.four'])('need three parts: %j', (token) => {
    expect(() => readTokenClaims(token)).toThrow('Invalid token format');
  });

  it.each(['head.%%%.signature', tokenWith('not json'), tokenWith('null')])('need a readable payload: %j', (token) => {
    expect(() => readTokenClaims(token)).toThrow('Failed to parse token payload');
  });

  it('tell when a new token is due', () => {
    const token = tokenWith(JSON.stringify(claims));
    expect(isTokenStale(token, 99_999)).toBe(false);
    expect(isTokenStale(token, 100_000)).toBe(true);
    expect(isTokenStale(null, 0)).toBe(true);
    expect(isTokenStale('broken', 0)).toBe(true);
  });
});
