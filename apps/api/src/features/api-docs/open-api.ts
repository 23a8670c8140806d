import { type Endpoint, ErrorBody, endpoints, publicEndpoints, type Schema } from '@evenway/contract/schemas';
import * as z from 'zod';

interface Described {
  readonly brandName: string;
  readonly apiUrl: string;
}

/** An OpenAPI 3.1 document made from the contract, so that it cannot disagree with the server. */
export const openApiDocument = (options: Described) =>
  describe(options, endpoints, {
    title: `${options.brandName} API`,
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'evenway_session' },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
  });

/** The same for the calls that are made with a key. */
export const publicApiDocument = (options: Described) =>
  describe(options, publicEndpoints, {
    title: `${options.brandName} public API`,
    description:
      'Send a key of your organization as `Authorization: Bearer <key>`. Lists come in pages: hand `nextCursor` back as `cursor`. Writes take an `Idempotency-Key`. Within v1 fields and calls are only added.',
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of an organization, evw_live_…' } },
  });

function describe(
  { apiUrl }: Described,
  described: Readonly<Record<string, Endpoint>>,
  { securitySchemes, ...info }: { title: string; description?: string; securitySchemes: Record<string, unknown> },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(described)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { ...info, version: '1' },
    servers: [{ url: `${apiUrl}/api` }],
    paths,
    components: { securitySchemes, schemas: { Error: jsonSchema(ErrorBody, 'output') } },
  };
}

function operation(name: string, endpoint: Endpoint) {
  const errorAnswer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  return {
    operationId: name,
    summary: endpoint.summary,
    description: endpoint.access === 'key' ? `Scope: ${endpoint.scope ?? 'any key'}.` : `Access: ${endpoint.access}.`,
    security: security(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.access === 'key' && endpoint.method !== 'GET' ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    responses: {
      [String(endpoint.status)]: successAnswer(endpoint),
      default: { description: 'Failure. `code` is stable, `message` is for people.', ...errorAnswer },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key is done once, and answered alike for a day.',
  schema: { type: 'string', maxLength: 200 },
};

function security(endpoint: Endpoint) {
  if (endpoint.access === 'public') return [];
  if (endpoint.access === 'key') return [{ key: [] }];
  return endpoint.access === 'bearer' ? [{ bearer: [] }] : [{ session: [] }];
}

function successAnswer(endpoint: Endpoint) {
  if (endpoint.answer === 'redirect')
    return { description: 'Redirect', headers: { Location: { schema: { type: 'string' } } } };
  if (endpoint.answer === 'file') return { description: 'A file', content: { 'application/octet-stream': {} } };
  const type = endpoint.answer === 'text' ? 'text/plain' : 'application/json';
  return { description: 'Success', content: { [type]: { schema: jsonSchema(endpoint.response, 'output') } } };
}

function parameters(place: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
