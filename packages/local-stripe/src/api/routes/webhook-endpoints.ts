import type Stripe from 'stripe';
import { buildWebhookEndpoint } from '../../objects/build-webhook-endpoint.ts';
import type { WebhookEndpoint } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { missing } from '../api-error.ts';
import { PAGE } from '../list-params.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { paginate } from '../paginate.ts';
import { boolean, clearable, list, metadata, type ParamsOf, required, text, url } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const CREATE = {
  api_version: text,
  description: clearable(text),
  enabled_events: required(list(text)),
  metadata: clearable(metadata),
  url: required(url),
} satisfies ParamsOf<Stripe.WebhookEndpointCreateParams>;

const UPDATE = {
  description: clearable(text),
  disabled: boolean,
  enabled_events: list(text),
  metadata: clearable(metadata),
  url,
} satisfies ParamsOf<Stripe.WebhookEndpointUpdateParams>;

export const WEBHOOK_ENDPOINT_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/webhook_endpoints',
    params: CREATE,
    answer: (work, { metadata: given, ...values }) =>
      work.transaction.put(
        'webhook_endpoint',
        buildWebhookEndpoint(work.now(), { ...values, metadata: mergeMetadata({}, given) }),
      ),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    params: { ...PAGE },
    answer: (work, page) =>
      paginate(work.transaction.all('webhook_endpoint').map(withoutSecret), page, '/v1/webhook_endpoints'),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    params: {},
    answer: (work, _params, id) => withoutSecret(findEndpoint(work, id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    params: UPDATE,
    answer(work, { metadata: changed, disabled, ...values }, id) {
      const before = findEndpoint(work, id);
      const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled';
      const after = { ...before, ...values, status, metadata: mergeMetadata(before.metadata, changed) };
      return withoutSecret(work.transaction.put('webhook_endpoint', after));
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    params: {},
    answer(work, _params, id) {
      findEndpoint(work, id);
      work.transaction.delete('webhook_endpoint', id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  }),
];

/** It is shown once, on creation. */
function withoutSecret({ secret: _secret, ...endpoint }: WebhookEndpoint): WebhookEndpoint {
  return endpoint;
}

function findEndpoint({ transaction }: Work, id: string): WebhookEndpoint {
  const endpoint = transaction.find('webhook_endpoint', id);
  if (!endpoint) throw missing('webhook endpoint', id);
  return endpoint;
}
