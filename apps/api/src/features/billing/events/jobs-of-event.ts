import type Stripe from 'stripe';
import {
  ANNOUNCE_FIRST_CHARGE_TASK,
  READ_DISPUTE_TASK,
  READ_REFUND_TASK,
  REPORT_CHARGE_TASK,
  SYNC_CUSTOMER_TASK,
  SYNC_SUBSCRIPTION_TASK,
} from '../tasks.ts';
import { CheckoutObject, Identified, InvoiceObject, type PaymentEvent } from './payment-event.ts';

interface EventJob {
  readonly task: string;
  readonly payload: Record<string, string>;
  /** Queued jobs of the same name are merged. */
  readonly once: string;
}

type EventObject = PaymentEvent['data']['object'];
type JobsOf = (object: EventObject) => readonly EventJob[];

const sync = (subscriptionId: string): EventJob => ({
  task: SYNC_SUBSCRIPTION_TASK,
  payload: { subscriptionId },
  once: `sync:${subscriptionId}`,
});
const subscriptionOf = (invoice: EventObject) =>
  InvoiceObject.parse(invoice).parent?.subscription_details?.subscription ?? null;

const ofSubscription: JobsOf = (object) => [sync(Identified.parse(object).id)];

/** An invoice that no subscription made is none of ours. */
const ofInvoice: JobsOf = (object) => {
  const subscriptionId = subscriptionOf(object);
  return subscriptionId ? [sync(subscriptionId)] : [];
};

const ofCharge: JobsOf = (object) => {
  const { id: invoiceId } = Identified.parse(object);
  const report = { task: REPORT_CHARGE_TASK, payload: { invoiceId }, once: `report:${invoiceId}` };
  return ofInvoice(object).flatMap((job) => [job, report]);
};

const ofReversal =
  (task: string): JobsOf =>
  (object) => {
    const { id } = Identified.parse(object);
    return [{ task, payload: { id }, once: `${task}:${id}` }];
  };
const ofRefund = ofReversal(READ_REFUND_TASK);
const ofDispute = ofReversal(READ_DISPUTE_TASK);

/** The events from which jobs follow. The provider is asked to send these, and may send others too. */
const JOBS = {
  'checkout.session.completed': (object) => {
    const { subscription } = CheckoutObject.parse(object);
    return subscription ? [sync(subscription)] : [];
  },
  'customer.updated': (object) => {
    const { id: customerId } = Identified.parse(object);
    return [{ task: SYNC_CUSTOMER_TASK, payload: { customerId }, once: `sync:${customerId}` }];
  },
  'customer.subscription.created': ofSubscription,
  'customer.subscription.updated': ofSubscription,
  'customer.subscription.deleted': ofSubscription,
  'customer.subscription.trial_will_end': (object) => {
    const { id: subscriptionId } = Identified.parse(object);
    const announce = {
      task: ANNOUNCE_FIRST_CHARGE_TASK,
      payload: { subscriptionId },
      once: `announce:${subscriptionId}`,
    };
    return [sync(subscriptionId), announce];
  },
  'invoice.paid': ofCharge,
  'invoice.payment_failed': ofCharge,
  'invoice.updated': ofInvoice,
  'invoice.voided': ofInvoice,
  'refund.created': ofRefund,
  'refund.updated': ofRefund,
  'refund.failed': ofRefund,
  'charge.dispute.created': ofDispute,
  'charge.dispute.updated': ofDispute,
  'charge.dispute.closed': ofDispute,
  'charge.dispute.funds_withdrawn': ofDispute,
  'charge.dispute.funds_reinstated': ofDispute,
} satisfies Partial<Record<Stripe.Event['type'], JobsOf>>;

export const HANDLED_EVENTS: readonly string[] = Object.keys(JOBS);
const jobsByType = new Map<string, JobsOf>(Object.entries(JOBS));

/**
 * The jobs that follow from an event. Only ids are taken from it; everything else is read again. Throws if an id that
 * its type promises is missing.
 */
export function jobsOf({ type, data: { object } }: PaymentEvent): readonly EventJob[] {
  return jobsByType.get(type)?.(object) ?? [];
}
