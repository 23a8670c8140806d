import { newId } from '../store/new-id.ts';
import type { Transaction } from '../store/transaction.ts';

/** Sends an event once more to every endpoint, whatever its earlier result. */
export function resendEvent(transaction: Transaction, eventId: string): void {
  if (!transaction.find('event', eventId)) return;
  for (const { id } of transaction.all('webhook_endpoint')) {
    transaction.put('delivery', {
      id: newId('del'),
      event: eventId,
      endpoint: id,
      state: 'pending',
      dueAt: Date.now(),
      attempts: [],
    });
  }
}
