import type { Invoice, UpcomingInvoice } from '@evenway/contract';
import Stripe from 'stripe';
import { askPayments, isMissing } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { listSubscriptionIds } from './billing-repository.ts';

/** Every invoice of every subscription the website ever had, newest first. */
export async function listInvoices({ database, payments }: Platform, website: WebsiteRow): Promise<Invoice[]> {
  const ids = await listSubscriptionIds(database, website.id);
  const lists = await Promise.all(ids.map((subscription) => invoicesOf(payments, subscription)));
  return lists
    .flat()
    .sort((a, b) => b.created - a.created)
    .map(toInvoice);
}

/** The next invoice, or null when there will be none. */
export async function upcomingInvoice({ payments }: Platform, website: WebsiteRow): Promise<UpcomingInvoice | null> {
  const { subscriptionId, status } = website;
  if (!subscriptionId || status !== 'ACTIVE') return null;
  try {
    const invoice = await askPayments(() => payments.invoices.createPreview({ subscription: subscriptionId }));
    return { amountPaid: invoice.amount_due, currency: invoice.currency, ...periodOf(invoice) };
  } catch (error) {
    if (isMissing(error) || isNoneUpcoming(error)) return null;
    throw error;
  }
}

function invoicesOf(payments: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return askPayments(() => payments.invoices.list({ subscription, limit: 100 }).autoPagingToArray({ limit: 1_000 }));
}

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  invoiceId: invoice.id ?? '',
  status: invoice.status,
  amountPaid: invoice.amount_paid,
  currency: invoice.currency,
  ...periodOf(invoice),
  invoicePdf: invoice.invoice_pdf ?? null,
});

/** An invoice's own period is not the time it pays for; that stands on its lines. */
function periodOf(invoice: Stripe.Invoice) {
  const periods = invoice.lines.data.map((line) => line.period);
  const start = periods.length > 0 ? Math.max(...periods.map((period) => period.start)) : invoice.period_start;
  const end = periods.length > 0 ? Math.max(...periods.map((period) => period.end)) : invoice.period_end;
  return { periodStart: new Date(start * 1000).toISOString(), periodEnd: new Date(end * 1000).toISOString() };
}

const isNoneUpcoming = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'invoice_upcoming_none';
