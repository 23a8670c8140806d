import { recordEvent } from '../../events/record-event.ts';
import type { Invoice } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findCustomer } from '../find-records.ts';
import { saveCustomer } from '../save-records.ts';
import { markPaid } from './collect-invoice.ts';
import { endingBalance, withTotals } from './invoice-totals.ts';

/** Assigns a number and applies the customer's balance; an invoice of zero is thereby paid. */
export function finalizeInvoice(work: Work, draft: Invoice): Invoice {
  const customer = findCustomer(work, draft.customer ?? '');
  const now = work.now(customer.id);
  const sequence = customer.next_invoice_sequence ?? 1;
  // The counter changes without an event, as at the provider; a change of the balance has one.
  work.transaction.put('customer', { ...customer, next_invoice_sequence: sequence + 1, currency: draft.currency });
  // The balance may have changed since the draft was made.
  const counted = withTotals(draft, draft.lines.data, customer.balance);
  const left = endingBalance(counted);
  if (left !== customer.balance) saveCustomer(work, { ...findCustomer(work, customer.id), balance: left });
  const invoice: Invoice = {
    ...counted,
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    ending_balance: left,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${work.baseUrl}/i/${draft.id}`,
    invoice_pdf: `${work.baseUrl}/i/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  work.transaction.put('invoice', invoice);
  recordEvent(work, 'invoice.finalized', invoice);
  return invoice.amount_due === 0 ? markPaid(work, invoice) : invoice;
}
