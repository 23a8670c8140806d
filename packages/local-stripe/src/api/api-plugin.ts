import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { API_VERSION } from '../events/api-version.ts';
import { newId } from '../store/new-id.ts';
import type { Work } from '../work.ts';
import { answerRequest, rememberDecline } from './answer-request.ts';
import { ApiError, invalid, toErrorBody } from './api-error.ts';
import { checkKey } from './check-key.ts';
import { parseForm } from './parse-form.ts';
import type { Route } from './route.ts';
import { CHARGE_ROUTES } from './routes/charges.ts';
import { CHECKOUT_ROUTES } from './routes/checkout-sessions.ts';
import { CREDIT_NOTE_ROUTES } from './routes/credit-notes.ts';
import { CUSTOMER_ROUTES } from './routes/customers.ts';
import { DISPUTE_ROUTES } from './routes/disputes.ts';
import { EVENT_ROUTES } from './routes/events.ts';
import { INVOICE_ROUTES } from './routes/invoices.ts';
import { PAYMENT_METHOD_ROUTES } from './routes/payment-methods.ts';
import { PORTAL_ROUTES } from './routes/portal-sessions.ts';
import { PRICE_ROUTES } from './routes/prices.ts';
import { PRODUCT_ROUTES } from './routes/products.ts';
import { REFUND_ROUTES } from './routes/refunds.ts';
import { SUBSCRIPTION_ROUTES } from './routes/subscriptions.ts';
import { TEST_CLOCK_ROUTES } from './routes/test-clocks.ts';
import { WEBHOOK_ENDPOINT_ROUTES } from './routes/webhook-endpoints.ts';

const ROUTES: readonly Route[] = [
  ...CHARGE_ROUTES,
  ...CHECKOUT_ROUTES,
  ...CREDIT_NOTE_ROUTES,
  ...CUSTOMER_ROUTES,
  ...DISPUTE_ROUTES,
  ...EVENT_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...PORTAL_ROUTES,
  ...PRICE_ROUTES,
  ...PRODUCT_ROUTES,
  ...REFUND_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...TEST_CLOCK_ROUTES,
  ...WEBHOOK_ENDPOINT_ROUTES,
];

export interface ApiOptions {
  secretKey: string;
  /** Runs the work in one transaction, and its consequences afterwards. */
  perform<T>(request: Work['request'], action: (work: Work) => T): Promise<T>;
}

/** The HTTP API under `/v1`: forms in, JSON out; unknown parameters are refused. */
export function createApi({ secretKey, perform }: ApiOptions): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('request-id', newId('req', 14)).header('stripe-version', API_VERSION);
      reply.header('cache-control', 'no-cache, no-store');
      checkKey(secretKey, request.headers.authorization);
    });
    app.setErrorHandler((error, _request, reply) => {
      const problem =
        error instanceof ApiError ? error : new ApiError(500, 'api_error', 'An error happened in the stand-in.');
      return reply.code(problem.status).send(toErrorBody(problem));
    });
    for (const route of ROUTES) {
      app.route({
        method: route.method,
        url: route.path,
        handler: async (request: FastifyRequest<{ Params: Record<string, string> }>, reply) => {
          const call = { path: request.url, ids: request.params, fields: readFields(request) };
          const about = { id: String(reply.getHeader('request-id')), idempotencyKey: readIdempotencyKey(request) };
          const answer = await perform(about, (work) => answerRequest(work, route, call)).catch(
            async (error: unknown) => {
              if (error instanceof ApiError) await perform(about, (work) => rememberDecline(work, call, error));
              throw error;
            },
          );
          if (answer.replayed) reply.header('idempotent-replayed', 'true');
          if (about.idempotencyKey !== null) reply.header('idempotency-key', about.idempotencyKey);
          return reply.code(answer.status).send(answer.body);
        },
      });
    }
    app.all('/v1/*', async ({ method, url }) => {
      throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${url}).`);
    });
  };
}

function readFields({ url, body }: FastifyRequest) {
  const query = url.split('?')[1] ?? '';
  return { ...parseForm(query), ...parseForm(typeof body === 'string' ? body : '') };
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 255) throw invalid('Keys for idempotent requests can be at most 255 characters long.');
  return key;
}
