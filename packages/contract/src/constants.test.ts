import { expect, it } from 'vitest';
import { PASSWORD_PATTERN } from './constants.ts';

it.each([
  ['Passw0rd!', true],
  ['passw0rd@$!%*?&', true],
  ['password!', false],
  ['Passw0rd', false],
  ['12345678!', false],
  [' Passw0rd!', false],
  ['Passw0rd! ', false],
  ['Pass w0rd!', false],
  ['Pässw0rd!', false],
])('the password "%s" follows the rules: %s', (password, expected) => {
  expect(PASSWORD_PATTERN.test(password)).toBe(expected);
});
