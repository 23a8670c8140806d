import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf } from './invalid-fields.ts';

const fields = (schema: z.core.$ZodType, value: unknown) => fieldsOf(z.safeParse(schema, value).error?.issues ?? []);

it('A10: names each field once, in the order of the schema, with the first rule that it breaks', () => {
  const word = z.string().check(z.minLength(3, 'must be long'), z.regex(/^a/, 'must begin with a'));
  expect(
    fields(z.strictObject({ first: word, second: word, third: word }), { first: 'b', second: 'bcd', odd: 1 }),
  ).toEqual([
    { field: 'first', rule: 'must be long' },
    { field: 'second', rule: 'must begin with a' },
    { field: 'third', rule: 'must be a text' },
    { field: 'odd', rule: 'is not known here' },
  ]);
});
