import { nextPeriodEnd } from '../../clock/periods.ts';
import { buildLine } from '../../objects/build-line.ts';
import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { amountOf, describeCharge } from '../invoices/describe-line.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { saveSubscription } from '../save-records.ts';

/** The next period starts immediately, whether it will be paid or not. */
export function renewSubscription(work: Work, subscription: Subscription): Invoice {
  const past = periodOf(subscription);
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: nextPeriodEnd(subscription.billing_cycle_anchor, item.price, item.current_period_end),
  }));
  const invoice = draftInvoice(work, subscription, {
    reason: 'subscription_cycle',
    lines: items.map((item) => chargePeriod(work, item)),
    period: past,
  });
  saveSubscription(work, {
    ...subscription,
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
    items: { ...subscription.items, data: items },
    latest_invoice: invoice.id,
  });
  return invoice;
}

export function chargePeriod(work: Work, item: SubscriptionItem): InvoiceLine {
  return buildLine({
    item,
    amount: amountOf(item),
    description: describeCharge(work, item),
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });
}

export function periodOf({ items }: Subscription): { start: number; end: number } {
  return {
    start: Math.min(...items.data.map((item) => item.current_period_start)),
    end: Math.min(...items.data.map((item) => item.current_period_end)),
  };
}
