import { Readable } from 'node:stream';
import Stripe from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;
type HttpResponse = Awaited<ReturnType<HttpClient['makeRequest']>>;

interface Bounds {
  /** What a request may take, its body included. */
  readonly timeoutMs: number;
  /** For how long a provider that does not respond is not asked again. */
  readonly restMs: number;
}

/** Connections that fail in a row, as many as one call tries: each costs no time, so a single one means little. */
const FAILURES = 3;

/**
 * Remembers that the payment provider is away, so that only one caller at a time waits for it: the others get a 503
 * with Retry-After, at once. Underneath the package for the provider, so it holds for every call there is.
 */
export function guardHttpClient(client: HttpClient, { timeoutMs, restMs }: Bounds): HttpClient {
  let failures = 0;
  let restsUntil = 0;
  let respondedAt = Number.NEGATIVE_INFINITY;
  let isTrying = false;

  /** What began before the last response says nothing about the provider now. */
  const countFailure = (askedAt: number, weight: number) => {
    if (askedAt < respondedAt) return;
    failures += weight;
    if (failures >= FAILURES) restsUntil = performance.now() + restMs;
  };
  const makeRequest = async (...request: Parameters<HttpClient['makeRequest']>): Promise<HttpResponse> => {
    const isAway = failures >= FAILURES;
    const restsFor = restsUntil - performance.now();
    if (isAway && (isTrying || restsFor > 0)) return refusal(Math.max(restsFor, restMs / 2));
    if (isAway) isTrying = true;
    const askedAt = performance.now();
    const within = createDeadline(timeoutMs);
    try {
      const response: HttpResponse = await within(client.makeRequest(...request));
      const body = response.toJSON();
      // A body that cannot be read is reported to the one who reads it.
      await within(body.catch(() => undefined));
      failures = 0;
      respondedAt = performance.now();
      return Object.assign(response, { toJSON: () => body });
    } catch (error) {
      const hangs = (error as { code?: string }).code === Stripe.HttpClient.TIMEOUT_ERROR_CODE;
      countFailure(askedAt, hangs ? FAILURES : 1);
      // Not thrown, or the package would try twice more.
      if (hangs) return refusal(restMs);
      throw error;
    } finally {
      if (isAway) isTrying = false;
    }
  };
  return { getClientName: () => client.getClientName(), makeRequest };
}

type Within = <T>(work: Promise<T>) => Promise<T>;

/** One deadline for everything that is passed to it. */
function createDeadline(timeoutMs: number): Within {
  const endsAt = performance.now() + timeoutMs;
  return (work) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Stripe.HttpClient.makeTimeoutError()), Math.max(0, endsAt - performance.now()));
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
}

/** What the provider itself would say; without the header the package would try twice more. */
function refusal(retryAfterMs: number): HttpResponse {
  const body = { error: { type: 'api_error', message: 'The payment provider does not respond.' } };
  return {
    getStatusCode: () => 503,
    getHeaders: () => ({
      'stripe-should-retry': 'false',
      'retry-after': String(Math.ceil(retryAfterMs / 1_000)),
    }),
    getRawResponse: () => null,
    toStream: () => Readable.from([]),
    toJSON: async () => structuredClone(body),
  };
}
