import type { Invoice } from '@evenway/contract';
import { expect, it } from 'vitest';
import { invoiceAmounts } from './invoice-amounts.ts';
import { invoiceTexts } from './invoice-texts.ts';

const day = '2026-11-15T12:00:00.000Z';
const amounts = (change: Partial<Invoice>) =>
  invoiceAmounts(
    {
      invoiceId: 'in_1',
      status: 'paid',
      amountPaid: 5_000,
      currency: 'usd',
      periodStart: day,
      periodEnd: day,
      invoicePdf: null,
      number: 'A-0001',
      total: 5_000,
      creditUsed: 0,
      creditNotes: [],
      refunds: [],
      disputes: [],
      amountDue: 0,
      dueDate: null,
      nextAttemptAt: null,
      payUrl: null,
      ...change,
    },
    'en',
    invoiceTexts.en,
  );

it('says what is owed of an open invoice, since when, and when it is tried again', () => {
  const open = { status: 'open', amountPaid: 0, amountDue: 5_000, dueDate: day, nextAttemptAt: day };
  expect(amounts(open)).toEqual({ main: '$50.00 due', notes: ['since Nov 15, 2026', 'next try on Nov 15, 2026'] });
  expect(amounts({ ...open, amountDue: 4_000, creditUsed: 700 }).notes.slice(0, 2)).toEqual([
    'Total $50.00',
    '$7.00 paid with credit',
  ]);
});

it('says what was paid, and the total where credit made it another', () => {
  expect(amounts({})).toEqual({ main: '$50.00', notes: [] });
  expect(amounts({ amountPaid: 0, creditUsed: 5_000 })).toEqual({
    main: '$0.00',
    notes: ['Total $50.00', '$50.00 paid with credit'],
  });
  expect(amounts({ amountPaid: 0, total: -41_700 })).toEqual({
    main: '$417.00 credit',
    notes: ['for your next payments'],
  });
  expect(amounts({ status: 'draft', amountPaid: 0 })).toEqual({ main: '$50.00', notes: [] });
});
