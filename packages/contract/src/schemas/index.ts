/** For the server and everything else that validates. Browsers load none of it. */

export * from './api-keys.ts';
export * from './checks.ts';
export * from './data-rights-entities.ts';
export * from './endpoint-spec.ts';
export * from './endpoints.ts';
export * from './entities.ts';
export * from './error-body.ts';
export * from './messages.ts';
export * from './public-entities.ts';
export * from './published-statement.ts';
export * from './security-entities.ts';
export * from './single-sign-on.ts';
export * from './statements.ts';
export * from './webhook-payloads.ts';
export * from './webhooks.ts';
export * from './widget-config.ts';
export * from './widget-entities.ts';
