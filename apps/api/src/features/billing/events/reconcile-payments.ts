import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listRunningSubscriptionIds } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncSubscription } from '../subscriptions/sync-website.ts';
import { tryEach } from '../try-each.ts';

/**
 * Finds what a lost event would have reported. Reads the subscriptions that are not over at the provider or in our
 * database; those that are over on both sides stay as they are. One that cannot be read does not block the others.
 */
export async function reconcilePayments(platform: Platform, plans: Plans): Promise<void> {
  const ids = new Set(await listRunningSubscriptionIds(platform.database));
  await askPayments(async () => {
    // Without a status the provider leaves out canceled ones.
    for await (const { id } of platform.payments.subscriptions.list({ limit: 100 })) ids.add(id);
  });
  const works = new Map([...ids].map((id) => [id, () => syncSubscription(platform, plans, id)]));
  const { failed } = await tryEach(platform, works);
  platform.log.info({ subscriptions: ids.size, failed }, 'payments reconciled');
}
