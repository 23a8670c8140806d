import * as z from 'zod/mini';
import { endpointSpec, SHOWS } from '../endpoint-spec.ts';
import { Acknowledgement, Id } from '../entities.ts';
import { MadeWebhook, NewWebhook, Webhook, WebhookDelivery } from '../webhooks.ts';

const byId = z.strictObject({ id: Id });

export const listWebhooks = endpointSpec({
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'Endpoints of the organization that are told of events, oldest first',
  response: z.array(Webhook),
});

export const createWebhook = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.created',
  summary: 'Add an endpoint. Only this response holds the secret that is used to verify our signature',
  body: NewWebhook,
  response: MadeWebhook,
  status: 201,
});

export const updateWebhook = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.changed',
  summary: 'Change the address of an endpoint, and what it is told of',
  params: byId,
  body: NewWebhook,
  response: Webhook,
});

export const deleteWebhook = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.deleted',
  summary: 'Delete an endpoint with its log; pending deliveries are not sent',
  params: byId,
  response: Acknowledgement,
});

export const rotateWebhookSecret = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.secret_rotated',
  summary: 'Make a new secret for an endpoint; for a day the one before signs too',
  params: byId,
  response: MadeWebhook,
});

export const testWebhook = endpointSpec({
  access: 'admin',
  noStepUp: 'it sends to an address that was confirmed',
  event: 'webhook.tested',
  summary: 'Send a test event to an endpoint',
  params: byId,
  response: Acknowledgement,
});

export const listWebhookDeliveries = endpointSpec({
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'What was sent to an endpoint in the last 30 days, newest first, at most 50',
  params: byId,
  response: z.array(WebhookDelivery),
});

export const resendWebhookDelivery = endpointSpec({
  access: 'admin',
  noStepUp: 'it sends to an address that was confirmed',
  event: 'webhook.resent',
  summary: 'Send an event to its endpoint again',
  params: byId,
  response: Acknowledgement,
});
