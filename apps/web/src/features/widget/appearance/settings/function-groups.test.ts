import { WIDGET_FEATURES } from '@evenway/contract';
import { expect, it } from 'vitest';
import { functionGroups } from './function-groups.ts';

it('has a place for every function, once', () => {
  expect(Object.values(functionGroups).flat().toSorted()).toEqual(WIDGET_FEATURES.toSorted());
});
