import { updateOrganization } from '@evenway/contract';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../platform/api/api-error.ts';
import { describeFailure } from './describe-failure.ts';

const own = { fallback: 'Failed to update organization name', network: 'offline' };
const describe = (error: unknown) => describeFailure(error, updateOrganization, own);

it('shows what the server said', () => {
  expect(describe(new ApiError({ status: 403, code: 'forbidden', message: 'Ask an admin.' }))).toBe('Ask an admin.');
});

it('says what failed when the server said nothing', () => {
  expect(describe(new ApiError({ status: 500, message: updateOrganization.fallback }))).toBe(own.fallback);
  expect(describe(new TypeError('broken'))).toBe(own.fallback);
});

it('tells a broken connection apart', () => {
  expect(describe(new NetworkError('x'))).toBe('offline');
});
