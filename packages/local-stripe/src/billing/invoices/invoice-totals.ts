import type { Invoice, InvoiceLine } from '../../store/records.ts';

/** The amount due after the customer's balance: a negative balance is a credit. */
export function withTotals(invoice: Invoice, lines: InvoiceLine[], balance: number): Invoice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + balance);
  return {
    ...invoice,
    lines: { ...invoice.lines, data: lines.map((line) => ({ ...line, invoice: invoice.id })) },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    starting_balance: balance,
    amount_due: due,
    amount_remaining: due,
  };
}

/** The customer's balance after an invoice of this total. */
export function endingBalance({ total, starting_balance: balance }: Invoice): number {
  return Math.min(0, total + balance);
}
