import { invalid } from '../../api/api-error.ts';
import { periodEndFrom } from '../../clock/periods.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildItem } from '../../objects/build-item.ts';
import { buildLine } from '../../objects/build-line.ts';
import { buildSubscription } from '../../objects/build-subscription.ts';
import type { Customer, InvoiceLine, Price, Subscription, SubscriptionItem } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findSubscription } from '../find-records.ts';
import { collectInvoice, findPaymentMethod, refusalOf } from '../invoices/collect-invoice.ts';
import { amountOf, describeCharge, productName } from '../invoices/describe-line.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { requireOneInterval } from './require-one-interval.ts';

export interface NewSubscription {
  customer: Customer;
  items: { price: Price; quantity: number; metadata: Record<string, string> }[];
  trialEnd: number | null;
  billingCycleAnchor: number | null;
  /** Whether the time until a later billing cycle anchor is charged. */
  prorate: boolean;
  paymentBehavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';
  values: Partial<Subscription>;
  /** At a checkout, where the bank can ask for confirmation. */
  isPayerThere?: boolean;
}

export function createSubscription(work: Work, wanted: NewSubscription): Subscription {
  const { customer, trialEnd, billingCycleAnchor } = wanted;
  const now = work.now(customer.id);
  const price = requireOneInterval(wanted.items, 'items');
  const end = trialEnd ?? billingCycleAnchor ?? periodEndFrom(now, price);
  const empty = buildSubscription(now, {
    ...wanted.values,
    customer: customer.id,
    currency: price.currency,
    billing_cycle_anchor: trialEnd ?? billingCycleAnchor ?? now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: customer.test_clock ?? null,
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
  });
  const items = wanted.items.map((item) =>
    buildItem(now, { ...item, subscription: empty.id, period: { start: now, end } }),
  );
  const subscription = { ...empty, items: { ...empty.items, data: items } };
  const lines = items.map((item) => firstLine(work, item, wanted, price));
  const draft = draftInvoice(work, subscription, {
    reason: 'subscription_create',
    lines,
    period: { start: now, end: now },
  });
  const created = work.transaction.put('subscription', { ...subscription, latest_invoice: draft.id });
  recordEvent(work, 'customer.subscription.created', created);
  takeFirstPayment(work, finalizeInvoice(work, draft), wanted);
  return findSubscription(work, created.id);
}

function takeFirstPayment(
  work: Work,
  invoice: ReturnType<typeof finalizeInvoice>,
  { paymentBehavior: behavior, isPayerThere = false }: NewSubscription,
): void {
  if (invoice.status === 'paid' || behavior === 'default_incomplete') return;
  if (!findPaymentMethod(work, invoice)) {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const { status } = collectInvoice(work, invoice, { retry: false, isPayerThere });
  if (status !== 'paid' && behavior === 'error_if_incomplete') throw refusalOf(work, invoice, 'subscription');
}

function firstLine(work: Work, item: SubscriptionItem, wanted: NewSubscription, price: Price): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item;
  const period = { start, end };
  if (wanted.trialEnd) {
    const description = `Trial period for ${productName(work, item.price)}`;
    return buildLine({ item, amount: 0, description, period, proration: false });
  }
  const isPart = wanted.billingCycleAnchor !== null;
  const share = isPart ? (end - start) / (periodEndFrom(start, price) - start) : 1;
  const amount = isPart && !wanted.prorate ? 0 : Math.round(amountOf(item) * share);
  return buildLine({ item, amount, description: describeCharge(work, item), period, proration: isPart });
}
