import Stripe from 'stripe';
import { askPayments, isMissing } from '../../../platform/payments/payments.ts';
import { servicePeriod } from './invoice-lines.ts';

/** The next invoice of a website, before any credit: that belongs to the organization, and pays what is due first. */
export interface Renewal {
  /** The website's own price, in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Seconds: the period that it pays for. */
  readonly start: number;
  readonly end: number;
  /** The organization's credit at present. */
  readonly credit: number;
}

export interface NextPayment {
  readonly nextAmount: number | null;
  readonly currency: string | null;
  readonly nextAttemptAt: Date | null;
}

const NOTHING: NextPayment = { nextAmount: null, currency: null, nextAttemptAt: null };

/** What comes next for a subscription: the price of its renewal, or what is owed for it. */
export async function nextPayment(
  payments: Stripe,
  subscription: Stripe.Subscription,
): Promise<{ next: NextPayment; renewal: Renewal | null }> {
  switch (subscription.status) {
    case 'trialing':
    case 'active': {
      const renewal = await previewRenewal(payments, subscription.id);
      if (!renewal) return { next: NOTHING, renewal };
      return { next: { ...NOTHING, nextAmount: renewal.amount, currency: renewal.currency }, renewal };
    }
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
      return { next: sumUp(await listOpenInvoices(payments, subscription.id)), renewal: null };
    default:
      return { next: NOTHING, renewal: null };
  }
}

/** The invoice of the next period; null if there will be none. */
export async function previewRenewal(payments: Stripe, subscription: string): Promise<Renewal | null> {
  try {
    const invoice = await askPayments(() => payments.invoices.createPreview({ subscription }));
    const { currency, starting_balance: balance } = invoice;
    return { amount: ownPrice(invoice), currency, ...servicePeriod(invoice), credit: creditOf(balance) };
  } catch (error) {
    if (isMissing(error) || isNoneUpcoming(error)) return null;
    throw error;
  }
}

/** What an invoice costs before credit. Less than nothing becomes credit once it is issued. */
export const ownPrice = ({ total }: Stripe.Invoice): number => Math.max(0, total);

/** The provider writes credit as a negative balance. */
export const creditOf = (balance: number): number => Math.max(0, -balance);

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
