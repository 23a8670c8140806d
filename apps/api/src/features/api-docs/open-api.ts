import { type Endpoint, ErrorBody, endpoints, type Schema } from '@evenway/contract/schemas';
import * as z from 'zod';

/** An OpenAPI 3.1 document made from the contract, so that it cannot disagree with the server. */
export function openApiDocument(options: { brandName: string; apiUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${options.brandName} API`, version: '1' },
    servers: [{ url: `${options.apiUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'evenway_session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
    },
  };
}

function operation(name: string, endpoint: Endpoint) {
  const errorAnswer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.`,
    security: security(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    responses: {
      [String(endpoint.status)]: successAnswer(endpoint),
      default: { description: 'Failure. `code` is stable, `message` is for people.', ...errorAnswer },
    },
  };
}

function security(endpoint: Endpoint) {
  if (endpoint.access === 'public') return [];
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
