import * as apiKeys from './api-keys.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as checks from './checks.ts';
import * as data from './data-rights.ts';
import * as memberships from './memberships.ts';
import * as messages from './messages.ts';
import * as organization from './organization.ts';
import * as security from './security.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as statements from './statements.ts';
import * as users from './users.ts';
import * as webhooks from './webhooks.ts';
import * as transfers from './website-transfer.ts';
import * as websites from './websites.ts';
import * as widgetConfigs from './widget-config.ts';

/** Every call of the product by name. Access rules and schemas are in `schemas`. */
export const calls = {
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
};

export type CallName = keyof typeof calls;
