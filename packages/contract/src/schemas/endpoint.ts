import type * as z from 'zod/mini';
import type { ApiKeyScope } from '../api-keys.ts';
import type { AuditEvent } from '../audit-events.ts';
import type { ErrorCode } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The kind of response: a JSON body, plain text, a file to save, or a redirect to the address the handler returns. */
export type Answer = 'json' | 'text' | 'file' | 'redirect';

/**
 * Who may call an endpoint. The server refuses a route without one, and the permission tests walk over them.
 * - `public`   anyone
 * - `bearer`   the short-lived token of sign-in, and nothing else
 * - `signedIn` any session
 * - `anyAdmin` a session with role ORG_ADMIN, with or without an organization
 * - `member`   a session that belongs to an organization
 * - `admin`    the same with role ORG_ADMIN
 * - `key`      a key of an organization that has the endpoint's `scope`, and never a session
 */
export type Access = 'public' | 'bearer' | 'signedIn' | 'anyAdmin' | 'member' | 'admin' | 'key';

export type Schema = z.ZodMiniType;

/**
 * What a call asks besides a session, which may have been stolen or left open: that the person proved who they are within
 * the last 10 minutes (decision 65).
 * - `recent` signing in counts
 * - `always` signing in does not count: they are asked in this session
 * People with a second factor prove it with that one, be it while signing in.
 */
export type StepUp = 'recent' | 'always';

/** The reason of calls that only read for a screen. */
export const SHOWS = 'it shows a screen its data and changes nothing';

/** A rule for some cases only. The handler says with `guardIf` whether this is one. */
export interface InCase {
  readonly when: string;
}

/** What is said of a call besides its address. Callers get `answer` and the fallbacks; everything else is for the server. */
export interface EndpointSpec {
  /** JSON by default. */
  readonly answer?: Answer;
  /** The message for people if a failed response has none. */
  readonly fallback: string;
  /** The same in French. Only the public API, which speaks English, has none. */
  readonly fallbackFr?: string;
  readonly access: Access;
  /** The scope that a key needs; null if every key may. Only with access `key`. */
  readonly scope?: ApiKeyScope | null;
  readonly summary: string;
  /**
   * Its event in the audit trail. Every call that changes something, or reads data of people in bulk, has one,
   * or a reason in `unrecorded`.
   */
  readonly event?: AuditEvent;
  /** Further events that the call may record, besides `event` or instead of it. */
  readonly otherEvents?: readonly AuditEvent[];
  readonly unrecorded?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Asks for a fresh confirmation. Calls of a session that change something have it, or a reason in `noStepUp`. */
  readonly stepUp?: StepUp | (InCase & { readonly ask: StepUp });
  readonly noStepUp?: string;
  /** Shuts other admins out or ends the organization: closed to someone who became an admin within the last day. */
  readonly grave?: true | InCase;
  /** Also open to members who do not meet their organization's requirements: a second factor, or single sign-on. */
  readonly beforeRequirements?: true;
  /** For a `public` call whose answer depends on who is signed in. Handlers of all others get no session. */
  readonly readsSession?: true;
  /**
   * For a call about the person, with access `signedIn` or `anyAdmin` or with `readsSession`: open to single sign-on
   * sessions, which are for one organization. Otherwise such a session is refused, or counts as none where anyone may
   * call.
   */
  readonly inSingleSignOn?: true;
  /** Also open while the organization is suspended, or it or the account is scheduled for deletion. */
  readonly whileClosed?: true;
  /** With access `key`: the errors of its own, beside those that every call has. They are published. */
  readonly errors?: readonly ErrorCode[];
  /** Status of a successful response; 200 by default. */
  readonly status?: number;
}

/**
 * Who adds a call of admins, or one by which people change something, must decide whether it asks for a fresh
 * confirmation. Without `stepUp` or `noStepUp` it does not compile, nor does a call of the application without French.
 */
type Decided<Spec> = (Spec extends { readonly access: 'key' } ? unknown : { readonly fallbackFr: string }) &
  (Spec extends
    | { readonly access: 'admin' | 'anyAdmin' }
    | { readonly access: 'signedIn' | 'member'; readonly event: AuditEvent }
    | { readonly access: 'signedIn' | 'member'; readonly unrecorded: string }
    ?
        | { readonly stepUp: NonNullable<EndpointSpec['stepUp']>; readonly noStepUp?: never }
        | { readonly noStepUp: string; readonly stepUp?: never }
    : unknown);

/** A call of the product: where it is, who may make it, what it takes and what it answers with. */
export interface Endpoint extends EndpointSpec {
  readonly method: Method;
  /** Below the API base path; parameters are written `:name`. */
  readonly path: `/${string}`;
  readonly answer: Answer;
  readonly status: number;
}

/** `npm run generate` writes from it what callers get (`calls`). */
export function endpoint<M extends Method, P extends Endpoint['path'], const Spec extends EndpointSpec>(
  address: `${M} ${P}`,
  spec: Spec & Decided<Spec>,
): Spec & Pick<Endpoint, 'answer' | 'status'> & { readonly method: M; readonly path: P } {
  const [method, path] = address.split(' ') as [M, P];
  return { method, path, answer: 'json', status: 200, ...spec };
}

type Part<
  Spec,
  Name extends 'params' | 'query' | 'body',
  Direction extends 'input' | 'output',
> = Name extends keyof Spec
  ? Spec[Name] extends Schema
    ? { readonly [K in Name]: Direction extends 'input' ? z.input<Spec[Name]> : z.output<Spec[Name]> }
    : unknown
  : unknown;

/** The parts of a request that an endpoint declares: before parsing (`input`) or after (`output`). */
export type RequestParts<Spec, Direction extends 'input' | 'output'> = Part<Spec, 'params', Direction> &
  Part<Spec, 'query', Direction> &
  Part<Spec, 'body', Direction>;

/** What a handler receives: the parts of the request that the endpoint declares, after parsing. */
export type HandlerInput<E extends Endpoint> = RequestParts<E, 'output'>;

/** What a handler returns. */
export type HandlerOutput<E extends Endpoint> = z.output<E['response']>;
