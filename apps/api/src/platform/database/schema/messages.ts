import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './people.ts';
import { websites } from './websites.ts';

/**
 * Messages of visitors to the owner of a website about barriers. Nothing identifies the visitor, except an email
 * address they may have left.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** Hash of the secret in the visitor's private link. */
    secretHash: text('secret_hash').notNull().unique(),
    language: text().notNull(),
    goal: text().notNull(),
    barrier: text().notNull(),
    /** For notifications about answers; never shown to the owner. */
    email: text(),
    /** When a link that only went to this address was used. Before that, nothing but the link is mailed to it. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    path: text(),
    functions: text().array(),
    status: text({ enum: ['new', 'answered', 'mended'] })
      .notNull()
      .default('new'),
    /** For the team only. */
    note: text().notNull().default(''),
    /** A finding of a check, which may be deleted by now. */
    findingId: uuid('finding_id'),
    version: integer().notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the visitor last wrote. */
    wroteAt: timestamptz('wrote_at').notNull().defaultNow(),
    firstAnsweredAt: timestamptz('first_answered_at'),
    /** When the admins were notified of what the visitor last wrote. */
    toldAt: timestamptz('told_at'),
  },
  (table) => [
    check('messages_status', sql`${table.status} in ('new', 'answered', 'mended')`),
    index('messages_website_id').on(table.websiteId, table.wroteAt, table.id),
    index('messages_created_at').on(table.createdAt),
    index('messages_untold').on(table.websiteId).where(sql`status = 'new' and told_at is null`),
  ],
);

/** The team's answers, and the visitor's replies. */
export const messageWords = pgTable(
  'message_words',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['owner', 'visitor'] }).notNull(),
    text: text().notNull(),
    /** The author of an answer; cleared when the account is deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('message_words_sender', sql`${table.sender} in ('owner', 'visitor')`),
    index('message_words_message_id').on(table.messageId),
    index('message_words_author_id').on(table.authorId),
  ],
);
