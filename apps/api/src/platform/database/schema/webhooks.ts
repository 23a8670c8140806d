import type { WebhookEvent } from '@evenway/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { organizations } from './people.ts';

/** Where an organization receives events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Both encrypted instead of hashed, because they are needed to sign. */
    secret: text().notNull(),
    previousSecret: text('previous_secret'),
    previousSecretUntil: timestamptz('previous_secret_until'),
    /** Since when events for this endpoint have been given up. */
    failingSince: timestamptz('failing_since'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_endpoints_organization_id').on(table.organizationId)],
);

/** Events to deliver, written in the same transaction as the change. Only those that an endpoint subscribes to. */
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

/** The delivery of one event to one endpoint, with the outcome of the last attempt. */
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
