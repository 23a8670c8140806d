import { declined } from '../../api/api-error.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildCustomer } from '../../objects/build-customer.ts';
import type { CheckoutOrder, CheckoutSession, Customer, Invoice, PaymentEvent } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { attachCard, type TypedCard } from '../cards/attach-card.ts';
import { canCharge } from '../cards/cards.ts';
import { findCustomer, findInvoice } from '../find-records.ts';
import { createSubscription } from '../subscriptions/create-subscription.ts';
import { findTrialEnd } from './find-trial-end.ts';

export interface CheckoutForm {
  email: string;
  name: string;
  /** Undefined if the checkout does not require a card. */
  card: TypedCard | null;
}

/** Pays: creates customer, card and subscription together, or none. Returns the event about it. */
export function completeSession(work: Work, session: CheckoutSession, form: CheckoutForm): PaymentEvent {
  const order = work.transaction.find('checkout_order', session.id);
  if (!order) throw new Error(`The order of ${session.id} is missing.`);
  const customer = session.customer ? findCustomer(work, session.customer) : addCustomer(work, form);
  const method = form.card ? attachCard(work, customer, form.card) : null;
  const trialEnd = findTrialEnd(order, work.now(customer.id));
  if (method && trialEnd === null && !canCharge(method, true))
    throw declined('Your card was declined.', 'generic_decline');
  const subscription = createSubscription(work, {
    customer,
    items: order.lines.flatMap(({ price, quantity }) =>
      price ? [{ price, quantity: quantity ?? 1, metadata: {} }] : [],
    ),
    trialEnd,
    billingCycleAnchor: order.billingCycleAnchor,
    prorate: true,
    paymentBehavior: 'error_if_incomplete',
    isPayerThere: true,
    values: valuesOf(order, method?.id ?? null),
  });
  const invoice = findInvoice(work, subscription.latest_invoice ?? '');
  const completed = finish(work, session, customer, invoice, subscription.id);
  return recordEvent(work, 'checkout.session.completed', completed);
}

function finish(work: Work, session: CheckoutSession, customer: Customer, invoice: Invoice, subscription: string) {
  const completed: CheckoutSession = {
    ...session,
    status: 'complete',
    url: null,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
    subscription,
  };
  return work.transaction.put('checkout_session', completed);
}

function addCustomer(work: Work, { email, name }: CheckoutForm): Customer {
  const customer = buildCustomer(work.now(), { email, name: name || null });
  work.transaction.put('customer', customer);
  recordEvent(work, 'customer.created', customer);
  return customer;
}

function valuesOf({ description, metadata, missingPaymentMethod }: CheckoutOrder, method: string | null) {
  return {
    description,
    metadata,
    default_payment_method: method,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: missingPaymentMethod } },
  };
}
