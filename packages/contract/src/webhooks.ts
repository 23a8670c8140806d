/** The events that a customer's endpoint can receive. Names are stable: they are stored and documented. */
export const WEBHOOK_EVENTS = [
  'website.live',
  'website.unpaid',
  'website.transferred',
  'invoice.paid',
  'quota.reached',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event for testing an endpoint. It cannot be chosen. */
export const WEBHOOK_TEST_EVENT = 'test';

/** The maximum number of endpoints of an organization. */
export const WEBHOOK_MAX_COUNT = 10;
/** How long a delivery is retried, and how long it can be viewed. */
export const WEBHOOK_RETRY_DAYS = 3;
export const WEBHOOK_LOG_DAYS = 30;
/** How long the previous secret still signs after a rotation. */
export const WEBHOOK_ROTATION_HOURS = 24;
