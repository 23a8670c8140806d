import { API_KEY_SCOPES, publicCalls, WEBHOOK_EVENTS } from '@evenway/contract';
import { WEBHOOK_HEADERS } from '@evenway/contract/schemas';
import { describe, expect, it } from 'vitest';
import { publicApiDocument } from './public-open-api.ts';

interface SchemaObject {
  readonly description?: string;
  readonly properties?: Record<string, SchemaObject>;
  readonly required?: readonly string[];
  readonly [name: string]: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly schema?: SchemaObject }[];
  readonly responses: Record<string, { readonly description: string; readonly headers?: object }>;
  readonly [name: string]: unknown;
}
const document = publicApiDocument({
  brandName: 'Evenway',
  apiUrl: 'https://evenway.test',
  supportEmail: 'support@evenway.test',
}) as unknown as {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, { readonly post: Operation }>;
  readonly components: {
    readonly schemas: Record<string, SchemaObject>;
    readonly securitySchemes: { readonly key: { readonly description: string } };
  };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const { schemas } = document.components;

/** Every schema in a part of the document, with where it stands. */
function* schemasIn(value: unknown, at = ''): Generator<readonly [string, SchemaObject]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && at !== '') yield [at, value as SchemaObject];
  for (const [key, inner] of Object.entries(value)) yield* schemasIn(inner, `${at}/${key}`);
}
const responses = operations.map((operation) => operation.responses);
const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'];
const sent = ['NewWebsite', 'ConfigurationChange', 'WidgetSettingsChange'];
const received = Object.entries(schemas).filter(([name]) => !sent.includes(name));

describe('A05: the description of the public API', () => {
  it('is OpenAPI 3.1 and has every call, by its name', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(publicCalls).sort());
    expect(document.paths['/v1/websites']?.post).toMatchObject({
      'x-required-scopes': ['websites:write'],
      parameters: [{ $ref: '#/components/parameters/Idempotency-Key' }],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewWebsite' } } } },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Website' } } } },
        400: { description: expect.stringContaining('`invalid_domain`') },
        409: { description: expect.stringContaining('`website_exists`') },
      },
    });
  });

  it('has numbers for numbers', () => {
    const limits = operations.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'limit'));
    expect(limits.length).toBe(4);
    for (const { schema } of limits) expect(schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
  });

  it('lets responses grow: no closed objects, no closed lists of values', () => {
    const closed = [...schemasIn([received, responses, document.webhooks])].filter(
      ([, schema]) => schema.additionalProperties === false || schema.enum !== undefined,
    );
    expect(closed).toEqual([]);
    // Nor limits: a longer list or a higher number is no other version.
    const bounded = [...schemasIn([received, responses, document.webhooks])].filter(([, schema]) =>
      BOUNDS.some((bound) => ['number', 'string'].includes(typeof schema[bound])),
    );
    expect(bounded.map(([at]) => at)).toEqual([]);
    expect(schemas.Website?.properties?.status).toMatchObject({
      type: 'string',
      'x-extensible-enum': expect.arrayContaining(['unsubscribed', 'active']),
    });
    // What is sent to us is checked, so a misspelled name is found where it is written.
    expect(schemas.WidgetSettingsChange?.additionalProperties).toBe(false);
  });

  it('has a name and a description for every entity, and a description for each of its fields', () => {
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Website', 'Invoice', 'PaidInvoice', 'Usage', 'Member', 'Key', 'Snippet', 'Error']),
    );
    const silent = Object.entries(schemas).flatMap(([name, { description, properties = {} }]) => [
      ...(description ? [] : [name]),
      ...Object.entries(properties).flatMap(([field, schema]) =>
        schema.description || '$ref' in schema ? [] : [`${name}.${field}`],
      ),
    ]);
    expect(silent).toEqual([]);
    for (const field of ['total', 'amountPaid', 'amountDue'])
      expect(schemas.Invoice?.properties?.[field]?.description).toContain('cents');
  });

  it('says what null means wherever a field may be null', () => {
    const unexplained = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, schema]) =>
        JSON.stringify(schema).includes('"null"') && !schema.description?.includes('null') ? [`${name}.${field}`] : [],
      ),
    );
    expect(unexplained).toEqual([]);
  });

  it('lists for each call the errors with their codes, and the headers', () => {
    for (const operation of operations) {
      for (const status of ['400', '401', '429', 'default'])
        expect(operation.responses[status]?.description, `${operation.operationId} ${status}`).toMatch(/^`\w+`: /);
      expect(operation.responses['429']?.headers).toHaveProperty('Retry-After');
      const [success] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect(success?.[1].headers).toHaveProperty('RateLimit-Remaining');
    }
    expect(document.paths['/v1/websites']?.post?.responses['201']?.headers).toHaveProperty('Idempotent-Replayed');
    for (const scope of API_KEY_SCOPES) expect(document.components.securitySchemes.key.description).toContain(scope);
  });

  it('names each refusal that a call can give, and no other', () => {
    const codesOf = ({ responses: all }: Operation) =>
      Object.entries(all)
        .filter(([status]) => /^4/.test(status))
        .flatMap(([, { description }]) => [...description.matchAll(/^`(\w+)`: /gm)].map(([, code]) => code));
    const always = [
      ...['invalid_request', 'key_in_address', 'key_missing', 'key_malformed', 'key_invalid', 'key_expired'],
      'too_many_requests',
    ];
    const written = ['idempotency_key_reused', 'payload_too_large', 'unsupported_media_type'];
    const further = Object.fromEntries(
      operations.map((operation) => {
        const codes = codesOf(operation);
        expect(codes, operation.operationId).toEqual(expect.arrayContaining(always));
        return [operation.operationId, codes.filter((code) => !always.includes(code ?? '')).sort()];
      }),
    );
    const [list, one] = [['scope_missing'], ['scope_missing', 'website_gone']];
    expect(further).toEqual({
      ...{ getKey: [], listWebsites: list, listUsage: list, listMembers: list },
      ...{ getWebsite: one, getSnippet: one, getConfiguration: one, getWebsiteUsage: one, listInvoices: one },
      registerWebsite: [...list, ...written, 'invalid_domain', 'website_exists'].sort(),
      changeConfiguration: [...one, ...written].sort(),
    });
    const repeatable = operations.filter(({ parameters }) => JSON.stringify(parameters).includes('Idempotency-Key'));
    expect(repeatable.map(({ operationId }) => operationId).sort()).toEqual(['changeConfiguration', 'registerWebsite']);
  });

  it('A17: has every event with its headers', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual([...WEBHOOK_EVENTS, 'test'].sort());
    for (const { post } of Object.values(document.webhooks))
      expect(post.parameters.map(({ name }) => name)).toEqual(Object.keys(WEBHOOK_HEADERS));
  });
});
