/** For the server and everything else that validates. Browsers load none of it. */

export * from './api-keys.ts';
export * from './checks.ts';
export * from './data-rights.ts';
export * from './endpoint.ts';
/** Every call of the product, by name. The server registers its routes from them; documentation and tests go over them. */
export * as endpoints from './endpoints/index.ts';
/** The calls of customers' programs with an API key: stable, and documented in docs/api.md. */
export * as publicEndpoints from './endpoints/public-api.ts';
export * from './entities.ts';
export * from './error-body.ts';
export * from './messages.ts';
export * from './public-api.ts';
export * from './published-statement.ts';
export * from './security.ts';
export * from './single-sign-on.ts';
export * from './statements.ts';
export * from './webhook-payloads.ts';
export * from './webhooks.ts';
export * from './widget.ts';
export * from './widget-config.ts';
