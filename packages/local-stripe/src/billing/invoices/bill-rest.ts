import type { Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { draftInvoice } from './draft-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';

/** Bills what was waiting for a next invoice that will not come any more. */
export function billRest(work: Work, subscription: Subscription): void {
  const waits = work.transaction.all('pending_line').some((line) => line.subscription === subscription.id);
  if (!waits) return;
  const now = work.now(subscription.customer);
  const draft = draftInvoice(work, subscription, {
    reason: 'subscription_update',
    lines: [],
    period: { start: now, end: now },
  });
  finalizeInvoice(work, draft);
}
