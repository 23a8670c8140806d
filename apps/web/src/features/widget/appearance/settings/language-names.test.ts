import { WIDGET_LANGUAGES } from '@evenway/contract';
import { expect, it } from 'vitest';
import { buttonNames } from '../../../../../../widget/src/loader/button-names.ts';

it('the button has a name in every language that an owner can choose', () => {
  expect(Object.keys(buttonNames).toSorted()).toEqual(WIDGET_LANGUAGES.toSorted());
});
