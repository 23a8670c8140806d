import { declined, invalid } from '../../api/api-error.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildPaymentMethod } from '../../objects/build-payment-method.ts';
import type { Customer, PaymentMethod } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findTestCard } from './cards.ts';

export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
}

/** Refuses a card that is declined immediately. */
export function attachCard(work: Work, customer: Customer, typed: TypedCard): PaymentMethod {
  const card = findTestCard(typed.number);
  if (!card) {
    throw declined('Your card was declined. This is a stand-in that knows only the test cards.', 'test_mode_live_card');
  }
  if (card.outcome === 'declined') {
    const lacksMoney = card.declineCode === 'insufficient_funds';
    throw declined(
      lacksMoney ? 'Your card has insufficient funds.' : 'Your card was declined.',
      card.declineCode ?? 'generic_decline',
    );
  }
  const method = buildPaymentMethod(work.now(customer.id), { ...typed, brand: card.brand }, customer);
  work.transaction.put('payment_method', method);
  recordEvent(work, 'payment_method.attached', method);
  return method;
}

/** The payment method with this id, if it belongs to this customer. */
export function requireMethodOf(work: Work, customer: Customer, id: string, param: string): PaymentMethod {
  const method = work.transaction.find('payment_method', id);
  if (!method) throw invalid(`No such PaymentMethod: '${id}'`, param, 'resource_missing');
  if (method.customer !== customer.id) {
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      param,
    );
  }
  return method;
}
