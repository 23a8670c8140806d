import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header. Its time is that of the machine, because that is what the receiver compares it with. */
export function sign(payload: string, secret: string, seconds = Math.floor(Date.now() / 1_000)): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
