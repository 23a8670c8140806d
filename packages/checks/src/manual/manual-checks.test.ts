import { expect, it } from 'vitest';
import { loadManualTexts } from './load-manual-texts.ts';
import { MANUAL_CHECK_KEYS, MANUAL_CHECKS } from './manual-checks.ts';

it('there are twelve manual checks, each with plain steps in both languages', async () => {
  expect(MANUAL_CHECK_KEYS.length).toBe(12);
  const [en, fr] = await Promise.all([loadManualTexts('en'), loadManualTexts('fr')]);
  for (const key of MANUAL_CHECK_KEYS) {
    expect(en[key].steps.length, key).toBe(fr[key].steps.length);
    expect(en[key].steps.length, key).toBeGreaterThan(2);
    for (const text of [en, fr].flatMap(({ [key]: { why, steps } }) => [why, ...steps]))
      expect(text).toMatch(/[.%»”]$/);
    expect(MANUAL_CHECKS[key].minutes).toBeGreaterThan(0);
    expect(MANUAL_CHECKS[key].criteria.length).toBeGreaterThan(0);
  }
});
