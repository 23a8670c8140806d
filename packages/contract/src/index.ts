/** What browsers may load: no schema and no schema library. Of the schemas, only their types. */

export * from './brand.ts';
export type { Call, CallInput, CallOutput } from './call.ts';
export * from './calls/auth.ts';
export * from './calls/billing.ts';
export * from './calls/index.ts';
export * from './calls/organization.ts';
export * from './calls/users.ts';
export * from './calls/websites.ts';
export * from './calls/widget-configs.ts';
export * from './constants.ts';
export * from './contrast.ts';
export * from './display-domain.ts';
export * from './domain.ts';
export * from './email.ts';
export * from './errors.ts';
export * from './paths.ts';
export * from './public-settings.ts';
export type * from './schemas/entities.ts';
export type * from './schemas/error-body.ts';
export type * from './schemas/widget-config.ts';
export type * from './schemas/widget-entities.ts';
export * from './site-renderer.ts';
export * from './snippet.ts';
export * from './widget-checks.ts';
export * from './widget-config.ts';
export * from './widget-options.ts';
export * from './widget-preview.ts';
