import { describe, expect, it } from 'vitest';
import * as en from '../../../../widget/src/locales/en.ts';
import * as fr from '../../../../widget/src/locales/fr.ts';
import { audiencesTexts } from './audiences.ts';
import { featuresTexts } from './features.ts';
import { samplePageTexts } from './sample-page.ts';

/** The texts of the panel itself, which is a separate program. */
const panelWords = { en: { ...en.panel, ...en.groups }, fr: { ...fr.panel, ...fr.groups } };

describe.each(['en', 'fr'] as const)('on the landing page in %s', (language) => {
  const words = panelWords[language];

  it('functions have the names that visitors read in the panel', () => {
    const { items } = featuresTexts[language];
    expect(words).toMatchObject(Object.fromEntries(Object.entries(items).map(([key, { name }]) => [key, name])));
    expect(words).toMatchObject(samplePageTexts[language].controls);
  });

  it('so do the ready-made settings, and what they are called together', () => {
    const { cards, title } = audiencesTexts[language];
    expect(words).toMatchObject(Object.fromEntries(Object.entries(cards).map(([key, { profile }]) => [key, profile])));
    expect(title.toLowerCase()).toContain(words.profiles.toLowerCase());
  });
});
