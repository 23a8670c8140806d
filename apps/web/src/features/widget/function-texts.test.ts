import { readFileSync } from 'node:fs';
import { WIDGET_FEATURES, WIDGET_PROFILES } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { functionTexts } from './function-texts.ts';

/** The words of the panel itself. They belong to another program, so they are read rather than imported. */
const panelWords = (language: string) =>
  readFileSync(new URL(`../../../../widget/src/locales/${language}.ts`, import.meta.url), 'utf8');

describe.each(['en', 'fr'] as const)('the functions in %s', (language) => {
  const { features, profiles, groups } = functionTexts[language];

  it('have a name each', () => {
    expect(Object.keys(features).toSorted()).toEqual(WIDGET_FEATURES.toSorted());
    expect(Object.keys(profiles).toSorted()).toEqual(WIDGET_PROFILES.toSorted());
  });

  it('are named as visitors read them in the panel', () => {
    const words = panelWords(language);
    const named = Object.entries({ ...features, ...profiles, ...groups });
    expect(named.filter(([key, name]) => !words.includes(`  ${key}: '${name}',`))).toEqual([]);
  });
});
