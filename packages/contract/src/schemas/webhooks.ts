import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '../webhooks.ts';
import { Id, Timestamp } from './entities.ts';

/** The server looks at it closely: https, and a public address when something is sent. */
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
  /** Since an event was given up; null again after the next one that arrives. */
  failingSince: z.nullable(Timestamp),
  /** While the secret before the last rotation signs too. */
  previousSecretUntil: z.nullable(Timestamp),
});
export type Webhook = z.output<typeof Webhook>;

/** The one answer that holds the secret. */
export const MadeWebhook = z.object({ webhook: Webhook, secret: z.string() });

/** One event on its way to one endpoint. What was seen is of the last attempt. */
export const WebhookDelivery = z.object({
  id: Id,
  eventId: Id,
  type: z.string(),
  createdAt: Timestamp,
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  attemptedAt: z.nullable(Timestamp),
  /** When it is tried again. */
  nextAttemptAt: z.nullable(Timestamp),
  httpStatus: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** How the answer began. */
  answer: z.nullable(z.string()),
  /** Why there was no answer: the address is not public, nobody answered, or not in time. */
  problem: z.nullable(z.enum(['private', 'unreachable', 'timeout'])),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
