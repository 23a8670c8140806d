import type { ApiKey, Webhook, WebhookDelivery } from '@evenway/contract';
import { inDays } from './dates.ts';

const apiKey = (id: string, change: Partial<ApiKey>): ApiKey => ({
  id,
  name: 'Build server',
  prefix: 'evw_live_aB3d',
  scopes: ['websites:read', 'configuration:write'],
  createdAt: inDays(-20),
  createdBy: { name: 'Ada Martin', standing: 'admin' },
  expiresAt: inDays(70),
  isExpired: false,
  lastUsedAt: inDays(-0.1),
  ...change,
});
const apiKeys: readonly ApiKey[] = [
  apiKey('key-1', {}),
  apiKey('key-2', {
    name: 'Report of the society for unusually long names of places',
    prefix: 'evw_live_Zz90',
    scopes: ['usage:read', 'invoices:read', 'members:read'],
    createdBy: { name: 'Noor Petit', standing: 'member' },
    expiresAt: inDays(5),
    lastUsedAt: null,
  }),
  apiKey('key-3', {
    name: 'Old importer',
    prefix: 'evw_live_0Qk1',
    scopes: ['websites:write'],
    createdBy: { name: 'Sam Roy', standing: 'gone' },
    expiresAt: inDays(-3),
    isExpired: true,
    lastUsedAt: inDays(-40),
  }),
];
/** The server's response when a key is created. */
export const madeApiKey = { key: apiKey('key-4', {}), secret: `evw_live_${'0Ab9'.repeat(12)}x` };

const webhooks: readonly Webhook[] = [
  {
    id: 'hook-1',
    url: 'https://hooks.maplestreetbakery.example/evenway',
    events: ['website.live', 'website.unpaid', 'website.transferred', 'invoice.paid', 'quota.reached'],
    createdAt: inDays(-40),
    failingSince: null,
    previousSecretUntil: inDays(0.6),
  },
  {
    id: 'hook-2',
    url: 'https://the-society-for-unusually-long-names-of-places.example/integrations/accounting/incoming?source=evenway',
    events: ['invoice.paid'],
    createdAt: inDays(-20),
    failingSince: inDays(-1),
    previousSecretUntil: null,
  },
];
const delivery = (id: string, change: Partial<WebhookDelivery>): WebhookDelivery => ({
  id,
  eventId: `event-${id}`,
  type: 'invoice.paid',
  createdAt: inDays(-0.2),
  status: 'delivered',
  attempts: 1,
  attemptedAt: inDays(-0.2),
  nextAttemptAt: null,
  httpStatus: 200,
  durationMs: 184,
  answer: 'ok',
  problem: null,
  ...change,
});
const deliveries: readonly WebhookDelivery[] = [
  delivery('d-1', { type: 'test', createdAt: inDays(-0.01) }),
  delivery('d-2', {
    type: 'website.live',
    status: 'waiting',
    attempts: 4,
    nextAttemptAt: inDays(0.2),
    httpStatus: 503,
    durationMs: 2_210,
    answer: '<html><body><h1>Service temporarily unavailable</h1></body></html>',
  }),
  delivery('d-3', {
    type: 'quota.reached',
    status: 'failed',
    attempts: 9,
    createdAt: inDays(-5),
    httpStatus: null,
    durationMs: 10_001,
    answer: null,
    problem: 'timeout',
  }),
];
/** The server's response when an endpoint is added. */
export const madeWebhook = { webhook: webhooks[0], secret: `whsec_${'aB3-'.repeat(10)}xyz` };

/** Its keys and webhooks, one of each in trouble. */
export const sampleDevelopers = {
  'GET /organization/api-keys': apiKeys,
  'GET /organization/webhooks': webhooks,
  'GET /organization/webhooks/hook-1/deliveries': deliveries,
  'GET /organization/webhooks/hook-2/deliveries': [],
};
