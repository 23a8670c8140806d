import type { Delivery } from '../store/records.ts';
import type { Transaction } from '../store/transaction.ts';
import type { WebhookOutcome } from './send-webhook.ts';

/** Seconds between a failed attempt and the next: a development machine cannot wait three days. */
const RETRY_SECONDS = [1, 2, 4, 8, 15, 30, 60, 120, 300];

export function noteAttempt(transaction: Transaction, { id }: Delivery, outcome: WebhookOutcome | undefined): void {
  const delivery = transaction.find('delivery', id);
  if (!delivery) return;
  if (!outcome) {
    finish(transaction, { ...delivery, state: 'dropped' });
    return;
  }
  const { status, problem } = outcome;
  const attempts = [...delivery.attempts, { at: new Date().toISOString(), status, problem }];
  const isDelivered = status !== null && status >= 200 && status < 300;
  const pause = RETRY_SECONDS[delivery.attempts.length];
  if (isDelivered || pause === undefined) {
    finish(transaction, { ...delivery, attempts, state: isDelivered ? 'delivered' : 'failed' });
  } else {
    transaction.put('delivery', { ...delivery, attempts, dueAt: Date.now() + pause * 1_000 });
  }
  const event = transaction.find('event', delivery.event);
  if (!isDelivered || !event) return;
  transaction.put('event', { ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
}

function finish(transaction: Transaction, delivery: Delivery): void {
  transaction.delete('delivery', delivery.id);
  transaction.put('finished_delivery', delivery);
}
