import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Mails to send, written in the transaction of what they tell of. The text is composed when it is sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Exactly one of these is set once the mail is out of our hands. */
    sentAt: timestamptz('sent_at'),
    skippedAt: timestamptz('skipped_at'),
    failedAt: timestamptz('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_created_at').on(table.createdAt)],
);
