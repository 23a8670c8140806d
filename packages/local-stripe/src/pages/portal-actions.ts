import { attachCard } from '../billing/cards/attach-card.ts';
import { findCustomer, findInvoice, findSubscription } from '../billing/find-records.ts';
import { collectInvoice } from '../billing/invoices/collect-invoice.ts';
import { saveCustomer, saveSubscription } from '../billing/save-records.ts';
import type { SubscriptionChange } from '../billing/subscriptions/subscription-change.ts';
import { updateSubscription } from '../billing/subscriptions/update-subscription.ts';
import type { Work } from '../work.ts';
import type { TypedFields } from './card-fields.ts';
import { type CardProblem, isProblem, readCard } from './read-card.ts';

/** Does it for this customer, or returns what is wrong. */
export type PortalAction = (work: Work, customerId: string, typed: TypedFields) => CardProblem | undefined;

/** For everything of the customer: a card on a single subscription would override it. */
export const changeCard: PortalAction = (work, customerId, typed) => {
  const card = readCard(typed);
  if (isProblem(card)) return card;
  const customer = findCustomer(work, customerId);
  const method = attachCard(work, customer, card);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  saveCustomer(work, { ...customer, invoice_settings: settings });
  for (const subscription of work.transaction.all('subscription')) {
    if (subscription.customer !== customerId || subscription.ended_at !== null) continue;
    saveSubscription(work, { ...subscription, default_payment_method: method.id });
  }
  return undefined;
};

/** As a date and not as `cancel_at_period_end`, like the portal with flexible billing. */
export const planEnd: PortalAction = (work, customerId, typed) =>
  change(work, customerId, typed.subscription, { cancelAt: 'min_period_end' });

export const undoEnd: PortalAction = (work, customerId, typed) =>
  change(work, customerId, typed.subscription, { cancelAt: null });

export const payOpenInvoice: PortalAction = (work, customerId, typed) => {
  const invoice = findInvoice(work, typed.invoice ?? '');
  if (invoice.customer !== customerId || invoice.status !== 'open') return undefined;
  const { status } = collectInvoice(work, invoice, { retry: false, isPayerThere: true });
  return status === 'paid' ? undefined : { field: 'number', message: 'Your card was declined.' };
};

function change(work: Work, customerId: string, id: string | undefined, wanted: SubscriptionChange): undefined {
  const subscription = findSubscription(work, id ?? '');
  if (subscription.customer === customerId && subscription.ended_at === null) {
    updateSubscription(work, subscription, wanted);
  }
  return undefined;
}
