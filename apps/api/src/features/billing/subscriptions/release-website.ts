import type Stripe from 'stripe';
import { askPayments, findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { findAttempt, listSubscriptionIds } from '../billing-repository.ts';
import { applyCompletedCheckout, endSession } from '../checkout/open-checkout.ts';
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

/** A checkout in another tab could still be paid after the website is gone. */
export async function closeCheckout(platform: Platform, plans: Plans, website: WebsiteRow): Promise<void> {
  const attempt = await findAttempt(platform.database, website.id);
  if (!attempt?.sessionId) return;
  const { sessionId } = attempt;
  const found = await askPayments(() => platform.payments.checkout.sessions.retrieve(sessionId));
  const session = await endSession(platform.payments, found);
  if (session.status === 'complete') await applyCompletedCheckout(platform, plans, website, session);
}

/** May be repeated: one that has ended, or is unknown to the provider, is left alone. */
export async function endSubscription(payments: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await findInPayments(() => payments.subscriptions.retrieve(subscriptionId));
  if (subscription && subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired')
    await cancelSubscriptionNow(payments, subscriptionId);
}
