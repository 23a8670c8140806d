import { invalid } from '../../api/api-error.ts';
import type { Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { periodOf } from './renew-subscription.ts';
import type { SubscriptionChange } from './subscription-change.ts';

/** `cancel_at_period_end: false` undoes only itself: a date set with `cancel_at` stays. */
export function scheduleCancellation(work: Work, before: Subscription, change: SubscriptionChange): Subscription {
  const { cancelAtPeriodEnd, cancelAt } = change;
  if (cancelAtPeriodEnd !== undefined && cancelAt !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', 'cancel_at');
  }
  const { end } = periodOf(before);
  // The end of the period may just have moved.
  if (cancelAtPeriodEnd ?? (before.cancel_at_period_end && cancelAt === undefined)) {
    return schedule(work, { ...before, cancel_at_period_end: true }, end);
  }
  if (cancelAtPeriodEnd === false) return before.cancel_at_period_end ? undo(before) : before;
  if (cancelAt === null) return undo(before);
  if (cancelAt === undefined) return before;
  const at = cancelAt === 'min_period_end' ? end : cancelAt;
  if (at <= work.now(before.customer)) {
    throw invalid('`cancel_at` must be an integer Unix timestamp in the future.', 'cancel_at');
  }
  return schedule(work, { ...before, cancel_at_period_end: false }, at);
}

function schedule(work: Work, before: Subscription, at: number): Subscription {
  return {
    ...before,
    cancel_at: at,
    canceled_at: before.canceled_at ?? work.now(before.customer),
    cancellation_details: { ...detailsOf(before), reason: 'cancellation_requested' },
  };
}

function undo(before: Subscription): Subscription {
  return {
    ...before,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...detailsOf(before), reason: null },
  };
}

function detailsOf({ cancellation_details: details }: Subscription) {
  return details ?? { comment: null, feedback: null, feedback_option: null, reason: null };
}
