import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/**
 * Who did what to what, when and from where. Servers may read and insert entries, but not change or delete them
 * (`server-role.ts`). No foreign keys, because entries outlive what they refer to.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Not `now()`, which is the same for all entries of a transaction and would leave their order to chance. */
    at: timestamptz('at').notNull().default(sql`clock_timestamp()`),
    /** Null for events that concern only a person. */
    organizationId: uuid('organization_id'),
    event: text().notNull(),
    actorKind: text('actor_kind', { enum: ['person', 'contact', 'key', 'page', 'operator'] }).notNull(),
    actorId: uuid('actor_id'),
    /**
     * A readable name at the time of the event: an email address, a domain. Cleared when a person's account is deleted.
     */
    actorLabel: text('actor_label'),
    targetKind: text('target_kind'),
    targetId: text('target_id'),
    targetLabel: text('target_label'),
    /** A few plain values, never a secret. */
    details: jsonb().$type<AuditDetails>().notNull().default({}),
    /** The client's IP address without its last part. */
    network: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_organization_id_at').on(table.organizationId, table.at.desc(), table.id.desc()),
    index('audit_entries_at').on(table.at),
    index('audit_entries_actor_id').on(table.actorId),
    index('audit_entries_target_id').on(table.targetId),
  ],
);

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;
