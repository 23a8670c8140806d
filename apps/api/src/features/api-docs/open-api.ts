import { type Endpoint, ErrorBody, endpoints, type Schema } from '@evenway/contract/schemas';
import { createJsonSchemas } from './json-schemas.ts';

export interface Described {
  readonly brandName: string;
  readonly apiUrl: string;
}

type Describe = ReturnType<typeof createJsonSchemas>['describe'];

/** An OpenAPI 3.1 document made from the contract, so that it cannot disagree with the server. */
export function openApiDocument({ brandName, apiUrl }: Described) {
  const { named, describe } = createJsonSchemas();
  const error = { content: { 'application/json': { schema: describe(ErrorBody, 'response') } } };
  return {
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1' },
    servers: [{ url: `${apiUrl}/api` }],
    paths: pathsOf(endpoints, (name, endpoint) => ({
      ...operationOf(name, endpoint, describe),
      description: `Access: ${endpoint.access}.`,
      security: security(endpoint),
      responses: {
        [String(endpoint.status)]: successAnswer(endpoint, describe),
        default: { description: 'Failure. `code` is stable, `message` is for people.', ...error },
      },
    })),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'evenway_session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: named,
    },
  };
}

export function pathsOf(
  described: Readonly<Record<string, Endpoint>>,
  toOperation: (name: string, endpoint: Endpoint) => Record<string, unknown>,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(described)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) };
  }
  return paths;
}

/** What an operation takes. */
export function operationOf(name: string, endpoint: Endpoint, describe: Describe) {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [
      ...parameters('path', endpoint.params, describe),
      ...parameters('query', endpoint.query, describe),
    ] as Record<string, unknown>[],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: describe(endpoint.body, 'request') } } },
    }),
  };
}

function security(endpoint: Endpoint) {
  if (endpoint.access === 'public') return [];
  return endpoint.access === 'bearer' ? [{ bearer: [] }] : [{ session: [] }];
}

function successAnswer(endpoint: Endpoint, describe: Describe) {
  if (endpoint.answer === 'redirect')
    return { description: 'Redirect', headers: { Location: { schema: { type: 'string' } } } };
  if (endpoint.answer === 'file') return { description: 'A file', content: { 'application/octet-stream': {} } };
  const type = endpoint.answer === 'text' ? 'text/plain' : 'application/json';
  return { description: 'Success', content: { [type]: { schema: describe(endpoint.response, 'response') } } };
}

function parameters(place: 'path' | 'query', schema: Schema | undefined, describe: Describe) {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'request', 'output') as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}
