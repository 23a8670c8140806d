import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '../webhooks.ts';
import { Id, Timestamp } from './entities.ts';

/** The server validates it: https, and a public address on sending. */
const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const Events = z.array(z.enum(WEBHOOK_EVENTS)).check(
  z.minLength(1),
  z.maxLength(WEBHOOK_EVENTS.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

export const NewWebhook = z.strictObject({ url: Address, events: Events });
export type NewWebhook = z.output<typeof NewWebhook>;

/** An endpoint as its organization sees it: never its secret. */
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: Timestamp,
  /** Since when events were given up; null again after the next one that arrives. */
  failingSince: z.nullable(Timestamp),
  /** While the secret before the last rotation also signs. */
  previousSecretUntil: z.nullable(Timestamp),
});
export type Webhook = z.output<typeof Webhook>;

/** The only response that contains the secret. */
export const MadeWebhook = z.object({ webhook: Webhook, secret: z.string() });

/** The delivery of one event to one endpoint, with the result of the last attempt. */
export const WebhookDelivery = z.object({
  id: Id,
  eventId: Id,
  type: z.string(),
  createdAt: Timestamp,
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  attemptedAt: z.nullable(Timestamp),
  /** When it is retried. */
  nextAttemptAt: z.nullable(Timestamp),
  httpStatus: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** The start of the response. */
  answer: z.nullable(z.string()),
  /** Why there was no response: the address is not public, unreachable, or too slow. */
  problem: z.nullable(z.enum(['private', 'unreachable', 'timeout'])),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
