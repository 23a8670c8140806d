import { createHmac } from 'node:crypto';
import { type Status, statusOf } from './load.ts';

/** Tells the product of a subscription that changed, signed as the payment provider signs. */
export function sendPaymentEvent(url: string, secret: string, id: string): Promise<Status> {
  const body = JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    api_version: '2026-10-28.endive',
    created: 1,
    data: { object: { id: 'sub_unknown' } },
    livemode: false,
  });
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` };
  return statusOf(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body });
}
