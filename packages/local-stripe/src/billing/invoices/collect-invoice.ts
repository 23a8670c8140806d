import { type ApiError, declined, requiresAction } from '../../api/api-error.ts';
import { DAY } from '../../clock/periods.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildCharge } from '../../objects/build-charge.ts';
import { buildInvoicePayment } from '../../objects/build-invoice-payment.ts';
import type { Charge, Invoice, PaymentMethod } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { asksToConfirm, canCharge, isDisputedAtOnce } from '../cards/cards.ts';
import { findCustomer, subscriptionIdOf } from '../find-records.ts';
import { disputeCharge } from '../reversals/dispute-charge.ts';
import { saveCustomer } from '../save-records.ts';
import { settleFailure, settlePayment } from '../subscriptions/settle-subscription.ts';

/** Days between a failed attempt and the next one; none after the last. */
const RETRY_DAYS = [3, 5, 7];

export interface CollectOptions {
  paymentMethod?: PaymentMethod;
  /** Only automatic charges are retried automatically. */
  retry: boolean;
  /** Someone is present to confirm the payment to the bank. */
  isPayerThere?: boolean;
}

export function collectInvoice(work: Work, invoice: Invoice, options: CollectOptions): Invoice {
  if (invoice.status === 'paid') return invoice;
  const method = options.paymentMethod ?? findPaymentMethod(work, invoice);
  if (method && canCharge(method, options.isPayerThere)) {
    const charge = chargeCard(work, invoice, method);
    const paid = markPaid(work, { ...invoice, attempt_count: invoice.attempt_count + 1 });
    if (isDisputedAtOnce(method)) disputeCharge(work, charge);
    return paid;
  }
  if (method && asksToConfirm(method)) recordEvent(work, 'invoice.payment_action_required', invoice);
  return markFailed(work, invoice, options.retry);
}

/** Why an invoice was not paid, as the API reports it for a subscription, or for the invoice itself. */
export function refusalOf(work: Work, invoice: Invoice, asked: 'subscription' | 'invoice'): ApiError {
  const method = findPaymentMethod(work, invoice);
  return method && asksToConfirm(method)
    ? requiresAction(asked)
    : declined('Your card was declined.', 'generic_decline');
}

export function markPaid(work: Work, invoice: Invoice): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: work.now(invoice.customer) },
  };
  work.transaction.put('invoice', paid);
  recordEvent(work, 'invoice.paid', paid);
  recordEvent(work, 'invoice.payment_succeeded', paid);
  saveDelinquent(work, paid, false);
  settlePayment(work, paid);
  return paid;
}

function chargeCard(work: Work, invoice: Invoice, method: PaymentMethod): Charge {
  const charge = work.transaction.put('charge', buildCharge(work.now(invoice.customer), invoice, method));
  work.transaction.put('invoice_payment', buildInvoicePayment(invoice, charge));
  recordEvent(work, 'charge.succeeded', charge);
  return charge;
}

function markFailed(work: Work, invoice: Invoice, retry: boolean): Invoice {
  const pause = retry ? RETRY_DAYS[invoice.attempt_count] : undefined;
  const failed: Invoice = {
    ...invoice,
    attempted: true,
    // After the first attempt only those of the schedule count.
    attempt_count: retry || invoice.attempt_count === 0 ? invoice.attempt_count + 1 : invoice.attempt_count,
    next_payment_attempt: retry ? nextAttempt(work, invoice, pause) : invoice.next_payment_attempt,
  };
  work.transaction.put('invoice', failed);
  recordEvent(work, 'invoice.payment_failed', failed);
  saveDelinquent(work, failed, true);
  settleFailure(work, failed, retry && pause === undefined);
  return failed;
}

function nextAttempt(work: Work, { customer }: Invoice, pauseDays: number | undefined): number | null {
  return pauseDays === undefined ? null : work.now(customer) + pauseDays * DAY;
}

/** The most specific one wins: of the invoice, of its subscription, of the customer. */
export function findPaymentMethod(work: Work, invoice: Invoice): PaymentMethod | undefined {
  const customer = findCustomer(work, invoice.customer ?? '');
  const subscription = work.transaction.find('subscription', subscriptionIdOf(invoice) ?? '');
  const id =
    invoice.default_payment_method ??
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  return id ? work.transaction.find('payment_method', id) : undefined;
}

function saveDelinquent(work: Work, { customer: id }: Invoice, delinquent: boolean): void {
  saveCustomer(work, { ...findCustomer(work, id ?? ''), delinquent });
}
