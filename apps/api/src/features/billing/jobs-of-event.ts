import type Stripe from 'stripe';
import { ANNOUNCE_FIRST_CHARGE_TASK, REPORT_CHARGE_TASK, SYNC_CUSTOMER_TASK, SYNC_SUBSCRIPTION_TASK } from './tasks.ts';

interface EventJob {
  readonly task: string;
  readonly payload: Record<string, string>;
  /** Jobs of the same name that wait become one. */
  readonly once: string;
}

/** What an event asks to be looked at again. Only ids are taken from it; everything else is asked for anew. */
export function jobsOf(event: Stripe.Event): EventJob[] {
  const subscriptionId = subscriptionOf(event);
  const jobs: EventJob[] = [];
  if (subscriptionId)
    jobs.push({ task: SYNC_SUBSCRIPTION_TASK, payload: { subscriptionId }, once: `sync:${subscriptionId}` });
  switch (event.type) {
    case 'customer.updated': {
      const { id: customerId } = event.data.object;
      jobs.push({ task: SYNC_CUSTOMER_TASK, payload: { customerId }, once: `sync:${customerId}` });
      break;
    }
    case 'customer.subscription.trial_will_end': {
      const { id } = event.data.object;
      jobs.push({ task: ANNOUNCE_FIRST_CHARGE_TASK, payload: { subscriptionId: id }, once: `announce:${id}` });
      break;
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { id: invoiceId = '' } = event.data.object;
      if (subscriptionId) jobs.push({ task: REPORT_CHARGE_TASK, payload: { invoiceId }, once: `report:${invoiceId}` });
      break;
    }
  }
  return jobs;
}

function subscriptionOf(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.subscription.')) return (event.data.object as Stripe.Subscription).id;
  if (event.type === 'checkout.session.completed') return idOf(event.data.object.subscription);
  if (event.type.startsWith('invoice.')) {
    return idOf((event.data.object as Stripe.Invoice).parent?.subscription_details?.subscription ?? null);
  }
  return null;
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
