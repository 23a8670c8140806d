import Stripe from 'stripe';
import { compareClocks } from './clock.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

export interface PaymentsToCheck {
  readonly payments: Stripe;
  readonly isLiveKey: boolean;
  /** Where Stripe must send its events. */
  readonly webhookUrl: string;
  /** Identify the plans. */
  readonly lookupKeys: readonly string[];
  /** The events that the product handles. */
  readonly events: readonly string[];
}

/** The key, the prices, the webhook endpoint, and the time of Stripe's response. Read-only. */
export async function checkPayments(given: PaymentsToCheck): Promise<readonly Finding[]> {
  const { payments, isLiveKey, lookupKeys } = given;
  const sentAt = Date.now();
  let prices: Stripe.Response<Stripe.ApiList<Stripe.Price>>;
  try {
    prices = await payments.prices.list({ lookup_keys: [...lookupKeys], active: true, limit: 100 });
  } catch (error) {
    return [problem(explain(error))];
  }
  const receivedAt = Date.now();
  const known = new Set(prices.data.map(({ lookup_key }) => lookup_key));
  const missing = lookupKeys.filter((key) => !known.has(key));
  const findings: Finding[] = [
    isLiveKey
      ? ok('Stripe accepts the live key.')
      : warning('STRIPE_SECRET_KEY is a test key: nobody is charged. Set the live key before you sell.'),
  ];
  if (missing.length > 0)
    findings.push(
      problem(
        `Stripe has no price for ${missing.join(', ')}, so these plans cannot be bought. Run: npm run stripe:setup`,
      ),
    );
  findings.push(...(await checkWebhook(given)));
  // The header counts whole seconds.
  const answeredAt = Date.parse(prices.lastResponse.headers.date ?? '') + 500;
  if (Number.isFinite(answeredAt))
    findings.push(compareClocks('Stripe', answeredAt - (sentAt + receivedAt) / 2, 500 + (receivedAt - sentAt) / 2));
  return findings;
}

async function checkWebhook({ payments, webhookUrl, events }: PaymentsToCheck): Promise<Finding[]> {
  let endpoints: Stripe.WebhookEndpoint[];
  try {
    endpoints = (await payments.webhookEndpoints.list({ limit: 100 })).data;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) return [problem(explain(error))];
    return [warning(`This key may not list webhook endpoints. See in Stripe that one is enabled for ${webhookUrl}.`)];
  }
  const endpoint = endpoints.find(({ url }) => url === webhookUrl);
  if (!endpoint)
    return [
      problem(
        `Stripe sends no events to ${webhookUrl}: websites would become active only with the hourly look. Create a webhook endpoint there (docs/operations.md, "Payments").`,
      ),
    ];
  if (endpoint.status !== 'enabled')
    return [problem(`The webhook endpoint ${webhookUrl} is switched off in Stripe. Switch it on.`)];
  const missing = endpoint.enabled_events.includes('*')
    ? []
    : events.filter((event) => !endpoint.enabled_events.includes(event));
  return missing.length > 0
    ? [problem(`The webhook endpoint does not get ${missing.join(', ')}. Add them to it in Stripe.`)]
    : [
        ok(
          `Stripe sends its events to ${webhookUrl}. Whether STRIPE_WEBHOOK_SECRET is its secret shows with the first one.`,
        ),
      ];
}

function explain(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'Stripe does not know STRIPE_SECRET_KEY. Copy it again from the dashboard; a rolled key ends at once.';
  if (error instanceof Stripe.errors.StripePermissionError)
    return 'STRIPE_SECRET_KEY is a restricted key that may not read prices. Give it the rights of docs/operations.md.';
  if (error instanceof Stripe.errors.StripeConnectionError)
    return 'Stripe cannot be reached from this machine. Outgoing https to api.stripe.com must be allowed.';
  return `Stripe answered with an error (${codeOf(error)}). See status.stripe.com, and try again.`;
}
