import type { Answer, Call } from '../call.ts';
import { type CallName, calls } from '../calls/index.ts';
import { type PublicCallName, publicCalls } from '../calls/public-api.ts';
import * as apiKeys from './calls/api-keys.ts';
import * as audit from './calls/audit.ts';
import * as auth from './calls/auth.ts';
import * as billing from './calls/billing.ts';
import * as checks from './calls/checks.ts';
import * as data from './calls/data-rights.ts';
import * as memberships from './calls/memberships.ts';
import * as messages from './calls/messages.ts';
import * as organization from './calls/organization.ts';
import * as publicApi from './calls/public-api.ts';
import * as security from './calls/security.ts';
import * as singleSignOn from './calls/single-sign-on.ts';
import * as statements from './calls/statements.ts';
import * as users from './calls/users.ts';
import * as webhooks from './calls/webhooks.ts';
import * as transfers from './calls/website-transfer.ts';
import * as websites from './calls/websites.ts';
import * as widgetConfigs from './calls/widget-config.ts';
import type { EndpointSpec, RequestParts } from './endpoint-spec.ts';

const specs = {
  ...auth,
  ...users,
  ...security,
  ...singleSignOn,
  ...organization,
  ...memberships,
  ...websites,
  ...transfers,
  ...widgetConfigs,
  ...checks,
  ...statements,
  ...messages,
  ...billing,
  ...apiKeys,
  ...webhooks,
  ...audit,
  ...data,
} satisfies Record<CallName, EndpointSpec>;

interface Defaults {
  readonly answer: Answer;
  readonly status: number;
}

/** A call together with the server's part of it. */
export type Endpoint = Call & EndpointSpec & Defaults;

type Joined<Calls, Specs extends Record<keyof Calls, EndpointSpec>> = {
  readonly [Name in keyof Calls]: Calls[Name] & Specs[Name] & Defaults;
};

const defaults: Defaults = { answer: 'json', status: 200 };

function join<Calls extends Record<string, Call>, Specs extends Record<keyof Calls, EndpointSpec>>(
  callsByName: Calls,
  specsByName: Specs,
): Joined<Calls, Specs> {
  const names = Object.keys(callsByName) as (keyof Calls & string)[];
  return Object.fromEntries(
    names.map((name) => [name, { ...defaults, ...callsByName[name], ...specsByName[name] }]),
  ) as unknown as Joined<Calls, Specs>;
}

/**
 * Every call of the product with its schemas, by name. The server registers routes from this table; documentation and
 * tests iterate over it.
 */
export const endpoints = join(calls, specs);

/** The same for the calls that are made with a key. */
export const publicEndpoints = join(publicCalls, publicApi satisfies Record<PublicCallName, EndpointSpec>);

/** What a handler receives: the parts of the request that the endpoint declares, after parsing. */
export type HandlerInput<E extends Endpoint> = RequestParts<E, 'output'>;
