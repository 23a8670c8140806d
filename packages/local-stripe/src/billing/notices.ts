import { recordEvent } from '../events/record-event.ts';
import type { Subscription } from '../store/records.ts';
import type { Work } from '../work.ts';
import { previewInvoice } from './invoices/preview-invoice.ts';

export function announceTrialEnd(work: Work, subscription: Subscription, end: number): void {
  work.transaction.put('notice', { id: `trial_will_end:${subscription.id}:${end}` });
  recordEvent(work, 'customer.subscription.trial_will_end', subscription);
}

export function announceRenewal(work: Work, subscription: Subscription, end: number): void {
  work.transaction.put('notice', { id: `upcoming:${subscription.id}:${end}` });
  recordEvent(work, 'invoice.upcoming', previewInvoice(work, subscription, {}));
}
