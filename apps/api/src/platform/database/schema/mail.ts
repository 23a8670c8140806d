import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Mails to send, written in the transaction of what they tell of. The text is composed when it is sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Exactly one of these is set once the mail is out of our hands. */
    sentAt: moment('sent_at'),
    skippedAt: moment('skipped_at'),
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_created_at').on(table.createdAt)],
);
