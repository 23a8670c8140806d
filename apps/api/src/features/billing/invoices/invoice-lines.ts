import type Stripe from 'stripe';

/** A line that pays for a whole period; any other corrects for a change within one. */
export const isRegular = (line: Stripe.InvoiceLineItem): boolean =>
  !(line.parent?.subscription_item_details?.proration ?? line.parent?.invoice_item_details?.proration ?? false);

export const sumOf = (lines: readonly Stripe.InvoiceLineItem[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The time an invoice pays for. Not its own period, and a credit on it is about time that was paid before: the regular
 * lines count, and without one the lines with a charge.
 */
export function servicePeriod(invoice: Stripe.Invoice): { start: number; end: number } {
  const { data: lines } = invoice.lines;
  const regular = lines.filter(isRegular);
  const charging = lines.filter(({ amount }) => amount > 0);
  const relevant = [regular, charging, lines].find(({ length }) => length > 0);
  if (!relevant) return { start: invoice.period_start, end: invoice.period_end };
  return {
    start: Math.min(...relevant.map(({ period }) => period.start)),
    end: Math.max(...relevant.map(({ period }) => period.end)),
  };
}
