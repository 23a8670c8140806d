import { newId } from '../store/new-id.ts';
import type { PaymentEvent, WebhookEndpoint } from '../store/records.ts';
import type { Work } from '../work.ts';
import { readSwitches } from './switches.ts';

/** Long enough to collect everything that one change causes, so that it can be reordered. */
const SHUFFLE_MS = 1_000;

/** Returns how many will be sent. */
export function queueDeliveries({ transaction }: Work, event: PaymentEvent): number {
  const { delaySeconds, duplicate, reorder, drop } = readSwitches(transaction);
  const endpoints = transaction.all('webhook_endpoint').filter((endpoint) => wants(endpoint, event.type));
  for (const endpoint of endpoints) {
    for (let copy = 0; copy < (duplicate ? 2 : 1); copy++) {
      transaction.put(drop ? 'finished_delivery' : 'delivery', {
        id: newId('del'),
        event: event.id,
        endpoint: endpoint.id,
        state: drop ? 'dropped' : 'pending',
        dueAt: Date.now() + delaySeconds * 1_000 + (reorder ? Math.random() * SHUFFLE_MS : 0),
        attempts: [],
      });
    }
  }
  return drop ? 0 : endpoints.length;
}

function wants({ status, enabled_events: events }: WebhookEndpoint, type: string): boolean {
  return status === 'enabled' && (events.includes('*') || events.includes(type));
}
