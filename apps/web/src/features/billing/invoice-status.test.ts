import { expect, it } from 'vitest';
import { statusLabel } from './invoice-status.ts';
import { invoiceTexts } from './invoice-texts.ts';

it.each([
  ['paid', 'Paid'],
  ['open', 'Open'],
  ['draft', 'Draft'],
  ['void', 'Void'],
  ['uncollectible', 'uncollectible'],
  ['', 'Unknown'],
  [null, 'Unknown'],
])('an invoice that is %s is shown as %s', (status, label) => {
  expect(statusLabel(status, invoiceTexts.en)).toBe(label);
});
