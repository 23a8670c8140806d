import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** One row: when monitoring started, and when a server last reported. A gap means that none was running. */
export const healthHeartbeat = pgTable(
  'health_heartbeat',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    firstSeenAt: timestamptz('first_seen_at').notNull().defaultNow(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [check('health_heartbeat_is_only', sql`${table.isOnly}`)],
);

/** Outages; without an end while they last. Never deleted: there should be few. */
export const healthIncidents = pgTable(
  'health_incidents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['service', 'database', 'jobs'] }).notNull(),
    startedAt: timestamptz('started_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('health_incidents_started_at').on(table.startedAt),
    uniqueIndex('health_incidents_open').on(table.kind).where(sql`ended_at is null`),
  ],
);
