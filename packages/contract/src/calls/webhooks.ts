import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/webhooks.ts';

export const listWebhooks = get<typeof specs.listWebhooks>('/organization/webhooks', 'Could not load the webhooks');
export const createWebhook = post<typeof specs.createWebhook>('/organization/webhooks', 'Could not create the webhook');
export const updateWebhook = put<typeof specs.updateWebhook>(
  '/organization/webhooks/:id',
  'Could not change the webhook',
);
export const deleteWebhook = del<typeof specs.deleteWebhook>(
  '/organization/webhooks/:id',
  'Could not delete the webhook',
);
export const rotateWebhookSecret = post<typeof specs.rotateWebhookSecret>(
  '/organization/webhooks/:id/rotate',
  'Could not make a new secret',
);
export const testWebhook = post<typeof specs.testWebhook>(
  '/organization/webhooks/:id/test',
  'Could not send a test event',
);
export const listWebhookDeliveries = get<typeof specs.listWebhookDeliveries>(
  '/organization/webhooks/:id/deliveries',
  'Could not load the deliveries',
);
export const resendWebhookDelivery = post<typeof specs.resendWebhookDelivery>(
  '/organization/webhook-deliveries/:id/resend',
  'Could not send the event again',
);
