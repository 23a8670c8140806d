import { expect, it } from 'vitest';
import { planFeatures } from './plan-features.ts';
import { planTexts } from './plan-texts.ts';

const of = (name: string) =>
  planFeatures({ id: 'p', name, amount: 1, yearly: true, description: 'From the server' }, planTexts.en);

it('lists what each plan includes', () => {
  const everywhere = ['Unlimited webpages', 'Customizable widget', 'Multi-user management'];
  expect(of('Starter')).toEqual(['Up to 100,000 visits a month', ...everywhere, 'Email support']);
  expect(of('growth')).toEqual(['Up to 1,000,000 visits a month', ...everywhere, 'Priority support']);
  expect(of('Scale')).toEqual([
    'Over 1,000,000 visits a month',
    ...everywhere,
    'Priority support',
    'Dedicated account manager',
  ]);
});

it('lets an unknown plan speak for itself', () => {
  expect(of('Other')).toEqual(['From the server']);
});
