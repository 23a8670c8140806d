import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isRegular, servicePeriod, sumOf } from './invoice-lines.ts';

type Line = Stripe.InvoiceLineItem;
const line = (amount: number, start: number, end: number, parent: object | null = null) =>
  ({ amount, period: { start, end }, parent }) as Line;
const regular = { subscription_item_details: { proration: false } };
const proration = { subscription_item_details: { proration: true } };
const invoice = (...data: Line[]) => ({ period_start: 1, period_end: 2, lines: { data } }) as Stripe.Invoice;

describe('the lines of an invoice', () => {
  it('are regular unless they make up for a change', () => {
    expect(isRegular(line(500, 0, 1, regular))).toBe(true);
    expect(isRegular(line(500, 0, 1))).toBe(true);
    expect(isRegular(line(500, 0, 1, proration))).toBe(false);
    expect(isRegular(line(500, 0, 1, { invoice_item_details: { proration: true } }))).toBe(false);
  });

  it('add up, credits included', () => {
    expect(sumOf([line(500, 0, 1), line(-120, 0, 1)])).toBe(380);
    expect(sumOf([])).toBe(0);
  });
});

describe('the time that an invoice pays for', () => {
  it('is that of its regular lines, from the first to the last', () => {
    const paid = invoice(line(900, 5, 10, proration), line(500, 30, 60, regular), line(500, 20, 50, regular));
    expect(servicePeriod(paid)).toEqual({ start: 20, end: 60 });
  });

  it('is that of what is charged when a change is all there is', () => {
    const change = invoice(line(-500, 5, 40, proration), line(0, 1, 90, proration), line(1, 10, 30, proration));
    expect(servicePeriod(change)).toEqual({ start: 10, end: 30 });
  });

  it('is that of the credit when nothing is charged, and its own when it has no lines', () => {
    expect(servicePeriod(invoice(line(-500, 5, 40, proration)))).toEqual({ start: 5, end: 40 });
    expect(servicePeriod(invoice())).toEqual({ start: 1, end: 2 });
  });
});
