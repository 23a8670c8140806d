/** What browsers may load: no schema and no schema library. Of the schemas, only their types. */

import type * as calls from './calls/index.ts';

export * from './addresses/display-domain.ts';
export * from './addresses/domain.ts';
export * from './addresses/email.ts';
export * from './addresses/own-host.ts';
export * from './addresses/web-address.ts';
export * from './api-keys.ts';
export * from './audit-events.ts';
export * from './brand.ts';
export type { Call, CallInput, CallOutput } from './call.ts';
export * from './calls/index.ts';
/** Every call by name. */
export * as calls from './calls/index.ts';
/** The calls of customers' programs with an API key. */
export * as publicCalls from './calls/public-api.ts';
export * from './checks.ts';
export * from './constants.ts';
export * from './errors.ts';
export * from './future-day.ts';
export * from './live.ts';
export * from './messages.ts';
export * from './name-in-sentence.ts';
export * from './paths.ts';
export * from './public-settings.ts';
export * from './retention.ts';
export type * from './schemas/api-keys.ts';
export type * from './schemas/checks.ts';
export type * from './schemas/data-rights.ts';
export type * from './schemas/entities.ts';
export type * from './schemas/error-body.ts';
export type * from './schemas/messages.ts';
export type * from './schemas/public-api.ts';
export type * from './schemas/security.ts';
export type * from './schemas/single-sign-on.ts';
export type * from './schemas/statements.ts';
export type * from './schemas/webhook-payloads.ts';
export type * from './schemas/webhooks.ts';
export type * from './schemas/widget.ts';
export type * from './schemas/widget-config.ts';
export * from './session-ends.ts';
export * from './single-sign-on.ts';
export * from './site/site-content.ts';
export * from './site/site-renderer.ts';
export * from './statement-options.ts';
export * from './statements.ts';
export * from './webhooks.ts';
export * from './widget/contrast.ts';
export * from './widget/snippet.ts';
export * from './widget/widget-checks.ts';
export * from './widget/widget-config.ts';
export * from './widget/widget-options.ts';
export * from './widget/widget-preview.ts';

export type CallName = keyof typeof calls;
