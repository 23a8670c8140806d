import { describe, expect, it } from 'vitest';
import { formatPeriod } from './format-invoice.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('invoice periods', () => {
  it('say what both days share once', () => {
    const period = ['2025-03-05T12:00:00Z', '2025-04-05T12:00:00Z'] as const;
    expect(plain(formatPeriod('en', ...period))).toBe('Mar 5 – Apr 5, 2025');
    expect(plain(formatPeriod('fr', ...period))).toMatch(/^5 mars\s?[–-]\s?5 avr\. 2025$/);
  });
});
