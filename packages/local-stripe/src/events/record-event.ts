import { newId } from '../store/new-id.ts';
import type { PaymentEvent } from '../store/records.ts';
import { queueDeliveries } from '../webhooks/queue-deliveries.ts';
import type { Work } from '../work.ts';
import { API_VERSION } from './api-version.ts';
import { previousAttributes } from './previous-attributes.ts';

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
