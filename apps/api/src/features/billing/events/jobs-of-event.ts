import {
  ANNOUNCE_FIRST_CHARGE_TASK,
  REPORT_CHARGE_TASK,
  SYNC_CUSTOMER_TASK,
  SYNC_SUBSCRIPTION_TASK,
} from '../tasks.ts';
import { CheckoutObject, Identified, InvoiceObject, type PaymentEvent } from './payment-event.ts';

/** The events from which jobs follow; Stripe may send others too. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

interface EventJob {
  readonly task: string;
  readonly payload: Record<string, string>;
  /** Queued jobs of the same name are merged. */
  readonly once: string;
}

/**
 * The jobs that follow from an event. Only ids are taken from it; everything else is read again. Throws if an id that
 * its type promises is missing.
 */
export function jobsOf(event: PaymentEvent): EventJob[] {
  const subscriptionId = subscriptionOf(event);
  const jobs: EventJob[] = [];
  if (subscriptionId)
    jobs.push({ task: SYNC_SUBSCRIPTION_TASK, payload: { subscriptionId }, once: `sync:${subscriptionId}` });
  switch (event.type) {
    case 'customer.updated': {
      const { id: customerId } = Identified.parse(event.data.object);
      jobs.push({ task: SYNC_CUSTOMER_TASK, payload: { customerId }, once: `sync:${customerId}` });
      break;
    }
    case 'customer.subscription.trial_will_end': {
      const { id } = Identified.parse(event.data.object);
      jobs.push({ task: ANNOUNCE_FIRST_CHARGE_TASK, payload: { subscriptionId: id }, once: `announce:${id}` });
      break;
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { id: invoiceId } = Identified.parse(event.data.object);
      if (subscriptionId) jobs.push({ task: REPORT_CHARGE_TASK, payload: { invoiceId }, once: `report:${invoiceId}` });
      break;
    }
  }
  return jobs;
}

function subscriptionOf({ type, data: { object } }: PaymentEvent): string | null {
  if (type.startsWith('customer.subscription.')) return Identified.parse(object).id;
  if (type === 'checkout.session.completed') return CheckoutObject.parse(object).subscription;
  if (type.startsWith('invoice.')) {
    return InvoiceObject.parse(object).parent?.subscription_details?.subscription ?? null;
  }
  return null;
}
