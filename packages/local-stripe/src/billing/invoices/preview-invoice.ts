import { ApiError } from '../../api/api-error.ts';
import { newId } from '../../store/new-id.ts';
import type { Invoice, Subscription } from '../../store/records.ts';
import { atTime, type Work } from '../../work.ts';
import { planChange } from '../subscriptions/plan-change.ts';
import { periodOf, renewSubscription } from '../subscriptions/renew-subscription.ts';
import { scheduleCancellation } from '../subscriptions/schedule-cancellation.ts';
import type { SubscriptionChange } from '../subscriptions/subscription-change.ts';
import { draftChange, keepForNextInvoice } from '../subscriptions/update-subscription.ts';

/** Simulates it on a copy that is discarded. */
export function previewInvoice(work: Work, subscription: Subscription, change: SubscriptionChange): Invoice {
  const trial = { ...work, transaction: work.transaction.branch() };
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw noneUpcoming(subscription);
  const planned = planChange(trial, subscription, change);
  if (planned.invoiceNow) return asPreview(draftChange(trial, planned));
  const after = scheduleCancellation(trial, planned.after, change);
  const { end } = periodOf(after);
  if (after.cancel_at !== null && after.cancel_at <= end) throw noneUpcoming(subscription);
  keepForNextInvoice(trial, planned);
  const invoice = renewSubscription(atTime(trial, end), after);
  return { ...asPreview(invoice), billing_reason: 'upcoming' };
}

function asPreview(invoice: Invoice): Invoice {
  const id = newId('upcoming_in');
  return {
    ...invoice,
    id,
    automatically_finalizes_at: null,
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, invoice: id })) },
  };
}

function noneUpcoming({ customer }: Subscription): ApiError {
  return new ApiError(404, 'invalid_request_error', `No upcoming invoices for customer: ${customer}`, {
    code: 'invoice_upcoming_none',
  });
}
