import type { WebhookEvent } from '@evenway/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { organizations } from './people.ts';

/** Where an organization wants to be told of events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Both sealed: they sign, so they must be read back. */
    secret: text().notNull(),
    previousSecret: text('previous_secret'),
    previousSecretUntil: timestamptz('previous_secret_until'),
    /** Since an event was given up. */
    failingSince: timestamptz('failing_since'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_endpoints_organization_id').on(table.organizationId)],
);

/** Events to tell of, written in the transaction of the change. Only those that some endpoint wants to hear. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_events_created_at').on(table.createdAt),
    index('webhook_events_organization_id').on(table.organizationId),
  ],
);

/** One event on its way to one endpoint, with what was seen at the last attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    status: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    attemptedAt: timestamptz('attempted_at'),
    nextAttemptAt: timestamptz('next_attempt_at'),
    httpStatus: integer('http_status'),
    durationMs: integer('duration_ms'),
    answer: text(),
    problem: text({ enum: ['private', 'unreachable', 'timeout'] }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_event_id').on(table.eventId),
    index('webhook_deliveries_endpoint_id').on(table.endpointId, table.createdAt),
  ],
);
