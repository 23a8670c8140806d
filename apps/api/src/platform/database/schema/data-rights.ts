import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from './columns.ts';
import { organizations, users } from './people.ts';

/** Exports of all data of an organization or of a person. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Exactly one of these two names the owner of the data. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    state: text({ enum: ['waiting', 'running', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The attempt that may write. An abandoned attempt that is still running finds another id here and stops. */
    attemptId: uuid('attempt_id'),
    /** The file that is being written. */
    part: text(),
    partsDone: integer('parts_done').notNull().default(0),
    partsTotal: integer('parts_total').notNull().default(0),
    rows: bigint({ mode: 'number' }).notNull().default(0),
    size: bigint({ mode: 'number' }).notNull().default(0),
    requestedAt: timestamptz('requested_at').notNull().defaultNow(),
    finishedAt: timestamptz('finished_at'),
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [
    check('data_exports_subject', sql`num_nonnulls(${table.organizationId}, ${table.userId}) = 1`),
    // One unfinished export at a time for each: a second request finds the first.
    uniqueIndex('data_exports_open_of_organization')
      .on(table.organizationId)
      .where(sql`state in ('waiting', 'running')`),
    uniqueIndex('data_exports_open_of_user').on(table.userId).where(sql`state in ('waiting', 'running')`),
    index('data_exports_organization_id').on(table.organizationId),
    index('data_exports_user_id').on(table.userId),
    index('data_exports_requested_by').on(table.requestedBy),
    index('data_exports_requested_at').on(table.requestedAt),
    index('data_exports_expires_at').on(table.expiresAt),
  ],
);

/** The ZIP file of an export, in pieces that fit into a server's memory. */
export const dataExportPieces = pgTable(
  'data_export_pieces',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
);
