import { describe, expect, it } from 'vitest';
import { formatAmount, formatPeriod } from './format-invoice.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

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
    expect(formatAmount(minorUnits, currency)).toBe(written);
  });
});

describe('invoice periods', () => {
  it('say what both days share once', () => {
    const period = ['2025-03-05T12:00:00Z', '2025-04-05T12:00:00Z'] as const;
    expect(plain(formatPeriod('en', ...period))).toBe('Mar 5 – Apr 5, 2025');
    expect(plain(formatPeriod('fr', ...period))).toMatch(/^5 mars\s?[–-]\s?5 avr\. 2025$/);
  });
});
