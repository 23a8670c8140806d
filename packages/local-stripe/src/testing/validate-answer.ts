import { Ajv } from 'ajv';
import type { SdkSchemas } from './generate-schemas.ts';
import { loadSchemas } from './load-schemas.ts';

type Validate = (value: unknown) => string | undefined;

/** Created in advance: it takes seconds in which no request would be answered. */
const validators = createValidators(await loadSchemas());

/** Throws if a response or an event does not match the SDK's declarations. */
export function validateAnswer(value: unknown): void {
  if (!isObject(value)) throw new Error(`Not an object: ${JSON.stringify(value)}`);
  if (value.object === 'list') {
    if (!Array.isArray(value.data) || typeof value.has_more !== 'boolean' || typeof value.url !== 'string') {
      throw new Error(`Not a list: ${JSON.stringify(value)}`);
    }
    value.data.forEach(validateAnswer);
    return;
  }
  const problem = validators.get(String(value.object));
  if (!problem) throw new Error(`No schema for: ${JSON.stringify(value)}`);
  const found = problem(value);
  if (found) throw new Error(`${value.object}: ${found}`);
  if (value.object === 'event' && isObject(value.data)) validateAnswer(value.data.object);
}

function createValidators({ names, schema }: SdkSchemas): Map<string, Validate> {
  const ajv = new Ajv({ allowUnionTypes: true, strict: false });
  ajv.addSchema(schema, 'sdk');
  return new Map(
    names.map((name) => {
      const validate = ajv.compile({ $ref: `sdk#/$defs/${name}` });
      return [name, (value) => (validate(value) ? undefined : describe(validate.errors ?? []))];
    }),
  );
}

/** Of the many ways in which a union can fail, the deepest ones in the object say most. */
function describe(errors: { instancePath: string; message?: string; params: object }[]): string {
  const depth = (path: string) => path.split('/').length;
  const deepest = Math.max(...errors.map(({ instancePath }) => depth(instancePath)));
  return errors
    .filter(({ instancePath }) => depth(instancePath) === deepest)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('\n');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
