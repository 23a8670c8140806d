import { expireSession } from '../billing/checkout/expire-session.ts';
import { collectInvoice } from '../billing/invoices/collect-invoice.ts';
import { finalizeInvoice } from '../billing/invoices/finalize-invoice.ts';
import { previewInvoice } from '../billing/invoices/preview-invoice.ts';
import { voidInvoice } from '../billing/invoices/void-invoice.ts';
import { cancelSubscription } from '../billing/subscriptions/cancel-subscription.ts';
import { endTrial } from '../billing/subscriptions/end-trial.ts';
import { expirePendingUpdate } from '../billing/subscriptions/pending-update.ts';
import { periodOf, renewSubscription } from '../billing/subscriptions/renew-subscription.ts';
import { recordEvent } from '../events/record-event.ts';
import type { CheckoutSession, Invoice, Subscription } from '../store/records.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Work } from '../work.ts';
import { DAY, HOUR } from './periods.ts';

export interface DueStep {
  at: number;
  customer: string | null;
  run(work: Work): void;
}

const INCOMPLETE_LIVES = 23 * HOUR;
const TRIAL_NOTICE = 3 * DAY;
const RENEWAL_NOTICE = 7 * DAY;

/** The next steps of everything that waits for a time, by what waits. */
export function findAllDue(transaction: Transaction): Map<string, DueStep[]> {
  const waiting = [
    ...transaction.all('subscription'),
    ...transaction.all('invoice'),
    ...transaction.all('checkout_session'),
  ];
  return new Map(
    waiting.map(({ id }) => [id, findDue(transaction, id)] as const).filter(([, steps]) => steps.length > 0),
  );
}

/** The next steps of one subscription, invoice or checkout. */
export function findDue(transaction: Transaction, id: string): DueStep[] {
  const subscription = transaction.find('subscription', id);
  if (subscription) return nextOfSubscription(transaction, subscription);
  const invoice = transaction.find('invoice', id);
  if (invoice) return nextOfInvoice(invoice);
  const session = transaction.find('checkout_session', id);
  return session ? nextOfSession(session) : [];
}

function nextOfSubscription(transaction: Transaction, subscription: Subscription): DueStep[] {
  const { id, customer, status } = subscription;
  const step = (at: number, run: DueStep['run']) => ({ at, customer, run });
  const isNew = (notice: string) => !transaction.find('notice', notice);
  if (status === 'incomplete')
    return [step(subscription.created + INCOMPLETE_LIVES, (work) => expire(work, subscription))];
  if (!['trialing', 'active', 'past_due', 'unpaid'].includes(status)) return [];
  const { start, end } = periodOf(subscription);
  const steps: DueStep[] = [];
  if (status === 'trialing' && isNew(`trial_will_end:${id}:${end}`)) {
    steps.push(
      step(Math.max(end - TRIAL_NOTICE, subscription.created), (work) => announceTrialEnd(work, subscription, end)),
    );
  }
  if (status === 'active' && subscription.cancel_at === null && isNew(`upcoming:${id}:${end}`)) {
    steps.push(step(Math.max(end - RENEWAL_NOTICE, start), (work) => announceRenewal(work, subscription, end)));
  }
  const { pending_update: pending } = subscription;
  if (pending) steps.push(step(pending.expires_at, (work) => expirePendingUpdate(work, subscription)));
  const endsAt = subscription.cancel_at;
  if (endsAt !== null && endsAt <= end) {
    steps.push(step(endsAt, (work) => cancelSubscription(work, id, { reason: 'cancellation_requested' })));
  } else {
    steps.push(step(end, (work) => (status === 'trialing' ? endTrial : renewSubscription)(work, subscription)));
  }
  return steps;
}

function announceTrialEnd(work: Work, subscription: Subscription, end: number): void {
  work.transaction.put('notice', { id: `trial_will_end:${subscription.id}:${end}` });
  recordEvent(work, 'customer.subscription.trial_will_end', subscription);
}

function announceRenewal(work: Work, subscription: Subscription, end: number): void {
  work.transaction.put('notice', { id: `upcoming:${subscription.id}:${end}` });
  recordEvent(work, 'invoice.upcoming', previewInvoice(work, subscription, {}));
}

function nextOfInvoice(invoice: Invoice): DueStep[] {
  const { customer, status, automatically_finalizes_at: finalizesAt, next_payment_attempt: attemptAt } = invoice;
  if (status === 'draft' && finalizesAt !== null) {
    const run = (work: Work) => {
      collectInvoice(work, finalizeInvoice(work, invoice), { retry: true });
    };
    return [{ at: finalizesAt, customer, run }];
  }
  if (status === 'open' && attemptAt !== null) {
    return [{ at: attemptAt, customer, run: (work) => void collectInvoice(work, invoice, { retry: true }) }];
  }
  return [];
}

function nextOfSession(session: CheckoutSession): DueStep[] {
  if (session.status !== 'open') return [];
  return [{ at: session.expires_at, customer: session.customer, run: (work) => void expireSession(work, session) }];
}

function expire(work: Work, subscription: Subscription): void {
  cancelSubscription(work, subscription.id, { reason: 'payment_failed', status: 'incomplete_expired' });
  voidInvoice(work, subscription.latest_invoice);
}
