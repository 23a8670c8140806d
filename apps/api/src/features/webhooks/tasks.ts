import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';
import { DELIVER_WEBHOOK_TASK } from '../../platform/webhooks/publish-event.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { resealSecrets } from './reseal-secrets.ts';

const forDelivery = z.object({ deliveryId: z.string() });

const RESEAL_TASK = 'reseal_webhook_secrets';
/** Every night. */
export const RESEAL_SCHEDULE = `50 2 * * * ${RESEAL_TASK}`;

export const resealTasks = (platform: Platform): TaskList => ({ [RESEAL_TASK]: () => resealSecrets(platform) });

/** Separate from other jobs, because they wait for customers' servers. */
export const webhookTasks = (platform: Platform): TaskList => ({
  [DELIVER_WEBHOOK_TASK]: (payload) => deliverWebhook(platform, forDelivery.parse(payload).deliveryId),
});
