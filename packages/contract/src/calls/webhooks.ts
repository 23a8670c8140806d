// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/webhooks.ts';

export const listWebhooks = get<typeof endpoints.listWebhooks>("/organization/webhooks", "Could not load the webhooks");
export const createWebhook = post<typeof endpoints.createWebhook>("/organization/webhooks", "Could not create the webhook");
export const updateWebhook = put<typeof endpoints.updateWebhook>("/organization/webhooks/:id", "Could not change the webhook");
export const deleteWebhook = del<typeof endpoints.deleteWebhook>("/organization/webhooks/:id", "Could not delete the webhook");
export const rotateWebhookSecret = post<typeof endpoints.rotateWebhookSecret>("/organization/webhooks/:id/rotate", "Could not make a new secret");
export const testWebhook = post<typeof endpoints.testWebhook>("/organization/webhooks/:id/test", "Could not send a test event");
export const listWebhookDeliveries = get<typeof endpoints.listWebhookDeliveries>("/organization/webhooks/:id/deliveries", "Could not load the deliveries");
export const resendWebhookDelivery = post<typeof endpoints.resendWebhookDelivery>("/organization/webhook-deliveries/:id/resend", "Could not send the event again");
