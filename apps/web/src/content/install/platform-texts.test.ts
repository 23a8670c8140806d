import { describe, expect, it } from 'vitest';
import { platformTexts } from './platform-texts.ts';
import { platforms } from './platforms.ts';

describe.each(['en', 'fr'] as const)('the instructions in %s', (language) => {
  const { names, steps } = platformTexts[language];

  it.each(platforms)('%s say where to paste the code, step by step', (platform) => {
    expect(names[platform]).not.toBe('');
    expect(steps[platform].length).toBeGreaterThanOrEqual(3);
    expect(steps[platform].join(' ')).toMatch(/\bcode\b/);
  });
});

it.each(platforms)('%s has as many steps in French as in English', (platform) => {
  expect(platformTexts.fr.steps[platform]).toHaveLength(platformTexts.en.steps[platform].length);
});
