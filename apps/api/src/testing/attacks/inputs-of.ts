import type { Endpoint, Schema } from '@evenway/contract/schemas';
import fc from 'fast-check';
import { type Texts, valuesOf } from '../fuzz/schema-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a request, as the schemas of its call take them. */
export interface AttackInput {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
}

const PARTS = ['params', 'query', 'body'] as const;
const SEED = 14;
const FEW = 6;
const MANY = 60;

/**
 * Inputs that a call accepts: a drawn one, and one for everything `known` about each field or else another drawn one. Fails if there is none, so
 * that no call is left out because nobody knows how to make it.
 */
export function inputsOf(
  endpoint: Endpoint,
  { texts, known }: { texts: Texts; known: (field: string, path: string) => readonly string[] },
): AttackInput[] {
  const part = (schema: Schema | undefined) => (schema ? valuesOf(schema, texts) : fc.constant(undefined));
  const parts = fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) });
  const draw = (numRuns: number) =>
    (fc.sample(parts, { seed: SEED, numRuns }) as AttackInput[]).filter((input) => isAccepted(endpoint, input));
  // Drawing takes most of the time of a test, and few calls refuse much of what is drawn.
  const few = draw(FEW);
  const drawn = few.length > 0 ? few : draw(MANY);
  const [first] = drawn;
  if (!first) throw new Error(`nobody knows an input of ${endpoint.path}`);
  const naming = PARTS.flatMap((name) =>
    Object.keys(shapeOf(endpoint[name])).flatMap((field) =>
      known(field, endpoint.path).map((value) => ({ ...first, [name]: { ...first[name], [field]: value } })),
    ),
  ).filter((input) => isAccepted(endpoint, input));
  const inputs = [first, ...(naming.length > 0 ? naming : drawn.slice(1, 2))];
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
}

const shapeOf = (schema: Schema | undefined) => (schema as { shape?: object } | undefined)?.shape ?? {};
const isAccepted = (endpoint: Endpoint, input: AttackInput) =>
  PARTS.every((name) => endpoint[name]?.safeParse(input[name]).success ?? true);
