import { WIDGET_FEATURES, WIDGET_PROFILES } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import * as en from '../../../../widget/src/locales/en.ts';
import * as fr from '../../../../widget/src/locales/fr.ts';
import { features as panelFunctions } from '../../../../widget/src/settings/options.ts';
import { functionTexts } from './function-texts.ts';

/** The texts of the panel itself, which is a separate program. */
const panelWords = { en: { ...en.panel, ...en.groups }, fr: { ...fr.panel, ...fr.groups } };

it('the panel has every function of the contract, in its order', () => {
  expect(panelFunctions).toEqual(WIDGET_FEATURES);
});

describe.each(['en', 'fr'] as const)('the functions in %s', (language) => {
  const { features, profiles, groups } = functionTexts[language];

  it('have a name each', () => {
    expect(Object.keys(features).toSorted()).toEqual(WIDGET_FEATURES.toSorted());
    expect(Object.keys(profiles).toSorted()).toEqual(WIDGET_PROFILES.toSorted());
  });

  it('are named as visitors read them in the panel', () => {
    expect(panelWords[language]).toMatchObject({ ...features, ...profiles, ...groups });
  });
});
