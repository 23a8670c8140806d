import type { Invoice, Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findSubscription } from '../find-records.ts';
import { collectInvoice, refusalOf } from '../invoices/collect-invoice.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { saveSubscription } from '../save-records.ts';
import { holdUpdate } from './pending-update.ts';
import { type PlannedChange, planChange } from './plan-change.ts';
import { scheduleCancellation } from './schedule-cancellation.ts';
import type { SubscriptionChange } from './subscription-change.ts';

/** Values that need no calculation are already in `before`, which is not saved yet. */
export function updateSubscription(work: Work, before: Subscription, change: SubscriptionChange): Subscription {
  const planned = planChange(work, before, change);
  const after = scheduleCancellation(work, planned.after, change);
  if (!planned.invoiceNow) {
    keepForNextInvoice(work, planned);
    return saveSubscription(work, after);
  }
  const draft = draftChange(work, planned);
  if (change.paymentBehavior !== 'pending_if_incomplete') {
    saveSubscription(work, { ...after, latest_invoice: draft.id });
    const invoice = collectInvoice(work, finalizeInvoice(work, draft), { retry: true });
    if (invoice.status !== 'paid' && change.paymentBehavior === 'error_if_incomplete') {
      throw refusalOf(work, invoice, 'subscription');
    }
    return findSubscription(work, before.id);
  }
  const invoice = collectInvoice(work, finalizeInvoice(work, draft), { retry: false });
  if (invoice.status !== 'paid') return holdUpdate(work, before, after, invoice);
  return saveSubscription(work, { ...after, latest_invoice: invoice.id, pending_update: null });
}

export function draftChange(work: Work, { after, lines }: PlannedChange): Invoice {
  const now = work.now(after.customer);
  return draftInvoice(work, after, { reason: 'subscription_update', lines, period: { start: now, end: now } });
}

export function keepForNextInvoice({ transaction }: Work, { after, lines }: PlannedChange): void {
  for (const line of lines) transaction.put('pending_line', { id: line.id, subscription: after.id, line });
}
