import { expect, it } from 'vitest';
import { visitLimit } from './to-public.ts';

it('A13: a plan without a limit is told apart from no plan', () => {
  expect([visitLimit('Starter'), visitLimit('Scale'), visitLimit(null)]).toEqual([
    { limit: 100_000, isUnlimited: false },
    { limit: null, isUnlimited: true },
    { limit: null, isUnlimited: false },
  ]);
});
