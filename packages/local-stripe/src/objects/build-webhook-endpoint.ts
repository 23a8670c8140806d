import { newId } from '../store/new-id.ts';
import type { WebhookEndpoint } from '../store/records.ts';

type EndpointValues = Partial<WebhookEndpoint> & Pick<WebhookEndpoint, 'url'>;

export function buildWebhookEndpoint(created: number, values: EndpointValues): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    secret: newId('whsec', 32),
    status: 'enabled',
    ...values,
  };
}
