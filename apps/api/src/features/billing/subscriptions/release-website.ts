import type Stripe from 'stripe';
import { findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { listSubscriptionIds } from '../billing-repository.ts';
import { closeCheckout } from '../checkout/finish-checkout.ts';
import type { Plans } from '../plans/plans.ts';
import { cancelSubscriptionNow, syncWebsite } from './sync-website.ts';

/** Closes an open checkout, and updates the website to its state at the payment provider. */
export async function settleWebsite(platform: Platform, plans: Plans, website: WebsiteRow): Promise<WebsiteRow> {
  await closeCheckout(platform, plans, website);
  return syncWebsite(platform, plans, website);
}

/** Ends every subscription that could still charge for the website. */
export async function endSubscriptions(platform: Platform, website: WebsiteRow): Promise<void> {
  for (const id of await listSubscriptionIds(platform.database, website.id))
    await endSubscription(platform.payments, id);
}

/** Ends everything that could still charge for a website, including an open checkout. */
export async function endCharges(platform: Platform, plans: Plans, website: WebsiteRow): Promise<void> {
  await closeCheckout(platform, plans, website);
  await endSubscriptions(platform, website);
  await syncWebsite(platform, plans, website);
}

/** May be repeated: one that has ended, or is unknown to the provider, is left alone. */
export async function endSubscription(payments: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await findInPayments(() => payments.subscriptions.retrieve(subscriptionId));
  if (subscription && subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired')
    await cancelSubscriptionNow(payments, subscriptionId);
}
