import { type ErrorCode, errors } from '@evenway/contract';
import {
  type Endpoint,
  ErrorBody,
  publicEndpoints,
  type Schema,
  WEBHOOK_DATA,
  WEBHOOK_HEADERS,
  WEBHOOK_WHEN,
  webhookBody,
} from '@evenway/contract/schemas';
import { createJsonSchemas } from './json-schemas.ts';
import { type Described, operationOf, pathsOf } from './open-api.ts';

const DESCRIPTION = `For programs of customers. Send a key of your organization as \`Authorization: Bearer <key>\`.

Within v1, calls, fields and values of fields are only added: ignore what you do not know. Lists of values in
responses (\`x-extensible-enum\`) may grow. Lists come in pages: pass \`nextCursor\` as \`cursor\`. Writes accept an
\`Idempotency-Key\`. Times are in UTC.`;

const TAGS = {
  key: 'The key of the request.',
  websites: 'Websites, their snippets, settings, usage and invoices.',
  usage: 'Visits of all websites.',
  members: 'People in the organization.',
  webhooks: 'Events that are sent to you.',
} as const;

/** The description of the public API: calls, errors, headers and webhooks. */
export function publicApiDocument({ brandName, apiUrl, supportEmail }: Described & { readonly supportEmail: string }) {
  const { named, describe } = createJsonSchemas();
  const error = { 'application/json': { schema: describe(ErrorBody, 'response') } };
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${brandName} public API`,
      version: '1',
      description: DESCRIPTION,
      contact: { name: brandName, email: supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // On a development machine, where the document was read.
    servers: [{ url: apiUrl.startsWith('https://') ? `${apiUrl}/api` : '/api' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ key: [] }],
    paths: pathsOf(publicEndpoints, (name, endpoint) => {
      const operation = operationOf(name, endpoint, describe);
      const isWrite = endpoint.method !== 'GET';
      return {
        ...operation,
        tags: [endpoint.path.split('/')[2]],
        description:
          endpoint.scope === null ? 'Any key may do this.' : `The key needs the scope \`${endpoint.scope}\`.`,
        security: [{ key: [] }],
        'x-required-scopes': endpoint.scope ? [endpoint.scope] : [],
        parameters: [
          ...operation.parameters,
          ...(isWrite ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
        ],
        responses: {
          [String(endpoint.status)]: {
            description: 'Done.',
            headers: headersOf(isWrite ? [...RATE_HEADERS, 'Idempotent-Replayed'] : RATE_HEADERS),
            content: { 'application/json': { schema: describe(endpoint.response, 'response') } },
          },
          ...Object.fromEntries(
            Object.entries(errorsOf(endpoint)).map(([status, codes]) => [
              status,
              { description: codesIn(codes), headers: headersOf(headersAt(Number(status))), content: error },
            ]),
          ),
          default: { description: codesIn(['internal', 'unavailable']), content: error },
        },
      };
    }),
    webhooks: Object.fromEntries(
      (Object.keys(WEBHOOK_DATA) as (keyof typeof WEBHOOK_DATA)[]).map((type) => [type, webhookOf(type, describe)]),
    ),
  };
  return {
    ...document,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: keyDescription() } },
      parameters: { 'Idempotency-Key': IDEMPOTENCY_KEY },
      headers: HEADERS,
      schemas: named,
    },
  };
}

/** By status. Each call can only refuse what it takes. */
function errorsOf(endpoint: Endpoint): Record<string, ErrorCode[]> {
  const codes: ErrorCode[] = [
    ...(['invalid_request', 'key_in_address'] as const),
    ...(['key_missing', 'key_malformed', 'key_invalid', 'key_expired'] as const),
    ...(endpoint.scope === null ? [] : (['scope_missing'] as const)),
    ...(endpoint.params ? (['website_gone'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : (['idempotency_key_reused'] as const)),
    ...(endpoint.body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'too_many_requests',
    ...(endpoint.errors ?? []),
  ];
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of codes) byStatus[errors[code].status] = [...(byStatus[errors[code].status] ?? []), code];
  return byStatus;
}

const codesIn = (codes: readonly ErrorCode[]) =>
  codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n');

const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

function headersAt(status: number): readonly (keyof typeof HEADERS)[] {
  if (status === 401) return ['WWW-Authenticate'];
  return status === 429 ? [...RATE_HEADERS, 'Retry-After'] : RATE_HEADERS;
}

const headersOf = (names: readonly (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const count = (description: string) => ({ description, schema: { type: 'integer' } });
const word = (description: string) => ({ description, schema: { type: 'string' } });
const HEADERS = {
  'RateLimit-Limit': count('Requests that the key may make a minute.'),
  'RateLimit-Remaining': count('How many of them are left.'),
  'RateLimit-Reset': count('Seconds until all are available again.'),
  'Retry-After': count('Seconds after which to try again.'),
  'Idempotent-Replayed': word('`true` if this is the stored response to an earlier request with the same key.'),
  'WWW-Authenticate': word('`Bearer`: send a key.'),
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key is done once, and gets the same response for a day.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
};

/** Which scope opens which calls. */
function keyDescription(): string {
  const calls = Object.values<Endpoint>(publicEndpoints);
  const scopes = [...new Set(calls.flatMap(({ scope }) => scope ?? []))];
  const callsOf = (scope: string) =>
    calls.flatMap((call) => (call.scope === scope ? `\`${call.method} ${call.path}\`` : [])).join(', ');
  return [
    'A key of an organization: `evw_live_…`. Its scopes:',
    ...scopes.map((scope) => `- \`${scope}\`: ${callsOf(scope)}`),
  ].join('\n');
}

function webhookOf(type: keyof typeof WEBHOOK_DATA, describe: (schema: Schema, direction: 'response') => object) {
  return {
    post: {
      operationId: `on.${type}`,
      summary: WEBHOOK_WHEN[type],
      description: 'Sent to the endpoints in Settings, Webhooks, with a signature instead of a key.',
      tags: ['webhooks'],
      security: [],
      parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: describe(webhookBody(type), 'response') } },
      },
      responses: {
        '2XX': { description: 'Received. Respond within 10 seconds, then do the work.' },
        default: { description: 'Not received. The event is sent again for three days.' },
      },
    },
  };
}
