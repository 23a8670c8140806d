import { newId } from '../store/new-id.ts';
import type { CreditNote, Invoice, Refund } from '../store/records.ts';
import { toList } from './to-list.ts';

interface CreditNoteValues {
  invoice: Invoice;
  created: number;
  number: string;
  amount: number;
  /** The part by which an unpaid invoice became smaller. */
  prePayment: number;
  outOfBand: number | null;
  refund: Refund | null;
  reason: string | null;
  memo: string | null;
  metadata: Record<string, string>;
  pdf: (id: string) => string;
}

export function buildCreditNote({
  invoice,
  amount,
  prePayment,
  outOfBand,
  refund,
  pdf,
  ...values
}: CreditNoteValues): CreditNote {
  const id = newId('cn');
  const line = {
    id: newId('cnli'),
    object: 'credit_note_line_item' as const,
    amount,
    description: `Credit for invoice ${invoice.number}`,
    discount_amount: 0,
    discount_amounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity: 1,
    tax_rates: [],
    taxes: [],
    type: 'custom_line_item' as const,
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: values.created,
    invoice: invoice.id,
    lines: toList([line], `/v1/credit_notes/${id}/lines`),
    livemode: false,
    out_of_band_amount: outOfBand,
    pdf: pdf(id),
    post_payment_amount: amount - prePayment,
    pre_payment_amount: prePayment,
    pretax_credit_amounts: [],
    refunds: refund
      ? [{ amount_refunded: refund.amount, payment_record_refund: null, refund: refund.id, type: 'refund' }]
      : [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: prePayment === amount ? 'pre_payment' : prePayment === 0 ? 'post_payment' : 'mixed',
    voided_at: null,
    ...values,
  };
}
