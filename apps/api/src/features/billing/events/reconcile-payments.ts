import type Stripe from 'stripe';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listRunningSubscriptionIds, listSyncedStates } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncSubscription } from '../subscriptions/sync-website.ts';
import { tryEach } from '../try-each.ts';
import { findOutdated } from './find-outdated.ts';

const PAGE = 100;

/**
 * Finds what a lost event would have reported. Compares what the provider lists with our database, and reads only those
 * that differ, or that are running on one side alone; those that are over on both sides stay as they are. One that
 * cannot be read does not block the others. After an interruption, what was updated before no longer differs.
 */
export async function reconcilePayments(platform: Platform, plans: Plans): Promise<void> {
  const unlisted = new Set(await listRunningSubscriptionIds(platform.database));
  const differing = await findOutdated(
    listPages(platform.payments),
    (ids) => listSyncedStates(platform.database, ids),
    (id) => unlisted.delete(id),
  );
  const works = new Map([...differing, ...unlisted].map((id) => [id, () => syncSubscription(platform, plans, id)]));
  const { failed } = await tryEach(platform, works);
  platform.log.info({ read: works.size, failed }, 'payments reconciled');
}

/** Without a status the provider leaves out canceled ones. */
async function* listPages(payments: Stripe): AsyncGenerator<readonly Stripe.Subscription[]> {
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? {} : { starting_after: last };
    const { data, has_more } = await askPayments(() => payments.subscriptions.list({ limit: PAGE, ...after }));
    yield data;
    last = data.at(-1)?.id;
    if (!has_more || last === undefined) return;
  }
}
