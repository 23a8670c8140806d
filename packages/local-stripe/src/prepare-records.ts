import { timeOf } from './clock/now.ts';
import { buildWebhookEndpoint } from './objects/build-webhook-endpoint.ts';
import type { Transaction } from './store/transaction.ts';

interface Preparation {
  webhook: { url: string; secret: string };
  apiBase: string;
  formerApiBase?: string;
}

const DEFAULT_ENDPOINT = 'we_local';
const ANSWERS_LIVE_MS = 24 * 3_600_000;

/** Adapts stored data to this start: the product's address, our own, and expired responses. */
export function prepareRecords(transaction: Transaction, { webhook, apiBase, formerApiBase }: Preparation): void {
  const endpoint = transaction.find('webhook_endpoint', DEFAULT_ENDPOINT);
  transaction.put('webhook_endpoint', {
    ...(endpoint ?? buildWebhookEndpoint(timeOf(transaction), { ...webhook, id: DEFAULT_ENDPOINT })),
    ...webhook,
  });
  for (const { id, savedAt } of transaction.all('idempotent_answer')) {
    if (savedAt < Date.now() - ANSWERS_LIVE_MS) transaction.delete('idempotent_answer', id);
  }
  if (formerApiBase !== undefined && formerApiBase !== apiBase) moveAddresses(transaction, formerApiBase, apiBase);
}

/** Pages and documents move to the new port if the old one was taken. */
function moveAddresses(transaction: Transaction, from: string, to: string): void {
  for (const kind of ['checkout_session', 'portal_session', 'invoice', 'credit_note'] as const) {
    for (const record of transaction.all(kind)) {
      transaction.put(kind, JSON.parse(JSON.stringify(record).replaceAll(`${from}/`, `${to}/`)));
    }
  }
}
