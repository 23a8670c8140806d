import type * as z from 'zod/mini';

/**
 * Who may call an endpoint. The server refuses a route without one, and the permission tests walk over them.
 * - `public`   anyone
 * - `bearer`   the short-lived token of sign-in, and nothing else
 * - `signedIn` any session
 * - `anyAdmin` a session with role ORG_ADMIN, with or without an organization
 * - `member`   a session that belongs to an organization
 * - `admin`    the same with role ORG_ADMIN
 */
export type Access = 'public' | 'bearer' | 'signedIn' | 'anyAdmin' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How the answer leaves: a JSON body, plain text, or a redirect to the address the handler returns. */
export type Answer = 'json' | 'text' | 'redirect';

export type Schema = z.ZodMiniType;

export interface Endpoint {
  readonly method: Method;
  /** Below the API base path; parameters are written `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly answer: Answer;
  /** Status of a successful answer. */
  readonly status: number;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** What a person reads when a failed answer carries no message of its own. */
  readonly fallback: string;
}

type Defaults = { readonly answer: 'json'; readonly status: 200 };

/**
 * Declares one call. What is left out is a JSON answer with status 200.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Omit<Endpoint, 'answer' | 'status'> & Partial<Endpoint>>(
  declaration: E,
): Omit<Defaults, keyof E> & E {
  return { answer: 'json', status: 200, ...declaration };
}

type Parsed<E, Part extends keyof Endpoint, Direction extends 'input' | 'output'> = Part extends keyof E
  ? E[Part] extends Schema
    ? { readonly [K in Part]: Direction extends 'input' ? z.input<E[Part]> : z.output<E[Part]> }
    : unknown
  : unknown;

/** What a caller hands over: the `params`, `query` and `body` that the endpoint declares, before parsing. */
export type CallInput<E extends Endpoint> = Parsed<E, 'params', 'input'> &
  Parsed<E, 'query', 'input'> &
  Parsed<E, 'body', 'input'>;

/** The same parts after parsing, as a handler receives them. */
export type HandlerInput<E extends Endpoint> = Parsed<E, 'params', 'output'> &
  Parsed<E, 'query', 'output'> &
  Parsed<E, 'body', 'output'>;

/** What the endpoint answers with. */
export type CallOutput<E extends Endpoint> = z.output<E['response']>;
