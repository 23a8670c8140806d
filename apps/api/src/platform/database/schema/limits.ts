import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts per key and time window, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);
