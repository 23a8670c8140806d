import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/webhooks.ts';

export const listWebhooks = get<typeof specs.listWebhooks>('/organization/webhooks', 'Failed to fetch the webhooks');
export const createWebhook = post<typeof specs.createWebhook>('/organization/webhooks', 'Failed to create the webhook');
export const updateWebhook = put<typeof specs.updateWebhook>(
  '/organization/webhooks/:id',
  'Failed to change the webhook',
);
export const deleteWebhook = del<typeof specs.deleteWebhook>(
  '/organization/webhooks/:id',
  'Failed to delete the webhook',
);
export const rotateWebhookSecret = post<typeof specs.rotateWebhookSecret>(
  '/organization/webhooks/:id/rotate',
  'Failed to make a new secret',
);
export const testWebhook = post<typeof specs.testWebhook>(
  '/organization/webhooks/:id/test',
  'Failed to send a test event',
);
export const listWebhookDeliveries = get<typeof specs.listWebhookDeliveries>(
  '/organization/webhooks/:id/deliveries',
  'Failed to fetch the deliveries',
);
export const resendWebhookDelivery = post<typeof specs.resendWebhookDelivery>(
  '/organization/webhook-deliveries/:id/resend',
  'Failed to send the event again',
);
