import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [41, '$41', '41 $US'],
  [20.5, '$20.50', '20,50 $US'],
  [16.6658, '$16.67', '16,67 $US'],
  [1234, '$1,234', '1 234 $US'],
  [0, '$0', '0 $US'],
])('writes %d', (amount, en, fr) => {
  expect(plain(formatPrice('en', amount))).toBe(en);
  expect(plain(formatPrice('fr', amount))).toBe(fr);
});

it('writes other currencies', () => {
  expect(formatPrice('en', 9.5, 'eur')).toBe('€9.50');
});
