import type Stripe from 'stripe';
import type { Transaction } from '../../../platform/database/database.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { askPayments, findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publishEvent } from '../../../platform/webhooks/publish-event.ts';
import { isClosing } from '../../data-rights/deletion/deletion-repository.ts';
import { findPublicWebsite } from '../../websites/public-website-repository.ts';
import { findHandedOver, type PaidTime } from '../../websites/transfer/transfer-repository.ts';
import { findWebsite, lockWebsite, saveWebsiteState, type WebsiteRow } from '../../websites/website-repository.ts';
import {
  deleteAttempt,
  findOrganizationOfCustomer,
  listSubscriptionIds,
  rememberSubscription,
  rememberTrial,
  saveCredit,
} from '../billing-repository.ts';
import { creditOf, nextPayment } from '../invoices/next-payment.ts';
import { prepareReaders } from '../mails/mail-readers.ts';
import type { Plans } from '../plans/plans.ts';
import { announceChange } from './announce-change.ts';
import { decideAnnouncement } from './decide-announcement.ts';
import { decideFormerSubscription } from './decide-transfer.ts';
import { decideSubscription, decideWebsiteState, isRunning, prepaidOf, websiteState } from './decide-website-state.ts';
import { customerOf, findOwner } from './find-owner.ts';

/**
 * Updates a website to its state at the payment provider. Any number of calls, in any order, lead to the same state.
 */
export async function syncWebsite(platform: Platform, plans: Plans, website: WebsiteRow): Promise<WebsiteRow> {
  const { database, payments, log } = platform;
  const askedAt = await databaseTime(database);
  const ids = await listSubscriptionIds(database, website.id);
  const subscriptions = (await Promise.all(ids.map((id) => retrieve(payments, id)))).filter((one) => one !== null);
  const found = decideSubscription({ subscriptions, now: new Date() });
  if (found.kind === 'none') return website;
  const subscription = await withTrialEnd(payments, found.subscription, found.trialEnd);
  // A second one that slipped through is ended before it costs anything.
  for (const subscriptionId of found.surplus) {
    log.error({ subscriptionId, kept: subscription.id }, 'a second subscription of one website was ended');
    await cancelSubscriptionNow(payments, subscriptionId);
  }
  const { id: subscriptionId, status } = subscription;
  const isClosed = await isClosing(database, website.organizationId);
  const decision = decideWebsiteState({ subscription, isClosing: isClosed, now: new Date() });
  if (decision.kind === 'end') {
    log.error({ subscriptionId }, 'a subscription of a closed organization was ended');
    await cancelSubscriptionNow(payments, subscriptionId);
    return syncWebsite(platform, plans, website);
  }
  if (decision.kind === 'unknown') {
    log.error({ subscriptionId, status }, 'unknown state of a subscription, the website keeps its last one');
    return website;
  }
  const { state } = decision;
  const plan = state.priceId ? await plans.find(state.priceId) : null;
  const former = website.priceId ? await plans.find(website.priceId) : null;
  const { next: payment, renewal } = await nextPayment(payments, subscription);
  const next = {
    ...state,
    ...payment,
    // Until the chosen plan starts, the prepaid one counts.
    subscriptionName: prepaidOf(subscription)?.plan ?? plan?.name ?? website.subscriptionName,
  };
  if (decideAnnouncement({ before: website, after: { ...website, ...next }, now: new Date() }))
    await prepareReaders(platform, website.organizationId);
  await database.transaction(async (tx) => {
    // Deleted or transferred since: what was asked of the provider is not about it any more.
    const before = await lockWebsite(tx, website.organizationId, website.id);
    if (!before) return;
    await publishWebsiteEvents(tx, website, () => saveWebsiteState(tx, website.id, next, askedAt));
    const after = await findWebsite(tx, website.organizationId, website.id);
    if (after) await announceChange(tx, platform, { before, after, subscription, plan, former, renewal, askedAt });
    if (renewal)
      await saveCredit(tx, customerOf(subscription), { amount: renewal.credit, currency: renewal.currency }, askedAt);
    if (subscription.trial_start !== null) await rememberTrial(tx, website.organizationId, website.domain);
    if (isRunning(status)) await deleteAttempt(tx, website.id);
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

async function withTrialEnd(
  payments: Stripe,
  subscription: Stripe.Subscription,
  trialEnd: number | 'now' | null,
): Promise<Stripe.Subscription> {
  if (trialEnd === null) return subscription;
  const { id } = subscription;
  return askPayments(() => payments.subscriptions.update(id, { trial_end: trialEnd, proration_behavior: 'none' }));
}

/**
 * Saves the state of a website and notifies webhooks when it goes live or unpaid: once per change, however many notice
 * it, since the website is locked.
 */
async function publishWebsiteEvents(
  tx: Transaction,
  { id, organizationId }: WebsiteRow,
  save: () => Promise<void>,
): Promise<void> {
  const before = await findPublicWebsite(tx, organizationId, id);
  await save();
  const website = await findPublicWebsite(tx, organizationId, id);
  if (!before || !website) return;
  if (website.isLive && !before.isLive) await publishEvent(tx, organizationId, 'website.live', { website });
  if (website.status === 'unpaid' && before.status !== 'unpaid')
    await publishEvent(tx, organizationId, 'website.unpaid', { website });
}

export async function cancelSubscriptionNow(payments: Stripe, subscriptionId: string): Promise<void> {
  await findInPayments(() => payments.subscriptions.cancel(subscriptionId, { prorate: true }));
}

/**
 * Ends the subscription of a transferred website. What an earlier change of plan still owes the payer is refunded.
 * Repeating it changes nothing.
 */
export async function endTransferredSubscription({ payments, log }: Platform, paid: PaidTime): Promise<void> {
  const { subscriptionId } = paid;
  const subscription = await retrieve(payments, subscriptionId);
  if (!subscription) return;
  const { status } = subscription;
  const decision = decideFormerSubscription({ paid, status, state: websiteState(subscription) });
  if (decision.kind === 'nothing') return;
  const { hasChanged } = decision;
  // While the provider was down it may have renewed.
  if (hasChanged) log.error({ subscriptionId }, 'a subscription changed after its website was transferred');
  await findInPayments(() => payments.subscriptions.cancel(subscriptionId, { prorate: hasChanged, invoice_now: true }));
}

const retrieve = (payments: Stripe, id: string): Promise<Stripe.Subscription | null> =>
  findInPayments(() => payments.subscriptions.retrieve(id));
