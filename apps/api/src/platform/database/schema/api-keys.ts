import type { ApiKeyScope } from '@evenway/contract';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { organizations, users } from './people.ts';

/** API keys of organizations. Revoked keys are deleted. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The start of the key, for display; the rest is only stored as a hash. */
    prefix: text().notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    /** The key outlives its creator's membership; this shows who made it. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdByName: text('created_by_name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the admins were warned that the key expires soon. */
    expiryNoticeAt: timestamptz('expiry_notice_at'),
    /** Accurate to a few minutes. */
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [
    index('api_keys_organization_id').on(table.organizationId),
    index('api_keys_created_by').on(table.createdBy),
    index('api_keys_expires_at').on(table.expiresAt),
  ],
);

/** Responses to writes with an idempotency key, so that a repeated request gets the same response. */
export const apiReplays = pgTable(
  'api_replays',
  {
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null only within the transaction that creates it. */
    answer: jsonb(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.idempotencyKey] }),
    index('api_replays_created_at').on(table.createdAt),
  ],
);
