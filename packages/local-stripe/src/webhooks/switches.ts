import type { WebhookSwitches } from '../store/records.ts';
import type { Transaction } from '../store/transaction.ts';

const OFF: WebhookSwitches = { id: 'switches', delaySeconds: 0, duplicate: false, reorder: false, drop: false };

/** What happens to webhooks on their way, to test how the product copes. */
export function readSwitches(transaction: Transaction): WebhookSwitches {
  return transaction.find('switches', OFF.id) ?? OFF;
}

export function setSwitches(transaction: Transaction, change: Partial<Omit<WebhookSwitches, 'id'>>): WebhookSwitches {
  return transaction.put('switches', { ...readSwitches(transaction), ...change });
}
