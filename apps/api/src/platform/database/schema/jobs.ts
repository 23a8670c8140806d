import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A heartbeat of every job runner, by the id with which it locks jobs: locks of dead runners are released. */
export const jobRunners = pgTable('job_runners', {
  lockId: text('lock_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
