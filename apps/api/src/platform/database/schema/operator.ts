import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** What the operator announces on the status page and in the application. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey().defaultRandom(),
    textEn: text('text_en').notNull(),
    textFr: text('text_fr').notNull(),
    startsAt: timestamptz('starts_at').notNull().defaultNow(),
    /** Without an end until the operator ends it. */
    endsAt: timestamptz('ends_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [check('announcements_end', sql`${table.endsAt} > ${table.startsAt}`)],
);

/** What was deleted for good, by id alone: a backup brings it back, and then it is deleted again. */
export const deletions = pgTable(
  'deletions',
  {
    kind: text({ enum: ['organization', 'account', 'message'] }).notNull(),
    id: uuid().notNull(),
    deletedAt: timestamptz('deleted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('deletions_deleted_at').on(table.deletedAt),
    check('deletions_kind', sql`${table.kind} in ('organization', 'account', 'message')`),
  ],
);

/** Base backups that were finished, written by the backup itself. */
export const backups = pgTable(
  'backups',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    finishedAt: timestamptz('finished_at').notNull().defaultNow(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('backups_finished_at').on(table.finishedAt)],
);
