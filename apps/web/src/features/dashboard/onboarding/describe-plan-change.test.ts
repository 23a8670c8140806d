import type { PlanChangePreview } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { describePlanChange } from './describe-plan-change.ts';
import { onboardingTexts } from './onboarding-texts.ts';

const preview = (change: Partial<PlanChangePreview>): PlanChangePreview => ({
  dueNow: 0,
  creditUsed: 0,
  unusedTime: 0,
  credit: 0,
  nextAmount: 5_000,
  nextDeduction: 0,
  nextCredit: 0,
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
      { unusedTime: 3_333, nextDeduction: 1_667, nextAmount: 833 },
      'You pay nothing now. The next invoice is $8.33, on Nov 22, 2026. $16.67 for unused time is already taken off.',
    ],
    [
      'cheaper, with more unused time than the next invoice costs',
      { unusedTime: 30_000, nextDeduction: 25_000, nextAmount: 0, nextCredit: 400 },
      'You pay nothing now. The next invoice, on Nov 22, 2026, is covered by credit for unused time; $4 of it is left for later invoices.',
    ],
    [
      'from yearly to monthly',
      { unusedTime: 46_701, credit: 41_701 },
      'You pay nothing now. The next invoice is $50, on Nov 22, 2026. After this change your organization has $417.01 in credit, used before your card.',
    ],
    [
      'dearer, and paid with credit',
      { unusedTime: 1_667, creditUsed: 1_667, credit: 300 },
      'You pay nothing now: $16.67 of your credit covers it. The next invoice is $50, on Nov 22, 2026. After this change your organization has $3 in credit, used before your card.',
    ],
    [
      'dearer, and partly paid with credit',
      { unusedTime: 1_667, creditUsed: 667, dueNow: 1_000 },
      'You pay $10 now. $16.67 for unused time is already taken off. $6.67 of your credit is already used for it. The next invoice is $50, on Nov 22, 2026.',
    ],
    [
      'in the trial of an organization with credit',
      { isTrial: true, nextAmount: 2_500, credit: 46_700 },
      'You pay nothing now. The first payment is $25, on Nov 22, 2026. After this change your organization has $467 in credit, used before your card.',
    ],
  ])('%s', (_what, change, sentence) => {
    expect(said(change)).toBe(sentence);
  });

  it('is said in French too', () => {
    expect(said({ unusedTime: 3_333, nextDeduction: 1_667, nextAmount: 833, credit: 300 }, 'fr')).toBe(
      'Vous ne payez rien maintenant. La prochaine facture est de 8,33 $US, le 22 nov. 2026. 16,67 $US sont déjà déduits pour le temps non utilisé. Après ce changement, votre organisation dispose d’un avoir de 3 $US, utilisé avant votre carte.',
    );
  });
});
