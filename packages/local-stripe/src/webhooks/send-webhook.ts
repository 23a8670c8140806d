import { createHmac } from 'node:crypto';
import type { PaymentEvent, WebhookEndpoint } from '../store/records.ts';

const TIMEOUT_MS = 10_000;

export interface WebhookOutcome {
  status: number | null;
  problem: string | null;
}

export async function sendWebhook(
  event: PaymentEvent,
  { url, secret = '' }: WebhookEndpoint,
  stopping: AbortSignal,
): Promise<WebhookOutcome> {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local stand-in)',
        'stripe-signature': sign(body, secret),
      },
    });
    await response.body?.cancel();
    return { status: response.status, problem: null };
  } catch (error) {
    return { status: null, problem: describe(error) };
  }
}

/** The `Stripe-Signature` header. It uses the machine's time, because the receiver compares it with that. */
function sign(payload: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
