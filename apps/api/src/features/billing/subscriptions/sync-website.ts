import type Stripe from 'stripe';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { askPayments, findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isClosing } from '../../data-rights/deletion/deletion-repository.ts';
import { findHandedOver } from '../../websites/transfer/transfer-repository.ts';
import { findWebsite, lockWebsite, saveWebsiteState, type WebsiteRow } from '../../websites/website-repository.ts';
import {
  deleteAttempt,
  findAttempt,
  findOrganizationOfCustomer,
  listSubscriptionIds,
  rememberSubscription,
  rememberTrial,
  saveCredit,
} from '../billing-repository.ts';
import { creditOf, nextPayment } from '../invoices/next-payment.ts';
import type { Plans } from '../plans/plans.ts';
import { endTransferredSubscription } from './end-transferred-subscription.ts';
import { customerOf, findOwner } from './find-owner.ts';
import { publishWebsiteEvents } from './publish-website-events.ts';
import { decisiveSubscription, isRunning, prepaidOf, websiteState } from './website-state.ts';

/**
 * Updates a website to its state at the payment provider. Any number of calls, in any order, lead to the same state.
 */
export async function syncWebsite(platform: Platform, plans: Plans, website: WebsiteRow): Promise<WebsiteRow> {
  const { database, payments, log } = platform;
  const askedAt = await databaseTime(database);
  const ids = await listSubscriptionIds(database, website.id);
  const subscriptions = (await Promise.all(ids.map((id) => retrieve(payments, id)))).filter((one) => one !== null);
  const found = decisiveSubscription(subscriptions);
  if (!found) return website;
  const decisive = await trimPrepaid(payments, found);
  await endSurplus(platform, subscriptions, decisive);
  if (isRunning(decisive.status) && (await isClosing(database, website.organizationId))) {
    log.error({ subscriptionId: decisive.id }, 'a subscription of a closed organization was ended');
    await cancelSubscriptionNow(payments, decisive.id);
    return syncWebsite(platform, plans, website);
  }
  const state = websiteState(decisive);
  if (!state) {
    log.error(
      { subscriptionId: decisive.id, status: decisive.status },
      'unknown state of a subscription, the website keeps its last one',
    );
    return website;
  }
  const plan = state.priceId ? await plans.find(state.priceId) : null;
  const { next: payment, renewal } = await nextPayment(payments, decisive);
  const next = {
    ...state,
    ...payment,
    // Until the chosen plan starts, the prepaid one counts.
    subscriptionName: prepaidOf(decisive)?.plan ?? plan?.name ?? website.subscriptionName,
  };
  await database.transaction(async (tx) => {
    // Deleted or transferred since: what was asked of the provider is not about it any more.
    if (!(await lockWebsite(tx, website.organizationId, website.id))) return;
    await publishWebsiteEvents(tx, website, () => saveWebsiteState(tx, website.id, next, askedAt));
    if (renewal)
      await saveCredit(tx, customerOf(decisive), { amount: renewal.credit, currency: renewal.currency }, askedAt);
    if (decisive.trial_start !== null) await rememberTrial(tx, website.organizationId, website.domain);
    const attempt = isRunning(decisive.status) ? await findAttempt(tx, website.id) : null;
    if (attempt) await deleteAttempt(tx, attempt.id);
  });
  return (await findWebsite(database, website.organizationId, website.id)) ?? website;
}

/** Updates an organization's credit. What its websites cost does not depend on it. */
export async function syncCustomer({ database, payments }: Platform, customerId: string): Promise<void> {
  const askedAt = await databaseTime(database);
  const customer = await findInPayments(() => payments.customers.retrieve(customerId));
  if (!customer || customer.deleted) return;
  const { balance, currency = null } = customer;
  await saveCredit(database, customerId, { amount: creditOf(balance), currency }, askedAt);
}

/** The same for the website of a subscription. */
export async function syncSubscription(
  platform: Platform,
  plans: Plans,
  subscriptionId: string,
): Promise<WebsiteRow | null> {
  const subscription = await retrieve(platform.payments, subscriptionId);
  if (!subscription) return null;
  const website = await findOwner(platform.database, subscription);
  if (website) {
    await rememberSubscription(platform.database, website, subscription.id);
    return syncWebsite(platform, plans, website);
  }
  const handedOver = await findHandedOver(platform.database, subscriptionId);
  if (handedOver) {
    await endTransferredSubscription(platform, handedOver.paid);
    return null;
  }
  // A deleted website must not be charged for.
  const isOurs = (await findOrganizationOfCustomer(platform.database, customerOf(subscription))) !== null;
  if (isOurs && isRunning(subscription.status)) {
    platform.log.error({ subscriptionId }, 'a subscription without a website was ended');
    await cancelSubscriptionNow(platform.payments, subscription.id);
  }
  return null;
}

/** A checkout can only promise whole days, and at least two: move the first charge to the end of the prepaid time. */
async function trimPrepaid(payments: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  const prepaid = prepaidOf(subscription);
  if (!prepaid || subscription.trial_end === null || subscription.trial_end <= prepaid.until) return subscription;
  const isOver = prepaid.until <= Date.now() / 1000 + 60;
  return askPayments(() =>
    payments.subscriptions.update(subscription.id, {
      trial_end: isOver ? 'now' : prepaid.until,
      proration_behavior: 'none',
    }),
  );
}

/** One website, one subscription: a second one that slipped through is ended before it costs anything. */
async function endSurplus(
  { payments, log }: Platform,
  subscriptions: readonly Stripe.Subscription[],
  decisive: Stripe.Subscription,
) {
  for (const one of subscriptions) {
    if (one.id === decisive.id || !isRunning(one.status)) continue;
    log.error({ subscriptionId: one.id, kept: decisive.id }, 'a second subscription of one website was ended');
    await cancelSubscriptionNow(payments, one.id);
  }
}

export async function cancelSubscriptionNow(payments: Stripe, subscriptionId: string): Promise<void> {
  await findInPayments(() => payments.subscriptions.cancel(subscriptionId, { prorate: true }));
}

const retrieve = (payments: Stripe, id: string): Promise<Stripe.Subscription | null> =>
  findInPayments(() => payments.subscriptions.retrieve(id));
