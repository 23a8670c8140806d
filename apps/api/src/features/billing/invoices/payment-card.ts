import type { PaymentCard } from '@evenway/contract';
import type Stripe from 'stripe';
import { findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';

/** The card of the subscription, else that of the customer: the order in which the provider charges them. */
export async function paymentCard({ payments }: Platform, website: WebsiteRow): Promise<PaymentCard | null> {
  const { subscriptionId } = website;
  if (!subscriptionId) return null;
  const subscription = await findInPayments(() =>
    payments.subscriptions.retrieve(subscriptionId, { expand: ['default_payment_method'] }),
  );
  if (!subscription) return null;
  const own = subscription.default_payment_method;
  return toCard(own) ?? toCard(await defaultOf(payments, subscription.customer));
}

async function defaultOf(payments: Stripe, customer: Stripe.Subscription['customer']) {
  const id = typeof customer === 'string' ? customer : customer.id;
  const found = await findInPayments(() =>
    payments.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] }),
  );
  return !found || found.deleted ? null : found.invoice_settings.default_payment_method;
}

function toCard(method: string | Stripe.PaymentMethod | null): PaymentCard | null {
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}
