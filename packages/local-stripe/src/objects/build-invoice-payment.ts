import { newId } from '../store/new-id.ts';
import type { Charge, Invoice, InvoicePayment } from '../store/records.ts';

/** Since 2025 a charge does not name its invoice: this does, by the payment intent. */
export function buildInvoicePayment({ id: invoice }: Invoice, charge: Charge): InvoicePayment {
  const { amount, created, currency, payment_intent } = charge;
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: amount,
    amount_requested: amount,
    created,
    currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', ...(payment_intent !== null && { payment_intent }) },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: created },
  };
}
