import { signedPaymentEvent } from '@evenway/testing/payment-event';
import { type Status, statusOf } from './load.ts';

/** Sends a signed payment event about a changed subscription. */
export function sendPaymentEvent(url: string, secret: string, id: string): Promise<Status> {
  const event = signedPaymentEvent(secret, id, 'customer.subscription.updated');
  return statusOf(`${url}/api/webhooks/stripe`, { method: 'POST', ...event });
}
