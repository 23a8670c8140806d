import type { Schema } from '@evenway/contract/schemas';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/** Whether a schema describes what is sent to us, or what we send. */
export type Direction = 'request' | 'response';

/** JSON Schemas of the contract. Those with a name are described once, in `components`, and referred to. */
export function createJsonSchemas() {
  const named: Record<string, JsonSchema> = {};

  /** `io`: before parsing, or after. A query has only text; the number that it is read as says more. */
  function describe(
    schema: Schema,
    direction: Direction,
    io: 'input' | 'output' = direction === 'request' ? 'input' : 'output',
  ): JsonSchema {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema, direction),
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, { id: _id, ...definition }] of Object.entries($defs))
      named[name] = toReferences(definition) as JsonSchema;
    return toReferences(own) as JsonSchema;
  }

  return { named, describe };
}

function toReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : toReferences(inner),
    ]),
  );
}

function simplify(schema: JsonSchema, direction: Direction): void {
  // The format says the same, in a way that people can read.
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (direction === 'response') open(schema);
}

/**
 * Within v1 responses get further fields and values, so their schemas forbid none: generated clients must not break on
 * them.
 */
function open(schema: JsonSchema): void {
  delete schema.additionalProperties;
  for (const limit of ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'])
    delete schema[limit];
  if (schema.enum === undefined) return;
  const { enum: values, ...rest } = schema;
  delete schema.enum;
  Object.assign(schema, rest, { 'x-extensible-enum': values });
}
