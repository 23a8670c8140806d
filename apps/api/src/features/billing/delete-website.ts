import { AppError } from '../../platform/errors/app-error.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteWebsite as deleteRow, lockWebsite, type WebsiteRow } from '../websites/website-repository.ts';
import { findAttempt, listSubscriptionIds } from './billing-repository.ts';
import { applyCompletedCheckout } from './open-checkout.ts';
import type { Plans } from './plans.ts';
import { cancelSubscriptionNow, syncWebsite } from './sync-website.ts';

/** Deletes a website for good. Whatever could still charge for it is ended first; if that fails, nothing is deleted. */
export async function deleteWebsite(platform: Platform, plans: Plans, website: WebsiteRow): Promise<void> {
  await closeCheckout(platform, plans, website);
  const present = await syncWebsite(platform, plans, website);
  refuseInUse(present);
  for (const id of await listSubscriptionIds(platform.database, website.id)) await endIfRunning(platform, id);
  await platform.database.transaction(async (tx) => {
    const locked = await lockWebsite(tx, website.organizationId, website.id);
    if (!locked) return;
    refuseInUse(locked);
    await deleteRow(tx, website.id);
  });
}

function refuseInUse({ status, expiresAt }: WebsiteRow): void {
  const hasTimeLeft = status === 'CANCELLED' && expiresAt !== null && expiresAt > new Date();
  if (status === 'ACTIVE' || hasTimeLeft) throw new AppError('website_in_use');
}

/** A checkout in another tab could still be paid after the website is gone. */
async function closeCheckout(platform: Platform, plans: Plans, website: WebsiteRow): Promise<void> {
  const attempt = await findAttempt(platform.database, website.id);
  if (!attempt?.sessionId) return;
  const { sessionId } = attempt;
  const session = await askPayments(() => platform.payments.checkout.sessions.retrieve(sessionId));
  if (session.status === 'open') await askPayments(() => platform.payments.checkout.sessions.expire(sessionId));
  if (session.status === 'complete') await applyCompletedCheckout(platform, plans, website, session);
}

async function endIfRunning({ payments }: Platform, subscriptionId: string): Promise<void> {
  const subscription = await askPayments(() => payments.subscriptions.retrieve(subscriptionId));
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired')
    await cancelSubscriptionNow(payments, subscriptionId);
}
