import type * as z from 'zod/mini';
import type { ApiKeyScope } from '../api-keys.ts';
import type { AuditEvent } from '../audit-events.ts';

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

/** The server's part of a call: access rule, validation of input and output, and texts for the documentation. */
export interface EndpointSpec {
  readonly access: Access;
  /** The scope that a key needs; null if every key may. Only with access `key`. */
  readonly scope?: ApiKeyScope | null;
  readonly summary: string;
  /** Its event in the audit trail. Every call that changes something has one, or a reason in `unrecorded`. */
  readonly event?: AuditEvent;
  /** Further events that the call may record, besides `event` or instead of it. */
  readonly otherEvents?: readonly AuditEvent[];
  readonly unrecorded?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /**
   * Whose session alone is not enough: within the last 10 minutes they must have confirmed that it is them.
   * - `true`     people with a second factor, by it
   * - `'always'` everyone: people with a second factor by it, the others by password or provider
   */
  readonly stepUp?: true | 'always';
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
  /** Also open while the organization, or the account, is scheduled for deletion. */
  readonly whileClosing?: true;
  /** Status of a successful response; 200 by default. */
  readonly status?: number;
}

export const endpointSpec = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec;

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
