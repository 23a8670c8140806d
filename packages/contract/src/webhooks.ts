/** What an endpoint of a customer can be told of. Names are stable: they are stored and documented. */
export const WEBHOOK_EVENTS = ['website.live', 'website.unpaid', 'invoice.paid', 'quota.reached'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent to try an endpoint. Nobody chooses it. */
export const WEBHOOK_TEST_EVENT = 'test';

/** Endpoints that an organization may have at once. */
export const WEBHOOK_MAX_COUNT = 10;
/** How long a delivery is tried, and how long it can be looked at. */
export const WEBHOOK_RETRY_DAYS = 3;
export const WEBHOOK_LOG_DAYS = 30;
/** How long the secret before a rotation still signs. */
export const WEBHOOK_ROTATION_HOURS = 24;
