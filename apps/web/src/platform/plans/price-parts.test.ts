import { expect, it } from 'vitest';
import { planTexts } from './plan-texts.ts';
import { priceParts } from './price-parts.ts';

const priceOf = (name: string, amount: number, yearly: boolean) =>
  priceParts({ id: 'p', name, amount, yearly, description: '' }, 'en', planTexts.en);

it('says what a month costs and how it is billed', () => {
  expect(priceOf('Starter', 20.5, true)).toEqual({ amount: '$20.50', unit: 'per month', note: '$246 billed yearly' });
  expect(priceOf('Growth', 50, false)).toEqual({ amount: '$50', unit: 'per month', note: 'Billed monthly' });
});

it('never shows the amount of Scale', () => {
  expect(priceOf('Scale', 123, true)).toEqual({ amount: 'Custom', note: 'Priced on a call' });
});
