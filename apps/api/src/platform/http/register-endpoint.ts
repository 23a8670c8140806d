import type { Language } from '@evenway/contract';
import { type Endpoint, endpoints, publicEndpoints, type Schema } from '@evenway/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { recorderOf } from '../audit/record.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../platform.ts';
import { checkAccess } from './check-access.ts';
import { type Download, sendDownload } from './download.ts';
import type { Implementation } from './implementation.ts';
import { fieldsOf, invalidFields } from './invalid-fields.ts';
import { conditionalGuard } from './require-step-up.ts';

const nothing = z.strictObject({});

/** The only way a call of the contract becomes a route: access rule, input, handler, output. */
export function registerEndpoint(app: FastifyInstance, platform: Platform, implementation: Implementation): void {
  const { endpoint } = implementation;
  const admit = (request: FastifyRequest, reply: FastifyReply) => checkAccess(platform, endpoint, request, reply);
  const admitted = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof admit>>>();
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { call: nameOfCall(endpoint) },
    // Before the body is read: responses to a valid key say what is left of its limit, also when the body is broken.
    ...(endpoint.access === 'key' && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
        void admitted.set(request, await admit(request, reply)),
    }),
    handler: async (request, reply) => {
      const session = admitted.get(request) ?? (await admit(request, reply));
      const { guardIf, requireDecision } = conditionalGuard(endpoint, session);
      const call = {
        input: parseInput(endpoint, request),
        session,
        language: languageOf(request),
        record: recorderOf(endpoint, session, request),
        guardIf,
        request,
        reply,
      };
      const result = await implementation.handle(call as never);
      requireDecision();
      return answer(endpoint, reply, result);
    },
  });
}

const names = new Map<Endpoint, string>([
  ...Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, name] as const),
  ...Object.entries<Endpoint>(publicEndpoints).map(([name, endpoint]) => [endpoint, `v1.${name}`] as const),
]);

/** The name in the contract, which labels the metrics. */
const nameOfCall = (endpoint: Endpoint): string => names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;

function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const parse = (schema: Schema | undefined, value: unknown) => parsePart(endpoint, schema ?? nothing, value ?? {});
  return {
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
  };
}

/** Programs are told each field and its rule; the application's screens explain their fields themselves. */
function parsePart({ access }: Endpoint, schema: Schema, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error.issues);
  if (access === 'key') throw invalidFields(fields);
  const names = fields.map(({ field }) => field).filter((name) => name !== '');
  throw new AppError('invalid_request', {
    ...(names.length > 0 && {
      message: `Some of the information sent is missing or not valid: ${names.join(', ')}. Check it and try again.`,
    }),
  });
}

/** Only fields listed in the contract leave the server: the schema drops everything else. */
function answer(endpoint: Endpoint, reply: FastifyReply, result: unknown) {
  reply.status(endpoint.status);
  if (endpoint.answer === 'file') return sendDownload(reply, result as Download);
  const output = endpoint.response.parse(result);
  if (endpoint.answer === 'redirect') return reply.redirect(String(output), endpoint.status);
  if (endpoint.answer === 'text') return reply.type('text/plain; charset=utf-8').send(output);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
}

/** French if the client ranks it above English, otherwise English. */
function languageOf(request: FastifyRequest): Language {
  const ranked = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return ranked.find((entry) => entry === 'en' || entry === 'fr') === 'fr' ? 'fr' : 'en';
}
