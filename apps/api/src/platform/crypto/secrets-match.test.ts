import { expect, it } from 'vitest';
import { secretsMatch } from './secrets-match.ts';

it('two secrets match if they are the same, as text or as bytes', () => {
  expect(secretsMatch('a secret', 'a secret')).toBe(true);
  expect(secretsMatch('é', Buffer.from('é'))).toBe(true);
  expect(secretsMatch('', '')).toBe(true);
});

it.each([
  ['a secret', 'a sEcret'],
  ['a secret', 'a secret '],
  ['a secret', ''],
  ['', 'a secret'],
  // As long as the other in characters, not in bytes.
  ['é', 'e'],
])('%j is not %j, whatever their lengths', (one, other) => {
  expect(secretsMatch(one, other)).toBe(false);
  expect(secretsMatch(Buffer.from(one), other)).toBe(false);
});
