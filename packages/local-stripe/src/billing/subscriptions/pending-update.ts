import { HOUR } from '../../clock/periods.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Invoice, Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { saveSubscription } from '../save-records.ts';

const LIVES = 23 * HOUR;

/** Holds back a change until its invoice is paid. */
export function holdUpdate(work: Work, before: Subscription, after: Subscription, invoice: Invoice): Subscription {
  // There is one at a time: a later change replaces a pending one.
  if (before.pending_update) voidInvoice(work, before.latest_invoice);
  return saveSubscription(work, {
    ...before,
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor:
        after.billing_cycle_anchor === before.billing_cycle_anchor ? null : after.billing_cycle_anchor,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: work.now(before.customer) + LIVES,
      metadata: null,
      subscription_items: after.items.data,
      trial_end: after.trial_end === before.trial_end ? null : after.trial_end,
      trial_from_plan: null,
    },
  });
}

export function applyPendingUpdate(work: Work, subscription: Subscription): Subscription {
  const { pending_update: pending } = subscription;
  const updated: Subscription = {
    ...subscription,
    pending_update: null,
    billing_cycle_anchor: pending?.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    items: { ...subscription.items, data: pending?.subscription_items ?? subscription.items.data },
  };
  recordEvent(work, 'customer.subscription.pending_update_applied', updated, subscription);
  return updated;
}

export function expirePendingUpdate(work: Work, subscription: Subscription): void {
  const updated = { ...subscription, pending_update: null };
  recordEvent(work, 'customer.subscription.pending_update_expired', updated, subscription);
  saveSubscription(work, updated);
  voidInvoice(work, subscription.latest_invoice);
}
