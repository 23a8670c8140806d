import * as z from 'zod/mini';

/** The body of every failed response. */
export const ErrorBody = z
  .object({
    message: z.string().check(z.describe('For people, in English. It may change.')),
    error: z.string().check(z.describe('The text of the HTTP status.')),
    code: z.string().check(z.describe('For programs. It never changes; others may be added.')),
  })
  .check(z.meta({ id: 'Error', description: 'Why a request was refused.' }));
export type ErrorBody = z.output<typeof ErrorBody>;
