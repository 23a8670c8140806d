import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Acknowledgement, Id } from '../entities.ts';
import { MadeWebhook, NewWebhook, Webhook, WebhookDelivery } from '../webhooks.ts';

const byId = z.strictObject({ id: Id });

export const listWebhooks = endpoint('GET /organization/webhooks', {
  fallback: 'Could not load the webhooks',
  fallbackFr: 'Les webhooks n’ont pas pu être chargés',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'Endpoints of the organization that are told of events, oldest first',
  response: z.array(Webhook),
});

export const createWebhook = endpoint('POST /organization/webhooks', {
  fallback: 'Could not create the webhook',
  fallbackFr: 'Le webhook n’a pas pu être ajouté',
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.created',
  summary: 'Add an endpoint. Only this response holds the secret that is used to verify our signature',
  body: NewWebhook,
  response: MadeWebhook,
  status: 201,
});

export const updateWebhook = endpoint('PUT /organization/webhooks/:id', {
  fallback: 'Could not change the webhook',
  fallbackFr: 'Le webhook n’a pas pu être modifié',
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.changed',
  summary: 'Change the address of an endpoint, and what it is told of',
  params: byId,
  body: NewWebhook,
  response: Webhook,
});

export const deleteWebhook = endpoint('DELETE /organization/webhooks/:id', {
  fallback: 'Could not delete the webhook',
  fallbackFr: 'Le webhook n’a pas pu être supprimé',
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.deleted',
  summary: 'Delete an endpoint with its log; pending deliveries are not sent',
  params: byId,
  response: Acknowledgement,
});

export const rotateWebhookSecret = endpoint('POST /organization/webhooks/:id/rotate', {
  fallback: 'Could not make a new secret',
  fallbackFr: 'Le nouveau secret n’a pas pu être créé',
  access: 'admin',
  stepUp: 'recent',
  event: 'webhook.secret_rotated',
  summary: 'Make a new secret for an endpoint; for a day the one before signs too',
  params: byId,
  response: MadeWebhook,
});

export const testWebhook = endpoint('POST /organization/webhooks/:id/test', {
  fallback: 'Could not send a test event',
  fallbackFr: 'L’événement d’essai n’a pas pu être envoyé',
  access: 'admin',
  noStepUp: 'it sends to an address that was confirmed',
  event: 'webhook.tested',
  summary: 'Send a test event to an endpoint',
  params: byId,
  response: Acknowledgement,
});

export const listWebhookDeliveries = endpoint('GET /organization/webhooks/:id/deliveries', {
  fallback: 'Could not load the deliveries',
  fallbackFr: 'Les envois n’ont pas pu être chargés',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'What was sent to an endpoint in the last 30 days, newest first, at most 50',
  params: byId,
  response: z.array(WebhookDelivery),
});

export const resendWebhookDelivery = endpoint('POST /organization/webhook-deliveries/:id/resend', {
  fallback: 'Could not send the event again',
  fallbackFr: 'L’événement n’a pas pu être renvoyé',
  access: 'admin',
  noStepUp: 'it sends to an address that was confirmed',
  event: 'webhook.resent',
  summary: 'Send an event to its endpoint again',
  params: byId,
  response: Acknowledgement,
});
