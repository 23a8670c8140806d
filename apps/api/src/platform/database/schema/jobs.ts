import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A heartbeat of every job runner, by the id under which it locks jobs: what a dead one had locked is freed. */
export const jobRunners = pgTable('job_runners', {
  lockId: text('lock_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
