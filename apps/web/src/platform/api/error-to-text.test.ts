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

it.each([502, 503, 504])('says that the service is away where something in between answered %i', (status) => {
  const away = new ApiError({ status, fallback: 'Login failed' });
  const advice = 'Our service is not answering right now. Please try again in a moment.';
  expect(errorToText(away, { fallback: 'x' })).toBe(`Login failed. ${advice}`);
  expect(errorToText(away, 'Failed. Please try again.')).toBe('Failed. Please try again.');
  const explained = new ApiError({ status, message: 'Payments are away.', fallback: 'x' });
  expect(errorToText(explained, { fallback: 'x' })).toBe('Payments are away.');
  expect(errorToText(new ApiError({ status: 500, fallback: 'Login failed' }), { fallback: 'x' })).toBe('Login failed');
});

it('Z01: says in the reader’s own time when a new admin may do it', () => {
  const refused = new ApiError({ status: 403, code: 'new_admin', message: 'From 12:00 UTC.', retryAfter: 3_600 });
  const hour = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const around = [3_599, 3_600, 3_601].map((seconds) => hour.format(new Date(Date.now() + seconds * 1000)));
  expect(around.some((when) => describe(refused).includes(`You can from ${when}. Another admin`))).toBe(true);
});
