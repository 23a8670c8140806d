import Stripe from 'stripe';
import { askPayments, isMissing } from '../../../platform/payments/payments.ts';

export interface NextPayment {
  readonly nextAmount: number | null;
  readonly currency: string | null;
  readonly nextAttemptAt: Date | null;
}

const NOTHING: NextPayment = { nextAmount: null, currency: null, nextAttemptAt: null };

/** What a subscription charges next, or what is owed for it. */
export async function nextPayment(payments: Stripe, subscription: Stripe.Subscription): Promise<NextPayment> {
  switch (subscription.status) {
    case 'trialing':
    case 'active': {
      const invoice = await previewRenewal(payments, subscription.id);
      return invoice ? { ...NOTHING, nextAmount: invoice.amount_due, currency: invoice.currency } : NOTHING;
    }
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
      return sumUp(await listOpenInvoices(payments, subscription.id));
    default:
      return NOTHING;
  }
}

/** The invoice of the next period; null if there will be none. */
export async function previewRenewal(payments: Stripe, subscription: string): Promise<Stripe.Invoice | null> {
  try {
    return await askPayments(() => payments.invoices.createPreview({ subscription }));
  } catch (error) {
    if (isMissing(error) || isNoneUpcoming(error)) return null;
    throw error;
  }
}

/** Finalized, unpaid invoices, oldest first. */
export async function listOpenInvoices(payments: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const { data } = await askPayments(() => payments.invoices.list({ subscription, status: 'open', limit: 100 }));
  return data.toReversed();
}

function sumUp(invoices: readonly Stripe.Invoice[]): NextPayment {
  const attempts = invoices.flatMap(({ next_payment_attempt: at }) => at ?? []);
  return {
    nextAmount: invoices.reduce((sum, invoice) => sum + invoice.amount_remaining, 0),
    currency: invoices[0]?.currency ?? null,
    nextAttemptAt: attempts.length > 0 ? new Date(Math.min(...attempts) * 1000) : null,
  };
}

const isNoneUpcoming = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'invoice_upcoming_none';
