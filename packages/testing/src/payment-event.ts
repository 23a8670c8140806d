import { createHmac } from 'node:crypto';

/** An event of the payment provider, signed as it signs. */
export function signedPaymentEvent(secret: string, id: string, type: string) {
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    api_version: '2026-10-28.endive',
    created: 1,
    data: { object: { id: 'sub_unknown' } },
    livemode: false,
  });
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` } };
}
