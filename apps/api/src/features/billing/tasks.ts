import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';
import { createPlans } from './plans.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { syncSubscription } from './sync-website.ts';

export const SYNC_SUBSCRIPTION_TASK = 'sync_subscription';
const RECONCILE_PAYMENTS_TASK = 'reconcile_payments';
/** Every hour at a quarter past. */
export const RECONCILE_PAYMENTS_SCHEDULE = `15 * * * * ${RECONCILE_PAYMENTS_TASK}`;

const forSubscription = z.object({ subscriptionId: z.string() });

export function billingTasks(platform: Platform): TaskList {
  const plans = createPlans(platform.payments);
  return {
    [SYNC_SUBSCRIPTION_TASK]: async (payload) => {
      await syncSubscription(platform, plans, forSubscription.parse(payload).subscriptionId);
    },
    [RECONCILE_PAYMENTS_TASK]: () => reconcilePayments(platform, plans),
  };
}
