import type Stripe from 'stripe';
import { requireMethodOf } from '../../billing/cards/attach-card.ts';
import { findCustomer, findSoldPrice, findSubscription } from '../../billing/find-records.ts';
import { draftInvoice } from '../../billing/invoices/draft-invoice.ts';
import { finalizeInvoice } from '../../billing/invoices/finalize-invoice.ts';
import { cancelSubscription } from '../../billing/subscriptions/cancel-subscription.ts';
import { createSubscription } from '../../billing/subscriptions/create-subscription.ts';
import { updateSubscription } from '../../billing/subscriptions/update-subscription.ts';
import { DAY } from '../../clock/periods.ts';
import type { Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid, missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { paginate } from '../paginate.ts';
import { boolean, clearable, type ObjectOf, object, oneOf, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { CREATE, toChange } from './subscription-params.ts';
import { UPDATE_SUBSCRIPTION_ROUTE } from './update-subscription-route.ts';

const LIST = {
  ...PAGE,
  created: time,
  customer: text,
  price: text,
  status: oneOf(
    'active',
    'all',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'paused',
    'trialing',
    'unpaid',
  ),
  test_clock: text,
} satisfies ParamsOf<Stripe.SubscriptionListParams>;

const CANCEL = {
  cancellation_details: object({ comment: clearable(text), feedback: clearable(text) }),
  invoice_now: boolean,
  prorate: boolean,
} satisfies ParamsOf<Stripe.SubscriptionCancelParams>;

export const SUBSCRIPTION_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/subscriptions',
    params: CREATE,
    answer(work, params) {
      const customer = findCustomer(work, params.customer);
      const { default_payment_method: method, trial_settings: trial } = params;
      if (method !== undefined) requireMethodOf(work, customer, method, 'default_payment_method');
      const created = createSubscription(work, {
        customer,
        items: params.items.map(({ price, quantity = 1, metadata = {} }, index) => ({
          price: findSoldPrice(work, price, `items[${index}][price]`),
          quantity,
          metadata,
        })),
        trialEnd: findTrialEnd(params, work.now(customer.id)),
        billingCycleAnchor: params.billing_cycle_anchor ?? null,
        prorate: params.proration_behavior !== 'none',
        paymentBehavior: params.payment_behavior ?? 'allow_incomplete',
        values: {
          default_payment_method: method ?? null,
          description: params.description ?? null,
          metadata: mergeMetadata({}, params.metadata),
          ...(trial && { trial_settings: { end_behavior: { billing_cycle_anchor: null, ...trial.end_behavior } } }),
        },
      });
      const { cancel_at, cancel_at_period_end } = params;
      const schedules = cancel_at !== undefined || cancel_at_period_end === true;
      if (!schedules) return created;
      const cancellation = {
        ...(cancel_at !== undefined && { cancel_at }),
        ...(cancel_at_period_end && { cancel_at_period_end }),
      };
      return updateSubscription(work, created, toChange(cancellation));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/subscriptions',
    params: LIST,
    answer({ transaction }, { created, customer, price, status, test_clock: clock, ...page }) {
      const subscriptions = transaction
        .all('subscription')
        .filter((subscription) => customer === undefined || subscription.customer === customer)
        .filter((subscription) => customer !== undefined || (subscription.test_clock ?? undefined) === clock)
        .filter((subscription) => matchesStatus(subscription, status))
        .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
        .filter((subscription) => !created || created(subscription.created));
      return paginate(subscriptions, page, '/v1/subscriptions');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/subscriptions/:id',
    params: {},
    answer: (work, _params, id) => findSubscription(work, id),
  }),
  UPDATE_SUBSCRIPTION_ROUTE,
  defineRoute({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: CANCEL,
    answer(work, { cancellation_details: details, invoice_now: invoiceNow, prorate }, id) {
      if (findSubscription(work, id).ended_at !== null) throw missing('subscription', id);
      const ended = cancelSubscription(work, id, {
        ...details,
        reason: 'cancellation_requested',
        prorate: prorate ?? false,
      });
      if (invoiceNow) billRest(work, ended);
      return ended;
    },
  }),
];

/** Without a status, all but the canceled ones, like the API. */
function matchesStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}

function findTrialEnd(params: ObjectOf<typeof CREATE>, now: number): number | null {
  const { trial_end: end, trial_period_days: days } = params;
  if (end !== undefined && days !== undefined) {
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', 'trial_end');
  }
  if (days !== undefined) return days > 0 ? now + days * DAY : null;
  if (end === undefined || end === 'now') return null;
  if (end <= now) throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  return end;
}

/** Bills what was waiting for a next invoice that will not come any more. */
function billRest(work: Work, subscription: Subscription): void {
  const waits = work.transaction.all('pending_line').some((line) => line.subscription === subscription.id);
  if (!waits) return;
  const now = work.now(subscription.customer);
  const draft = draftInvoice(work, subscription, {
    reason: 'subscription_update',
    lines: [],
    period: { start: now, end: now },
  });
  finalizeInvoice(work, draft);
}
