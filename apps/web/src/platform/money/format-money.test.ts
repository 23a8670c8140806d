import { describe, expect, it } from 'vitest';
import { formatInvoiceAmount, formatMoney } from './format-money.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('amounts', () => {
  it.each([
    [4100, '$41', '41 $US'],
    [2050, '$20.50', '20,50 $US'],
    [1666.58, '$16.67', '16,67 $US'],
    [123400, '$1,234', '1 234 $US'],
    [0, '$0', '0 $US'],
  ])('of %d are written as the reader writes them', (minorUnits, en, fr) => {
    expect(plain(formatMoney('en', minorUnits))).toBe(en);
    expect(plain(formatMoney('fr', minorUnits))).toBe(fr);
  });

  it('come in other currencies, and survive what is no currency', () => {
    expect(formatMoney('en', 950, 'eur')).toBe('€9.50');
    expect(formatMoney('en', 100, null)).toBe('$1');
    expect(formatMoney('en', 100, 'dollars')).toBe('$1');
  });
});

describe('invoice amounts', () => {
  it.each([
    [2500, 'usd', '$25.00'],
    [123456, 'USD', '$1,234.56'],
    [999, 'eur', '€9.99'],
    [0, 'usd', '$0.00'],
    [-500, 'usd', '-$5.00'],
    [100, '', '$1.00'],
    [100, 'dollars', '$1.00'],
  ])('%d %s', (minorUnits, currency, written) => {
    expect(formatInvoiceAmount(minorUnits, currency)).toBe(written);
  });
});
