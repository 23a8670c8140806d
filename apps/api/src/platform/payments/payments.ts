import Stripe from 'stripe';
import type { PaymentSettings } from '../../config/settings.ts';
import { AppError } from '../errors/app-error.ts';
import { traced } from '../tracing/active-span.ts';
import { guardHttpClient } from './guarded-http-client.ts';

/** Long enough for a slow response, short enough for a waiting person. */
const BOUNDS = { timeoutMs: 8_000, restMs: 5_000 };

export function createPayments({ secretKey, apiBase }: PaymentSettings, bounds = BOUNDS): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: bounds.timeoutMs,
    httpClient: guardHttpClient(Stripe.createNodeHttpClient(), bounds),
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Evenway' },
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === 'https:' ? 'https' : 'http' }),
  });
}

/** Calls the payment provider; the provider's failures become "try again later", the card's a refusal. */
export async function askPayments<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await traced({ name: 'stripe', kind: 'client' }, work);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new AppError(asksToConfirm(error) ? 'payment_needs_confirmation' : 'payment_declined', { cause: error });
    if (isAway(error)) throw new AppError('unavailable', { cause: error, ...retryAfter(error) });
    throw error;
  }
}

/** Like `askPayments`, with null for what no longer exists at the provider. */
export async function findInPayments<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await askPayments(work);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The provider no longer has it: for most of our purposes, that means done. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The bank requires confirmation by the cardholder (3-D Secure), which does not mean that the card was refused. */
const asksToConfirm = ({ code }: Stripe.errors.StripeCardError): boolean =>
  code === 'authentication_required' || (code ?? '').endsWith('_payment_intent_requires_action');

/** As the provider says, or as our own pause does. */
function retryAfter(error: unknown): { retryAfter?: number } {
  const seconds = Number(error instanceof Stripe.errors.StripeError ? error.headers?.['retry-after'] : undefined);
  return seconds > 0 ? { retryAfter: seconds } : {};
}

function isAway(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500)
  );
}
