import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { createLocalStripe, type LocalStripeOptions } from '../local-stripe.ts';
import { validateAnswer } from './validate-answer.ts';

export interface TestPayments {
  service: ReturnType<typeof createLocalStripe>;
  payments: { apiBase: string; secretKey: string; webhookSecret: string };
  stripe: Stripe;
  /** Every event received by webhook, in order of arrival. */
  events: Stripe.Event[];
  /** Responses and events that do not match the SDK's declarations. A test expects none. */
  problems: string[];
  /** The product's responses to the next webhooks; 200 if there is none left. */
  answers: number[];
  dataDir: string;
  /** Waits for an event for which this is true. */
  received(matches: (event: Stripe.Event) => boolean): Promise<Stripe.Event>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The service with a product that validates every response and every webhook. */
export async function startPayments(options: Partial<LocalStripeOptions> = {}): Promise<TestPayments> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-payments-'));
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const problems: string[] = [];
  const product = createServer(async (request, response) => {
    const status = answers.shift() ?? 200;
    try {
      const body = await text(request);
      if (status === 200) events.push(readEvent(body, String(request.headers['stripe-signature'])));
    } catch (error) {
      problems.push(String(error));
    }
    response.writeHead(status).end();
  });
  product.listen(0, '127.0.0.1');
  await once(product, 'listening');
  const address = product.address();
  const publicUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const start = async () => {
    const service = createLocalStripe({ dataDir, databaseUrl: undefined, publicUrl, ...options });
    const { payments } = await service.start();
    return { service, payments, stripe: createClient(payments, problems) };
  };
  const readEvent = (body: string, signature: string) => {
    validateAnswer(JSON.parse(body));
    return test.stripe.webhooks.constructEvent(body, signature, test.payments.webhookSecret);
  };

  const test: TestPayments = {
    ...(await start()),
    events,
    answers,
    problems,
    dataDir,
    async received(matches) {
      for (let waited = 0; waited < 10_000; waited += 20) {
        const found = events.find(matches);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`It did not come. What came: ${events.map(({ type }) => type).join(', ')}`);
    },
    async restart() {
      await test.service.stop();
      Object.assign(test, await start());
    },
    async stop() {
      await test.service.stop();
      product.close();
      product.closeAllConnections();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return test;
}

function createClient({ apiBase, secretKey }: TestPayments['payments'], problems: string[]): Stripe {
  const { hostname, port } = new URL(apiBase);
  const validatingFetch = async (...request: Parameters<typeof fetch>) => {
    const { ok, status, headers, body } = await readAll(...request);
    try {
      if (ok) validateAnswer(JSON.parse(body));
    } catch (error) {
      // Not thrown here: the SDK would treat it as a broken connection.
      problems.push(`${String(request[0])} ${String(error)}`);
    }
    return new Response(body || null, { status, headers });
  };
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(validatingFetch),
  });
}

async function readAll(...request: Parameters<typeof fetch>) {
  try {
    const response = await fetch(...request);
    const { ok, status, headers } = response;
    return { ok, status, headers, body: await response.text() };
  } catch (error) {
    // The SDK says that a connection failed, but not why.
    process.stderr.write(`${String(request[0])}: ${String((error as Error).cause ?? error)}\n`);
    throw error;
  }
}
