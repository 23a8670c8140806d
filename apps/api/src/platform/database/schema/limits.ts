import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts counted per key and window, shared by every server process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);
