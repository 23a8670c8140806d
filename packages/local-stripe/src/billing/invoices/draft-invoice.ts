import { HOUR } from '../../clock/periods.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildInvoice } from '../../objects/build-invoice.ts';
import type { Invoice, InvoiceLine, Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findCustomer } from '../find-records.ts';
import { withTotals } from './invoice-totals.ts';

interface InvoicePlan {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: InvoiceLine[];
  /** Not the service period of the lines, but the past period of the invoice. */
  period: { start: number; end: number };
}

/** With the pending prorations. A renewal stays a draft for an hour, any other is finalized by the caller. */
export function draftInvoice(work: Work, subscription: Subscription, { reason, lines, period }: InvoicePlan): Invoice {
  const customer = findCustomer(work, subscription.customer);
  const now = work.now(customer.id);
  const draft = {
    ...buildInvoice(now, customer, subscription),
    billing_reason: reason,
    // An invoice takes its memo from its subscription.
    description: subscription.description,
    period_start: period.start,
    period_end: period.end,
    ...(reason === 'subscription_cycle' && {
      automatically_finalizes_at: now + HOUR,
      next_payment_attempt: now + HOUR,
    }),
  };
  const invoice = withTotals(draft, [...takePendingLines(work, subscription), ...lines], customer.balance);
  work.transaction.put('invoice', invoice);
  recordEvent(work, 'invoice.created', invoice);
  return invoice;
}

function takePendingLines({ transaction }: Work, subscription: Subscription): InvoiceLine[] {
  const pending = transaction.all('pending_line').filter((line) => line.subscription === subscription.id);
  for (const { id } of pending) transaction.delete('pending_line', id);
  return pending.map(({ line }) => line);
}
