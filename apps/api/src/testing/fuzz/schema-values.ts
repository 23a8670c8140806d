import type { Schema } from '@evenway/contract/schemas';
import fc from 'fast-check';
import type * as z from 'zod/mini';

const NUMBERS = [...Array(1_000).keys(), Math.floor(Date.now() / 1_000)];

/** Texts that mean something to the product, by field name; a field gets those that it accepts. */
export type Texts = (field: string) => readonly string[];

/** Values that a schema of the contract accepts, most of the time. */
export function valuesOf(schema: Schema, texts: Texts, field = ''): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return objects(def, texts);
    case 'optional':
      return valuesOf(def.innerType as Schema, texts, field);
    case 'nullable':
      return fc.option(valuesOf(def.innerType as Schema, texts, field), { nil: null });
    case 'array':
      return fc.uniqueArray(valuesOf(def.element as Schema, texts, field), { maxLength: 5 });
    case 'pipe':
      return valuesOf(def.in as Schema, texts, field);
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option as Schema, texts, field)));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return mostly(schema, NUMBERS, [fc.integer()]);
    case 'string':
      return mostly(schema, texts(field), [...patternsOf(schema), fc.string({ minLength: 1 })]);
    default:
      throw new Error(`the fuzzer does not know schemas of type ${def.type}`);
  }
}

function objects({ shape }: z.core.$ZodObjectDef, texts: Texts): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, field]) => [name, valuesOf(field as Schema, texts, name)] as const);
  const requiredKeys = Object.entries(shape).flatMap(([name, field]) =>
    (field as z.core.$ZodTypes)._zod.def.type === 'optional' ? [] : [name],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
}

/** The candidates that fit, and sometimes something else. */
function mostly<T>(schema: Schema, candidates: readonly T[], others: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> {
  const known = candidates.filter((value) => schema.safeParse(value).success);
  const other = fc.oneof(...others);
  if (known.length === 0) return other;
  return fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: other });
}

/** Texts generated from a schema's regular expressions, if the generator supports them. */
function patternsOf(schema: Schema): fc.Arbitrary<string>[] {
  const { checks = [] } = schema._zod.def;
  return [schema._zod.def, ...checks.map((check) => check._zod.def)].flatMap((rule) => {
    const { pattern } = rule as { pattern?: RegExp };
    if (!pattern) return [];
    return matching(pattern) ?? [];
  });
}

/** Cached, because creating one is slow (it lists every character) and the schemas share a few patterns. */
const byPattern = new Map<string, fc.Arbitrary<string> | null>();

function matching(pattern: RegExp): fc.Arbitrary<string> | null {
  const known = byPattern.get(String(pattern));
  if (known !== undefined) return known;
  const made = makeMatching(pattern);
  byPattern.set(String(pattern), made);
  return made;
}

function makeMatching(pattern: RegExp): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(pattern);
  } catch {
    // Look-around and character classes are not supported; the product's own texts match those.
    return null;
  }
}
