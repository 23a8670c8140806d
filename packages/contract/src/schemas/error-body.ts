import * as z from 'zod/mini';

/** The body of every failed response: `message` for people, `code` for programs, `error` is the status text. */
export const ErrorBody = z.object({ message: z.string(), error: z.string(), code: z.string() });
export type ErrorBody = z.output<typeof ErrorBody>;
