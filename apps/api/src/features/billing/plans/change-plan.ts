import type { PlanChangePreview } from '@evenway/contract';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { isRegular, servicePeriod, sumOf } from '../invoices/invoice-lines.ts';
import { creditOf, ownPrice } from '../invoices/next-payment.ts';
import { syncWebsite } from '../subscriptions/sync-website.ts';
import { type Billing, decidePlanChange, isPreviewOutdated, type PlanChange, refusalOf } from './decide-plan-change.ts';
import { type Plans, sellablePlan } from './plans.ts';

/** Billing parameters for the provider, the same for preview and change. */
const PRORATION = {
  trial: 'none',
  now: 'always_invoice',
  later: 'create_prorations',
} as const satisfies Record<Billing, string>;

/** What a change of plan costs now and next, according to the provider's previews of the invoices. */
export async function previewPlanChange(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
): Promise<PlanChangePreview> {
  return previewOf(platform.payments, await readPlanChange(platform, plans, website, priceId));
}

/**
 * Moves a running subscription to another plan, as of the time of the preview. What is billed at once is paid at once:
 * a declined card changes nothing and leaves no invoice behind. If the bank requires confirmation, the change is
 * pending at the provider, with an open invoice, until that is done.
 */
export async function changePlan(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  request: { priceId: string; prorationDate?: number | undefined },
  note: () => Promise<void>,
): Promise<WebsiteRow> {
  const { payments } = platform;
  const { prorationDate } = request;
  const change = await readPlanChange(platform, plans, website, request.priceId);
  const { billing } = change;
  if (billing !== 'trial' && prorationDate !== undefined) {
    const present = await previewOf(payments, change);
    if (isPreviewOutdated(prorationDate, present.prorationDate)) throw new AppError('preview_outdated');
  }
  const update = (payment_behavior: 'error_if_incomplete' | 'pending_if_incomplete') =>
    askPayments(() =>
      payments.subscriptions.update(change.subscriptionId, {
        items: change.items,
        proration_behavior: PRORATION[billing],
        ...(billing === 'now' && { payment_behavior }),
        ...(billing !== 'trial' && prorationDate !== undefined && { proration_date: prorationDate }),
      }),
    );
  try {
    await update('error_if_incomplete');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_needs_confirmation') throw error;
    const { pending_update: waiting } = await update('pending_if_incomplete');
    if (waiting !== null) throw error;
  }
  await note();
  return syncWebsite(platform, plans, website);
}

/** The change as it is decided with the subscription at the provider; refuses what cannot be changed. */
async function readPlanChange(
  { payments }: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
): Promise<PlanChange> {
  const plan = await sellablePlan(plans, priceId);
  const now = new Date();
  const { subscriptionId } = website;
  const isToAsk = subscriptionId !== null && refusalOf(website, now) === null;
  const found = isToAsk ? await askPayments(() => payments.subscriptions.retrieve(subscriptionId)) : null;
  const subscription = found && { id: found.id, status: found.status, item: found.items.data[0] ?? null };
  const decision = decidePlanChange({ website, plan, subscription, now });
  if (decision.kind === 'refuse') throw new AppError(decision.code);
  return decision.change;
}

async function previewOf(payments: Stripe, change: PlanChange): Promise<PlanChangePreview> {
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
