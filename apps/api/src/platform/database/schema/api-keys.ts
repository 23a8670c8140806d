import type { ApiKeyScope } from '@evenway/contract';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { organizations, users } from './people.ts';

/** Keys of organizations for the public API. A revoked one has no row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the key begins; of the rest only the hash is kept. */
    prefix: text().notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    /** The key outlives its creator's membership; the name stays to be shown. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdByName: text('created_by_name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the admins were told that it ends soon. */
    expiryNoticeAt: timestamptz('expiry_notice_at'),
    /** To a few minutes. */
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [
    index('api_keys_organization_id').on(table.organizationId),
    index('api_keys_created_by').on(table.createdBy),
    index('api_keys_expires_at').on(table.expiresAt),
  ],
);

/** Answers to writes that carried an idempotency key, so that the same request sent again gets the same answer. */
export const apiReplays = pgTable(
  'api_replays',
  {
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null only inside of the transaction that makes it. */
    answer: jsonb(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.idempotencyKey] }),
    index('api_replays_created_at').on(table.createdAt),
  ],
);
