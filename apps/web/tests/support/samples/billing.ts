import type { Credit, Invoice, Plan } from '@evenway/contract';
import type { Route } from '@playwright/test';
import { inDays, NOW } from './dates.ts';

const invoice = (at: number, change: Partial<Invoice> = {}): Invoice => ({
  invoiceId: `in_${at}`,
  status: 'paid',
  amountPaid: 5_000,
  currency: 'usd',
  periodStart: inDays(-30 * at),
  periodEnd: inDays(-30 * (at - 1)),
  invoicePdf: '/invoice.pdf',
  number: `KM2LESLT-00${10 - at}`,
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
});
const invoices = [1, 2, 3, 4].map((at) => invoice(at));
const unpaid = invoice(1, {
  status: 'open',
  amountPaid: 0,
  amountDue: 5_000,
  dueDate: inDays(-1),
  nextAttemptAt: inDays(2),
  payUrl: '/pay',
});

export const plan = (name: string, amount: number, yearly: boolean): Plan => ({
  id: `${name}-${yearly ? 'year' : 'month'}`,
  name,
  amount,
  yearly,
  description: '',
});
const plans = [
  ...[plan('Starter', 20.5, true), plan('Growth', 41, true), plan('Scale', 123, true)],
  ...[plan('Starter', 25, false), plan('Growth', 50, false), plan('Scale', 150, false)],
];

export const unpaidInvoices = [unpaid, ...invoices.slice(1)];

/** What credit, credit notes, refunds and disputes make of invoices. */
export const creditedInvoices = [
  invoice(1, { amountPaid: 4_300, creditUsed: 700 }),
  invoice(2, {
    creditNotes: [
      {
        ...{ number: 'KM2LESLT-0008-CN-01', amount: 1_000, date: inDays(-40) },
        ...{ reason: 'order_change', memo: 'A week without the widget', pdf: '/credit-note.pdf' },
        refunds: [],
      },
    ],
  }),
  invoice(3, { amountPaid: 0, total: -41_700 }),
  invoice(4, {
    refunds: [{ amount: 1_500, date: inDays(-80), state: 'succeeded' }],
    disputes: [{ amount: 5_000, date: inDays(-60), state: 'open' }],
  }),
];

export const sampleCredit: Credit = { amount: 46_700, currency: 'usd', nextUse: inDays(5) };

/** Its invoices and its card, and the plans there are. */
export const sampleBilling = {
  'GET /billing/credit': (route: Route) => route.fulfill({ json: null }),
  'GET /billing/card': { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
  'GET /invoices': invoices,
  'GET /invoices/upcoming': {
    amountPaid: 49_200,
    currency: 'usd',
    periodStart: inDays(165),
    periodEnd: inDays(530),
  },
  'GET /widget/prices': plans,
  'GET /subscriptions/trial': { isAvailable: true, freeUntil: null },
  'GET /subscriptions/change-plan/preview': {
    dueNow: 22_140,
    unusedTime: 1_360,
    creditUsed: 0,
    credit: 0,
    nextDeduction: 0,
    nextCredit: 0,
    nextAmount: 49_200,
    currency: 'usd',
    nextDate: inDays(365),
    isTrial: false,
    prorationDate: Date.parse(NOW) / 1000,
  },
};
