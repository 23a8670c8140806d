import { attachCard } from '../../billing/cards/attach-card.ts';
import { TEST_PAYMENT_METHODS } from '../../billing/cards/cards.ts';
import type { Customer, PaymentMethod } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid, missing } from '../api-error.ts';

/** Only the test payment methods can be attached: real card numbers are never sent over the API. */
export function attachTestMethod(work: Work, id: string, customer: Customer): PaymentMethod {
  const number = TEST_PAYMENT_METHODS.get(id);
  if (number) return attachCard(work, customer, { number, expMonth: 12, expYear: 2040 });
  const method = work.transaction.find('payment_method', id);
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  if (method.customer === customer.id) return method;
  throw invalid('The payment method you provided has already been attached to a customer.', 'payment_method');
}
