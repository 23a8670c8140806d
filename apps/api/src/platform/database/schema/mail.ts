import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Outgoing mails, written in the same transaction as the change they report. The text is composed on sending. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Exactly one of these is set once the mail needs no further attempt. */
    sentAt: timestamptz('sent_at'),
    skippedAt: timestamptz('skipped_at'),
    failedAt: timestamptz('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_created_at').on(table.createdAt), index('mail_outbox_recipient').on(table.recipient)],
);
