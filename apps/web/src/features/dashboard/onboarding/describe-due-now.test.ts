import { expect, it } from 'vitest';
import { describeDueNow } from './describe-due-now.ts';
import { onboardingTexts } from './onboarding-texts.ts';

it.each([
  [1050, 'You pay $10.50 now.'],
  [0, 'You pay nothing now.'],
  [-400, 'You pay nothing now, and $4 is credited to your next invoices.'],
])('%d', (dueNow, sentence) => {
  expect(describeDueNow({ dueNow, currency: 'usd' }, 'en', onboardingTexts.en.preview)).toBe(sentence);
});
