import { recordEvent } from '../events/record-event.ts';
import type { Customer, Subscription } from '../store/records.ts';
import type { Work } from '../work.ts';

/** Saves the subscription and sends events about what changed in it, if anything did. */
export function saveSubscription(work: Work, after: Subscription): Subscription {
  const before = work.transaction.find('subscription', after.id);
  work.transaction.put('subscription', after);
  if (before && JSON.stringify(before) !== JSON.stringify(after)) {
    recordEvent(work, 'customer.subscription.updated', after, before);
  }
  return after;
}

export function saveCustomer(work: Work, after: Customer): Customer {
  const before = work.transaction.find('customer', after.id);
  work.transaction.put('customer', after);
  if (before && JSON.stringify(before) !== JSON.stringify(after)) recordEvent(work, 'customer.updated', after, before);
  return after;
}
