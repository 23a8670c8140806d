import type Stripe from 'stripe';
import { findCustomer, findSoldPrice } from '../../billing/find-records.ts';
import { amountOf, productName } from '../../billing/invoices/describe-line.ts';
import { requireOneInterval } from '../../billing/subscriptions/require-one-interval.ts';
import { DAY, HOUR } from '../../clock/periods.ts';
import { buildCheckoutLine, buildCheckoutSession } from '../../objects/build-checkout-session.ts';
import type { CheckoutLine } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid } from '../api-error.ts';
import {
  boolean,
  integer,
  list,
  metadata,
  type ObjectOf,
  object,
  oneOf,
  type ParamsOf,
  required,
  text,
  url,
} from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { TRIAL_SETTINGS } from './subscription-params.ts';

/** A request takes a moment to arrive. */
const CLOCK_SLACK = 60;

const SUBSCRIPTION_DATA = {
  billing_cycle_anchor: integer,
  description: text,
  metadata,
  trial_end: integer,
  trial_period_days: integer,
  trial_settings: TRIAL_SETTINGS,
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>;

const CREATE = {
  allow_promotion_codes: boolean,
  allowed_payment_method_types: list(oneOf('card')),
  billing_address_collection: oneOf('auto', 'required'),
  cancel_url: url,
  client_reference_id: text,
  custom_text: object({ submit: object({ message: required(text) }) }),
  customer: text,
  customer_email: text,
  expires_at: integer,
  line_items: required(list(object({ price: required(text), quantity: integer }))),
  locale: text,
  metadata,
  mode: required(oneOf('subscription')),
  payment_method_collection: oneOf('always', 'if_required'),
  subscription_data: object(SUBSCRIPTION_DATA),
  success_url: required(url),
  ui_mode: oneOf('hosted_page'),
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams>;

export const CREATE_SESSION_ROUTE: Route = defineRoute({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params: CREATE,
  answer(
    work,
    { line_items: items, subscription_data: data = {}, customer: customerId, custom_text: words, ...values },
  ) {
    if (customerId !== undefined && values.customer_email !== undefined) {
      throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
    }
    const customer = customerId === undefined ? null : findCustomer(work, customerId);
    const now = work.now(customer?.id);
    const lines = readLines(work, items);
    const hasTrial = data.trial_period_days !== undefined || data.trial_end !== undefined;
    checkTrial(data, now);
    const amount = hasTrial ? 0 : lines.reduce((sum, line) => sum + line.amount_total, 0);
    const session = buildCheckoutSession(now, work.baseUrl, {
      ...values,
      amount_subtotal: amount,
      amount_total: amount,
      currency: lines[0]?.currency ?? null,
      custom_text: {
        after_submit: null,
        shipping_address: null,
        submit: words?.submit ?? null,
        terms_of_service_acceptance: null,
      },
      customer: customer?.id ?? null,
      customer_creation: customer ? null : 'always',
      expires_at: readExpiry(values.expires_at, now),
    });
    work.transaction.put('checkout_order', {
      id: session.id,
      lines,
      trialDays: data.trial_period_days ?? null,
      trialEnd: data.trial_end ?? null,
      billingCycleAnchor: data.billing_cycle_anchor ?? null,
      description: data.description ?? null,
      metadata: data.metadata ?? {},
      missingPaymentMethod: data.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    });
    return work.transaction.put('checkout_session', session);
  },
});

function readLines(work: Work, items: { price: string; quantity?: number }[]): CheckoutLine[] {
  const sold = items.map(({ price, quantity }, index) => {
    const param = `line_items[${index}]`;
    if (quantity === undefined || quantity < 1) {
      throw invalid('Quantity is required. Add `quantity` to the line item.', `${param}[quantity]`);
    }
    return { price: findSoldPrice(work, price, `${param}[price]`), quantity };
  });
  requireOneInterval(sold, 'line_items');
  return sold.map((item) =>
    buildCheckoutLine(item.price, item.quantity, amountOf(item), productName(work, item.price)),
  );
}

function checkTrial(
  { trial_period_days: days, trial_end: end }: ObjectOf<typeof SUBSCRIPTION_DATA>,
  now: number,
): void {
  const param = 'subscription_data[trial_period_days]';
  if (days !== undefined && end !== undefined) {
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', param);
  }
  if (days !== undefined && days < 1) throw invalid('The minimum number of trial period days is 1.', param);
  if (end !== undefined && end < now + 2 * DAY) {
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]');
  }
}

/** Callers use the machine's clock, even if the clock here was moved. */
function readExpiry(wanted: number | undefined, now: number): number {
  if (wanted === undefined) return now + DAY;
  const lives = wanted - Math.floor(Date.now() / 1_000);
  if (lives < HOUR / 2 - CLOCK_SLACK || lives > DAY + CLOCK_SLACK) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  return now + lives;
}
