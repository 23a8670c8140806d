import type { StatementBlock, StatementContent } from '@evenway/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './people.ts';
import { websites } from './websites.ts';

/** The accessibility statement of a website in one language: its draft, and which version visitors see. */
export const statements = pgTable(
  'statements',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    /** 160 random bits, part of the page's URL. */
    publicId: text('public_id').notNull().unique(),
    draft: jsonb().$type<StatementContent>().notNull(),
    /** Incremented by every save, to detect conflicting edits. */
    revision: integer().notNull(),
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    /** Null if unknown or no longer a member. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null while nothing is published. */
    publishedNumber: integer('published_number'),
    isIndexable: boolean('is_indexable').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('statements_website_id_language').on(table.websiteId, table.language),
    index('statements_saved_by').on(table.savedBy),
  ],
);

/** Published versions, verbatim. A trigger rejects every change, except clearing who published it. */
export const statementVersions = pgTable(
  'statement_versions',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: jsonb().$type<StatementContent>().notNull(),
    title: text().notNull(),
    blocks: jsonb().$type<StatementBlock[]>().notNull(),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.number] }),
    index('statement_versions_published_by').on(table.publishedBy),
  ],
);
