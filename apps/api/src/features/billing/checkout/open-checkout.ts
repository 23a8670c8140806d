import { displayDomain, paths } from '@evenway/contract';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPrepaid, lockWebsite, requireNotSuspended, type WebsiteRow } from '../../websites/website-repository.ts';
import { type CheckoutAttempt, loadCheckout, replaceAttempt, saveAttemptSession } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { decideCheckout, decideFirstCharge, decidePrevious, isSubscribed } from './decide-checkout.ts';
import { applyCompletedCheckout, endSession } from './finish-checkout.ts';
import { createCustomer } from './payment-customer.ts';

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
  requireNotSuspended(website);
  if (isSubscribed(website, new Date())) throw new AppError('website_subscribed');
  const { customer, attempt: previous } = await loadWithCustomer(platform, website);
  const overId = await settlePrevious(platform, plans, website, priceId, previous);
  const attempt = await currentAttempt(platform, website, priceId, overId);
  const session = await askPayments(() =>
    platform.payments.checkout.sessions.create(sessionParams(platform, website, attempt, customer), {
      idempotencyKey: `checkout-${attempt.id}`,
    }),
  );
  await saveAttemptSession(platform.database, attempt.id, session.id);
  if (!session.url) throw new AppError('unavailable');
  return session.url;
}

/** Loaded again after the organization's first request to the provider: others may have begun a checkout meanwhile. */
async function loadWithCustomer(platform: Platform, website: WebsiteRow) {
  const known = await loadCheckout(platform.database, website);
  if (known?.customer) return { ...known, customer: known.customer };
  if (!known) throw new AppError('not_found');
  const customer = await createCustomer(platform, website.organizationId);
  const present = await loadCheckout(platform.database, website);
  return { customer, attempt: present?.attempt ?? null };
}

/** An earlier checkout: if paid, it is applied. Returns its id if nobody can pay it any more. */
async function settlePrevious(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
  previous: CheckoutAttempt | null,
): Promise<string | null> {
  if (!previous?.sessionId) return null;
  const { payments } = platform;
  const { sessionId } = previous;
  const isSamePlan = previous.priceId === priceId;
  const found = await askPayments(() => payments.checkout.sessions.retrieve(sessionId));
  const isToClose = decidePrevious({ session: found.status, isSamePlan }) === 'close';
  const session = isToClose ? await endSession(payments, found) : found;
  const decision = decidePrevious({ session: session.status, isSamePlan });
  if (decision === 'apply') {
    await applyCompletedCheckout(platform, plans, website, session);
    throw new AppError('website_subscribed');
  }
  return decision === 'keep' ? null : previous.id;
}

/** Decided while the website is locked, so that concurrent requests share one attempt. */
async function currentAttempt(
  { database }: Platform,
  website: WebsiteRow,
  priceId: string,
  overId: string | null,
): Promise<CheckoutAttempt> {
  return database.transaction(async (tx) => {
    const locked = await lockWebsite(tx, website.organizationId, website.id);
    const { attempt = null, hadTrial = false } = (await loadCheckout(tx, website)) ?? {};
    const now = new Date();
    const decision = decideCheckout({ website: locked, attempt, overId, hadTrial, priceId, now });
    switch (decision.kind) {
      case 'refuse':
        throw new AppError(decision.code);
      case 'continue':
        return decision.attempt;
      case 'begin':
        return replaceAttempt(tx, { websiteId: website.id, priceId, withTrial: decision.withTrial });
    }
  });
}

function sessionParams(
  { settings }: Platform,
  website: WebsiteRow,
  attempt: CheckoutAttempt,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  const dashboard = `${settings.WEB_URL}${paths.dashboard}`;
  const metadata = { websiteId: website.id };
  const prepaidUntil = isPrepaid(website) ? website.expiresAt : null;
  return {
    mode: 'subscription',
    customer,
    client_reference_id: website.id,
    line_items: [{ price: attempt.priceId, quantity: 1 }],
    metadata,
    // The provider shows a subscription's description in its portal and on its invoices; the checkout has its own text.
    custom_text: { submit: { message: labelOf(website.domain) } },
    subscription_data: {
      metadata: { ...metadata, ...(prepaidUntil && prepaidMetadata(prepaidUntil, website.subscriptionName)) },
      description: labelOf(website.domain),
      ...firstCharge(prepaidUntil, attempt),
    },
    success_url: `${dashboard}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${dashboard}?checkout=cancelled&domain=${encodeURIComponent(website.domain)}`,
  };
}

function firstCharge(prepaidUntil: Date | null, attempt: CheckoutAttempt) {
  const decision = decideFirstCharge({ prepaidUntil, attempt });
  switch (decision.kind) {
    case 'at_once':
      return {};
    case 'after_days':
      return { trial_period_days: decision.days };
    case 'on':
      return { trial_end: secondsOf(decision.date) };
  }
}

const prepaidMetadata = (until: Date, plan: string | null): Record<string, string> => ({
  prepaidUntil: String(secondsOf(until)),
  ...(plan !== null && { prepaidPlan: plan }),
});

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Also in its stored form: an accountant may have to compare it, and not every printed page has the letters. */
function labelOf(domain: string): string {
  const shown = displayDomain(domain);
  return shown === domain ? domain : `${shown} (${domain})`;
}
