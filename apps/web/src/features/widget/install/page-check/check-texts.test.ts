import { WIDGET_CHECK_OUTCOMES } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';

describe.each(['en', 'fr'] as const)('what a check found, in %s', (language) => {
  it.each(WIDGET_CHECK_OUTCOMES)('%s is told with what to do', (outcome) => {
    const { title, advice } = checkTexts[language].outcomes[outcome];
    expect(title.length).toBeGreaterThan(10);
    expect(advice.length).toBeGreaterThan(30);
  });

  it('is told in other words for each outcome', () => {
    const titles = Object.values(checkTexts[language].outcomes).map(({ title }) => title);
    expect(new Set(titles).size).toBe(WIDGET_CHECK_OUTCOMES.length);
  });
});
