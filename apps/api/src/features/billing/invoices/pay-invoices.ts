import Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { syncWebsite } from '../subscriptions/sync-website.ts';
import { listOpenInvoices } from './next-payment.ts';

/** Charges unpaid invoices to the card on file, oldest first. Paid meanwhile counts as paid now. */
export async function payInvoices(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  note: () => Promise<void>,
): Promise<WebsiteRow> {
  const { subscriptionId } = website;
  if (!subscriptionId) throw new AppError('website_not_subscribed');
  const { payments } = platform;
  try {
    for (const { id } of await listOpenInvoices(payments, subscriptionId)) await pay(payments, id ?? '');
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 402) throw error;
    await syncWebsite(platform, plans, website);
    throw error.code === 'payment_declined' ? new AppError('card_declined', { cause: error }) : error;
  }
  await note();
  return syncWebsite(platform, plans, website);
}

async function pay(payments: Stripe, invoiceId: string): Promise<void> {
  try {
    await askPayments(() => payments.invoices.pay(invoiceId));
  } catch (error) {
    const isPaid = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'invoice_already_paid';
    if (!isPaid) throw error;
  }
}
