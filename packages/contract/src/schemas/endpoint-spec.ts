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

/** The server's part of a call: who may make it, what is checked on the way in and out, and words for the documentation. */
export interface EndpointSpec {
  readonly access: Access;
  /** What a key must be allowed to do; null when every key may. Only with access `key`. */
  readonly scope?: ApiKeyScope | null;
  readonly summary: string;
  /** What the audit trail tells of it. Every call that changes something has one, or says why not in `unrecorded`. */
  readonly event?: AuditEvent;
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
  /** Open also to members who do not meet what their organization asks for: a second factor, or single sign-on. */
  readonly beforeRequirements?: true;
  /** Of a call about the person, with access `signedIn` or `anyAdmin`: open to a session of single sign-on, which is for one organization. */
  readonly inSingleSignOn?: true;
  /** Open also while the organization, or the account, is about to be deleted. */
  readonly whileClosing?: true;
  /** Status of a successful answer; 200 when left out. */
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
