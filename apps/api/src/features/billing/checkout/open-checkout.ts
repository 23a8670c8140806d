import { displayDomain, isLive, paths, TRIAL_DAYS } from '@evenway/contract';
import type Stripe from 'stripe';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPrepaid, lockWebsite, type WebsiteRow } from '../../websites/website-repository.ts';
import {
  type CheckoutAttempt,
  findAttempt,
  hadTrial,
  rememberSubscription,
  replaceAttempt,
  saveAttemptSession,
} from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncWebsite } from '../subscriptions/sync-website.ts';
import { ensureCustomer } from './ensure-customer.ts';

/** No request takes this long. */
const STRANDED_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/**
 * The address where a website is paid for. A website has at most one open checkout, and asking again, even from another
 * tab or server at the same time, returns the same one: so there is never a second subscription.
 */
export async function openCheckout(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
): Promise<string> {
  refuseSubscribed(website);
  const customer = await ensureCustomer(platform, website.organizationId);
  await settlePrevious(platform, plans, website, priceId);
  const attempt = await currentAttempt(platform, website, priceId);
  if (attempt.priceId !== priceId) throw new AppError('website_subscribed');
  const session = await askPayments(() =>
    platform.payments.checkout.sessions.create(sessionParams(platform, website, attempt, customer), {
      idempotencyKey: `checkout-${attempt.id}`,
    }),
  );
  await saveAttemptSession(platform.database, attempt.id, session.id);
  if (!session.url) throw new AppError('unavailable');
  return session.url;
}

function refuseSubscribed(website: WebsiteRow): void {
  const isRunning = website.status === 'NOT_PAID' || isLive(website, new Date());
  if (isRunning && !isPrepaid(website)) throw new AppError('website_subscribed');
}

/** An earlier checkout: if paid, it is applied; if for another plan or expired, it is replaced. */
async function settlePrevious(platform: Platform, plans: Plans, website: WebsiteRow, priceId: string): Promise<void> {
  const { database, payments } = platform;
  const previous = await findAttempt(database, website.id);
  if (!previous?.sessionId) return;
  const { sessionId } = previous;
  const found = await askPayments(() => payments.checkout.sessions.retrieve(sessionId));
  if (found.status === 'open' && previous.priceId === priceId) return;
  const session = await endSession(payments, found);
  if (session.status === 'complete') {
    await applyCompletedCheckout(platform, plans, website, session);
    throw new AppError('website_subscribed');
  }
  await database.transaction(async (tx) => {
    await lockWebsite(tx, website.organizationId, website.id);
    const present = await findAttempt(tx, website.id);
    if (present?.id === previous.id) await makeAttempt(tx, website, priceId);
  });
}

async function currentAttempt(platform: Platform, website: WebsiteRow, priceId: string): Promise<CheckoutAttempt> {
  return platform.database.transaction(async (tx) => {
    const locked = await lockWebsite(tx, website.organizationId, website.id);
    if (!locked) throw new AppError('not_found');
    refuseSubscribed(locked);
    const begun = await findAttempt(tx, website.id);
    return begun && !isStranded(begun) ? begun : makeAttempt(tx, website, priceId);
  });
}

/** It never got a session, so nobody was sent to one. Its parameters may be outdated by now. */
const isStranded = ({ sessionId, createdAt }: CheckoutAttempt): boolean =>
  sessionId === null && Date.now() - createdAt.getTime() > STRANDED_MS;

async function makeAttempt(tx: Transaction, website: WebsiteRow, priceId: string): Promise<CheckoutAttempt> {
  const withTrial = !(await hadTrial(tx, website.organizationId, website.domain));
  return replaceAttempt(tx, { websiteId: website.id, priceId, withTrial });
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

function sessionParams(
  { settings }: Platform,
  website: WebsiteRow,
  attempt: CheckoutAttempt,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  const dashboard = `${settings.WEB_URL}${paths.dashboard}`;
  const metadata = { websiteId: website.id };
  return {
    mode: 'subscription',
    customer,
    client_reference_id: website.id,
    line_items: [{ price: attempt.priceId, quantity: 1 }],
    metadata,
    // The provider shows a subscription's description in its portal and on its invoices; the checkout has its own text.
    custom_text: { submit: { message: labelOf(website.domain) } },
    subscription_data: {
      metadata: { ...metadata, ...prepaidMetadata(website) },
      description: labelOf(website.domain),
      ...startOf(website, attempt),
    },
    success_url: `${dashboard}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${dashboard}?checkout=cancelled&domain=${encodeURIComponent(website.domain)}`,
  };
}

/**
 * When the first charge is made. Time that is already paid for is not charged again. The provider requires at least two
 * days, and a checkout stays open for one: shorter times are rounded up to whole days, and trimmed when the checkout is
 * done. Based on the start of the attempt, so that asking again requests the same.
 */
function startOf(website: WebsiteRow, { withTrial, createdAt }: CheckoutAttempt) {
  if (!isPrepaid(website) || !website.expiresAt) return withTrial ? { trial_period_days: TRIAL_DAYS } : {};
  const days = (website.expiresAt.getTime() - createdAt.getTime()) / DAY_MS;
  return days > 3 ? { trial_end: secondsOf(website.expiresAt) } : { trial_period_days: Math.max(1, Math.ceil(days)) };
}

function prepaidMetadata(website: WebsiteRow): Record<string, string> {
  if (!isPrepaid(website) || !website.expiresAt) return {};
  const { expiresAt, subscriptionName } = website;
  return {
    prepaidUntil: String(secondsOf(expiresAt)),
    ...(subscriptionName !== null && { prepaidPlan: subscriptionName }),
  };
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Also in its stored form: an accountant may have to compare it, and not every printed page has the letters. */
function labelOf(domain: string): string {
  const shown = displayDomain(domain);
  return shown === domain ? domain : `${shown} (${domain})`;
}
