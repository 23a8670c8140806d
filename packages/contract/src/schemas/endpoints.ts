import type { Answer, Call } from '../call.ts';
import { type CallName, calls } from '../calls/index.ts';
import * as audit from './calls/audit.ts';
import * as auth from './calls/auth.ts';
import * as billing from './calls/billing.ts';
import * as memberships from './calls/memberships.ts';
import * as organization from './calls/organization.ts';
import * as users from './calls/users.ts';
import * as websites from './calls/websites.ts';
import * as widgetConfigs from './calls/widget-configs.ts';
import type { EndpointSpec, RequestParts } from './endpoint-spec.ts';

const specs = {
  ...auth,
  ...users,
  ...organization,
  ...memberships,
  ...websites,
  ...widgetConfigs,
  ...billing,
  ...audit,
} satisfies Record<CallName, EndpointSpec>;

interface Defaults {
  readonly answer: Answer;
  readonly status: number;
}

/** A call together with the server's part of it. */
export type Endpoint = Call & EndpointSpec & Defaults;

type Endpoints = { readonly [Name in CallName]: (typeof calls)[Name] & (typeof specs)[Name] & Defaults };

const defaults: Defaults = { answer: 'json', status: 200 };

/** Every call of the product with its schemas, by name. The server registers from here; documents and tests walk over it. */
export const endpoints = Object.fromEntries(
  (Object.keys(calls) as CallName[]).map((name) => [name, { ...defaults, ...calls[name], ...specs[name] }]),
) as unknown as Endpoints;

/** What a handler receives: the parts of the request that the endpoint declares, after parsing. */
export type HandlerInput<E extends Endpoint> = RequestParts<E, 'output'>;
