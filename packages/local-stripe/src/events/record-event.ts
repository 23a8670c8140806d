import { newId } from '../store/new-id.ts';
import type { PaymentEvent, WebhookEndpoint } from '../store/records.ts';
import { readSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';
import { API_VERSION } from './api-version.ts';

interface Subject {
  id: string;
  object: string;
}

/** Records an event about a change; with the previous object, also what changed in it. */
export function recordEvent(work: Work, type: string, subject: Subject, before?: Subject): PaymentEvent {
  const event: PaymentEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: work.now(customerOf(subject)),
    data: { object: subject, ...(before && { previous_attributes: previousAttributes(before, subject) }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: work.request.id, idempotency_key: work.request.idempotencyKey },
    type,
  };
  const queued = queueDeliveries(work, event);
  return work.transaction.put('event', { ...event, pending_webhooks: queued });
}

function customerOf(subject: Subject & { customer?: unknown }): string | null {
  if (subject.object === 'customer') return subject.id;
  return typeof subject.customer === 'string' ? subject.customer : null;
}

/** The old values of what changed: objects by their fields, lists as a whole. */
function previousAttributes(before: object, after: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const changes: Record<string, unknown> = {};
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    changes[key] = isPlain(was) && isPlain(is) ? previousAttributes(was, is) : (was ?? null);
  }
  return changes;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Long enough to collect everything that one change causes, so that it can be reordered. */
const SHUFFLE_MS = 1_000;

/** Returns how many will be sent. */
function queueDeliveries({ transaction }: Work, event: PaymentEvent): number {
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
