import { newId } from '../store/new-id.ts';
import type { Charge, Refund } from '../store/records.ts';

interface RefundValues {
  created: number;
  amount: number;
  reason: Refund['reason'];
  metadata: Record<string, string>;
}

export function buildRefund(charge: Charge, values: RefundValues): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...values,
  };
}
