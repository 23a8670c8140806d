import type Stripe from 'stripe';
import type { RecordChange } from '../../../platform/audit/record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments, isMissing } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWebsite, type WebsiteRow, websiteTarget } from '../../websites/website-repository.ts';
import { type CheckoutAttempt, findAttempt, findCustomer, rememberSubscription } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncWebsite } from '../subscriptions/sync-website.ts';

/**
 * Reads the outcome of a checkout, so that the dashboard need not wait for the event. The address alone unlocks
 * nothing.
 */
export async function confirmCheckout(
  platform: Platform,
  plans: Plans,
  organizationId: string,
  sessionId: string,
  record: RecordChange,
): Promise<WebsiteRow> {
  const session = await retrieveSession(platform, sessionId);
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  const ours = await findCustomer(platform.database, organizationId);
  if (!ours || customer !== ours) throw new AppError('not_found');
  const website = await findWebsite(platform.database, organizationId, session.client_reference_id ?? '');
  if (!website) throw new AppError('not_found');
  if (session.status !== 'complete') return website;
  await record(platform.database, { target: websiteTarget(website) });
  return applyCompletedCheckout(platform, plans, website, session);
}

async function retrieveSession({ payments }: Platform, sessionId: string) {
  try {
    return await askPayments(() => payments.checkout.sessions.retrieve(sessionId));
  } catch (error) {
    if (isMissing(error)) throw new AppError('not_found');
    throw error;
  }
}

/** A checkout in another tab could still be paid after the website is gone. Returns what was closed, or never opened. */
export async function closeCheckout(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
): Promise<CheckoutAttempt | null> {
  const attempt = await findAttempt(platform.database, website.id);
  if (!attempt?.sessionId) return attempt;
  const { sessionId } = attempt;
  const found = await askPayments(() => platform.payments.checkout.sessions.retrieve(sessionId));
  const session = await endSession(platform.payments, found);
  if (session.status === 'complete') await applyCompletedCheckout(platform, plans, website, session);
  return attempt;
}

/** Nobody can pay it any more. Returned as it then is: it may have been paid, or ended by someone else, meanwhile. */
export async function endSession(payments: Stripe, session: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
  const { sessions } = payments.checkout;
  if (session.status !== 'open') return session;
  try {
    return await askPayments(() => sessions.expire(session.id));
  } catch (error) {
    const present = await askPayments(() => sessions.retrieve(session.id));
    if (present.status === 'open') throw error;
    return present;
  }
}

/** The outcome of a paid checkout, read from the provider. */
export async function applyCompletedCheckout(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  session: Stripe.Checkout.Session,
): Promise<WebsiteRow> {
  const { subscription } = session;
  const subscriptionId = typeof subscription === 'string' ? subscription : subscription?.id;
  if (subscriptionId) await rememberSubscription(platform.database, website, subscriptionId);
  return syncWebsite(platform, plans, website);
}
