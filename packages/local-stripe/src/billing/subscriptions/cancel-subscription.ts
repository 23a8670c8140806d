import { recordEvent } from '../../events/record-event.ts';
import type { Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findSubscription, subscriptionIdOf } from '../find-records.ts';
import { creditUnusedTime } from '../invoices/prorate.ts';

interface CancelOptions {
  reason: 'cancellation_requested' | 'payment_failed';
  status?: 'canceled' | 'incomplete_expired';
  comment?: string | null;
  feedback?: string | null;
  /** Credits paid but unused time. */
  prorate?: boolean;
}

/** Ends it now, and stops collecting what is still open. */
export function cancelSubscription(work: Work, id: string, options: CancelOptions): Subscription {
  const before = findSubscription(work, id);
  const now = work.now(before.customer);
  if (options.prorate && before.status !== 'trialing') {
    for (const line of before.items.data.map((item) => creditUnusedTime(work, item, now))) {
      work.transaction.put('pending_line', { id: line.id, subscription: id, line });
    }
  }
  const { cancellation_details: details } = before;
  const ended: Subscription = {
    ...before,
    status: options.status ?? 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    cancellation_details: {
      comment: options.comment ?? details?.comment ?? null,
      feedback: options.feedback ?? details?.feedback ?? null,
      feedback_option: null,
      reason: options.reason,
    },
  };
  work.transaction.put('subscription', ended);
  stopCollecting(work, id);
  recordEvent(
    work,
    options.status === 'incomplete_expired' ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    ended,
    ...(options.status === 'incomplete_expired' ? [before] : []),
  );
  return ended;
}

function stopCollecting({ transaction }: Work, id: string): void {
  for (const invoice of transaction.all('invoice')) {
    if (subscriptionIdOf(invoice) !== id || (invoice.status !== 'draft' && invoice.status !== 'open')) continue;
    transaction.put('invoice', {
      ...invoice,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
  }
}
