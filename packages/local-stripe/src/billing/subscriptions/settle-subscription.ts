import type { Invoice, Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { subscriptionIdOf } from '../find-records.ts';
import { saveSubscription } from '../save-records.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { applyPendingUpdate } from './pending-update.ts';

/** What a paid invoice means for its subscription: only the latest one counts. */
export function settlePayment(work: Work, invoice: Invoice): void {
  const subscription = findLatestFor(work, invoice);
  if (!subscription) return;
  const updated = subscription.pending_update ? applyPendingUpdate(work, subscription) : subscription;
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(updated.status);
  saveSubscription(work, waits ? { ...updated, status: 'active' } : updated);
}

/**
 * A failed first payment leaves it incomplete, a failed change is undone, any other makes it past due, and the last one
 * ends it.
 */
export function settleFailure(work: Work, invoice: Invoice, isLast: boolean): void {
  const subscription = findLatestFor(work, invoice);
  if (!subscription || subscription.pending_update) return;
  if (subscription.status === 'active') saveSubscription(work, { ...subscription, status: 'past_due' });
  if (isLast) cancelSubscription(work, subscription.id, { reason: 'payment_failed' });
}

function findLatestFor(work: Work, invoice: Invoice): Subscription | undefined {
  const subscription = work.transaction.find('subscription', subscriptionIdOf(invoice) ?? '');
  const isLatest = subscription?.latest_invoice === invoice.id && subscription.status !== 'canceled';
  return isLatest ? subscription : undefined;
}
