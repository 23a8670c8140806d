import type { PlanChangePreview } from '@evenway/contract';
import type Stripe from 'stripe';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { isRegular, servicePeriod, sumOf } from '../invoices/invoice-lines.ts';
import { creditOf, ownPrice } from '../invoices/next-payment.ts';
import { type PlanChange, PRORATION, planChange } from './plan-change.ts';
import type { Plans } from './plans.ts';

/** What a change of plan costs now and next, according to the provider's previews of the invoices. */
export async function previewPlanChange(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
): Promise<PlanChangePreview> {
  return previewOf(platform.payments, await planChange(platform, plans, website, priceId));
}

export async function previewOf(payments: Stripe, change: PlanChange): Promise<PlanChangePreview> {
  const { billing } = change;
  const invoice = await previewInvoice(payments, change, PRORATION[billing]);
  const made = invoice.lines.data.filter((line) => !isRegular(line));
  const shared = {
    currency: invoice.currency,
    unusedTime: -sumOf(made.filter(({ amount }) => amount < 0)),
    isTrial: billing === 'trial',
    // The provider's own clock decides from when time counts as unused.
    prorationDate: made[0]?.period.start ?? Math.floor(Date.now() / 1000),
  };
  if (billing === 'now') return { ...shared, ...(await billedNow(payments, change, invoice)) };
  return {
    ...shared,
    dueNow: 0,
    creditUsed: 0,
    credit: creditOf(invoice.starting_balance),
    nextAmount: ownPrice(invoice),
    nextDeduction: Math.max(0, -sumOf(made)),
    nextCredit: creditOf(invoice.total),
    nextDate: dateOf(servicePeriod(invoice).start),
  };
}

/** The first invoice is due at once; the next one is for a whole period. */
async function billedNow(payments: Stripe, change: PlanChange, now: Stripe.Invoice) {
  const balance = now.starting_balance + now.total - now.amount_due;
  // A new period is already on the first invoice, and the next starts where it ends.
  const regular = change.startsPeriod ? now : await previewInvoice(payments, change, PRORATION.trial);
  const { start, end } = servicePeriod(regular);
  return {
    dueNow: now.amount_due,
    creditUsed: Math.max(0, ownPrice(now) - now.amount_due),
    credit: creditOf(balance),
    nextAmount: sumOf(regular.lines.data.filter(isRegular)),
    nextDeduction: 0,
    nextCredit: 0,
    nextDate: dateOf(change.startsPeriod ? end : start),
  };
}

function previewInvoice(
  payments: Stripe,
  { subscriptionId, items }: PlanChange,
  proration: (typeof PRORATION)[keyof typeof PRORATION],
): Promise<Stripe.Invoice> {
  return askPayments(() =>
    payments.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: { items, proration_behavior: proration },
    }),
  );
}

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();
