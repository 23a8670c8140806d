import type * as z from 'zod/mini';
import type { Answer, EndpointSpec, Method, RequestParts } from './schemas/endpoint.ts';

/** Carries the types of input and output, and no value. */
declare const spec: unique symbol;

/** What a caller needs to know about an endpoint. Written by `npm run generate` from
 * `schemas/endpoints`, so that no schema reaches a browser. */
export interface Call<Spec extends EndpointSpec = EndpointSpec, M extends Method = Method> {
  readonly method: M;
  /** Below the API base path; parameters are written `:name`. */
  readonly path: `/${string}`;
  /** The message for people if a failed response has none. */
  readonly fallback: string;
  /** JSON by default. */
  readonly answer?: Answer;
  /** Sends the short-lived token of sign-in along. */
  readonly withToken?: boolean;
  readonly [spec]?: Spec;
}

type Path = Call['path'];
type Options = Pick<Call, 'answer' | 'withToken'>;

/** @__NO_SIDE_EFFECTS__ */
export function get<Spec extends EndpointSpec>(path: Path, fallback: string, options?: Options): Call<Spec, 'GET'> {
  return { method: 'GET', path, fallback, ...options };
}

/** @__NO_SIDE_EFFECTS__ */
export function post<Spec extends EndpointSpec>(path: Path, fallback: string): Call<Spec, 'POST'> {
  return { method: 'POST', path, fallback };
}

/** @__NO_SIDE_EFFECTS__ */
export function put<Spec extends EndpointSpec>(path: Path, fallback: string): Call<Spec, 'PUT'> {
  return { method: 'PUT', path, fallback };
}

/** @__NO_SIDE_EFFECTS__ */
export function patch<Spec extends EndpointSpec>(path: Path, fallback: string): Call<Spec, 'PATCH'> {
  return { method: 'PATCH', path, fallback };
}

/** @__NO_SIDE_EFFECTS__ */
export function del<Spec extends EndpointSpec>(path: Path, fallback: string, options?: Options): Call<Spec, 'DELETE'> {
  return { method: 'DELETE', path, fallback, ...options };
}

type SpecOf<C extends Call> = NonNullable<C[typeof spec]>;

/** A caller's input: the `params`, `query` and `body` that the endpoint declares, before parsing. */
export type CallInput<C extends Call> = RequestParts<SpecOf<C>, 'input'>;

/** The endpoint's response. */
export type CallOutput<C extends Call> = z.output<SpecOf<C>['response']>;
