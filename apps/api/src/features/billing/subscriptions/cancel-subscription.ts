import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isEnding, type WebsiteRow } from '../../websites/website-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncWebsite } from './sync-website.ts';

/** Writes to the audit trail that the provider has made the change. */
type Note = () => Promise<void>;

/** The website stays active until the end of the paid period. Asking twice changes nothing more. */
export async function cancelSubscription(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  note: Note,
): Promise<WebsiteRow> {
  const subscriptionId = requireSubscription(website);
  if (website.status === 'ACTIVE') {
    await askPayments(() => platform.payments.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
    await note();
  }
  return syncWebsite(platform, plans, website);
}

/** Undoes a scheduled cancellation, whichever way it was scheduled. */
export async function resumeSubscription(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  note: Note,
): Promise<WebsiteRow> {
  const subscriptionId = requireSubscription(website);
  const subscription = await askPayments(() => platform.payments.subscriptions.retrieve(subscriptionId));
  if (subscription.status === 'canceled') {
    await syncWebsite(platform, plans, website);
    throw new AppError('website_not_subscribed');
  }
  if (subscription.cancel_at_period_end) {
    await askPayments(() => platform.payments.subscriptions.update(subscriptionId, { cancel_at_period_end: false }));
    await note();
  } else if (subscription.cancel_at !== null) {
    await askPayments(() => platform.payments.subscriptions.update(subscriptionId, { cancel_at: '' }));
    await note();
  }
  return syncWebsite(platform, plans, website);
}

function requireSubscription(website: WebsiteRow): string {
  const { subscriptionId, status } = website;
  if (!subscriptionId || (status !== 'ACTIVE' && !isEnding(website))) throw new AppError('website_not_subscribed');
  return subscriptionId;
}
