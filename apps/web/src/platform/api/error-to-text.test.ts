import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { errorToText } from './error-to-text.ts';

const describe = (error: unknown) => errorToText(error, 'Failed to load invoices. Please try again.');

it('shows what the server said', () => {
  expect(describe(new ApiError({ status: 403, code: 'forbidden', message: 'Ask an admin.' }))).toBe('Ask an admin.');
});

it.each([
  ['nothing but a status', new ApiError({ status: 502, fallback: 'Failed to fetch invoices' })],
  ['no answer', new NetworkError('x')],
  ['something else', new TypeError('x')],
])('says in its own words what failed: %s', (_, error) => {
  expect(describe(error)).toBe('Failed to load invoices. Please try again.');
});

it('says what to do when no answer came, unless its words do', () => {
  expect(errorToText(new NetworkError('Failed to invite user'), { fallback: 'x' })).toBe(
    'Failed to invite user. Check your connection and try again.',
  );
});
