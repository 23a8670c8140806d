// Written by `npm run generate` from ../schemas/endpoints.
export * from './api-keys.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './checks.ts';
export * from './data-rights.ts';
export * from './memberships.ts';
export * from './messages.ts';
export * from './organization.ts';
export * from './security.ts';
export * from './single-sign-on.ts';
export * from './statements.ts';
export * from './users.ts';
export * from './webhooks.ts';
export * from './website-transfer.ts';
export * from './websites.ts';
export * from './widget-config.ts';
