import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Plans } from './plans.ts';
import { syncSubscription } from './sync-website.ts';

/** Finds what a lost event would have told: every subscription at the provider is looked at again. */
export async function reconcilePayments(platform: Platform, plans: Plans): Promise<void> {
  const subscriptions = platform.payments.subscriptions.list({ status: 'all', limit: 100 });
  const ids: string[] = [];
  await askPayments(async () => {
    for await (const subscription of subscriptions) ids.push(subscription.id);
  });
  for (const id of ids) await syncSubscription(platform, plans, id);
  platform.log.info({ subscriptions: ids.length }, 'payments reconciled');
}
