import type { PlanChangePreview } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { describePlanChange } from './describe-plan-change.ts';
import { onboardingTexts } from './onboarding-texts.ts';

const preview = (change: Partial<PlanChangePreview>): PlanChangePreview => ({
  dueNow: 0,
  unusedTime: 0,
  credit: 0,
  nextAmount: 5_000,
  currency: 'usd',
  nextDate: '2026-11-22T12:00:00.000Z',
  isTrial: false,
  prorationDate: 0,
  ...change,
});

const said = (change: Partial<PlanChangePreview>, language: 'en' | 'fr' = 'en') => {
  const { now, later } = describePlanChange(preview(change), language, onboardingTexts[language].preview);
  return [now, ...later].join(' ').replace(/\s/g, ' ');
};

describe('what a change of plan costs, in words', () => {
  it.each<[string, Partial<PlanChangePreview>, string]>([
    [
      'in the trial',
      { isTrial: true, nextAmount: 49_200 },
      'You pay nothing now. The first payment is $492, on Nov 22, 2026.',
    ],
    [
      'dearer',
      { dueNow: 1_667, unusedTime: 1_667 },
      'You pay $16.67 now. $16.67 for unused time is already taken off. The next invoice is $50, on Nov 22, 2026.',
    ],
    [
      'from monthly to yearly',
      { dueNow: 46_701, unusedTime: 2_499, nextAmount: 49_200 },
      'You pay $467.01 now. $24.99 for unused time is already taken off. The next invoice is $492, on Nov 22, 2026.',
    ],
    [
      'cheaper',
      { unusedTime: 3_333, credit: 1_667, nextAmount: 833 },
      'You pay nothing now. Your organization then has $16.67 in credit, which comes off its next invoices. The next invoice is $8.33, on Nov 22, 2026.',
    ],
    [
      'from yearly to monthly',
      { unusedTime: 46_701, credit: 41_701, nextAmount: 0 },
      'You pay nothing now. Your organization then has $417.01 in credit, which comes off its next invoices. The next invoice, on Nov 22, 2026, is covered by that credit.',
    ],
  ])('%s', (_what, change, sentence) => {
    expect(said(change)).toBe(sentence);
  });

  it('is said in French too', () => {
    expect(said({ unusedTime: 3_333, credit: 1_667, nextAmount: 833 }, 'fr')).toBe(
      'Vous ne payez rien maintenant. Votre organisation dispose ensuite d’un avoir de 16,67 $US, déduit de ses prochaines factures. La prochaine facture est de 8,33 $US, le 22 nov. 2026.',
    );
  });
});
