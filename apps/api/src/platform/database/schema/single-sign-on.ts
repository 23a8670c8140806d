import type { Role, SsoTry } from '@evenway/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { memberships, organizations } from './people.ts';

/** The OpenID Connect issuer of an organization. One per organization. */
export const ssoConnections = pgTable(
  'sso_connections',
  {
    organizationId: uuid('organization_id')
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** As spelled in the issuer's discovery document. */
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted instead of hashed, because the issuer requires it. */
    clientSecret: text('client_secret').notNull(),
    mode: text({ enum: ['off', 'optional', 'enforced'] })
      .notNull()
      .default('off'),
    defaultRole: text('default_role', { enum: ['ORG_ADMIN', 'ORG_USER'] })
      .notNull()
      .default('ORG_USER'),
    roleClaim: text('role_claim'),
    scope: text(),
    roleMappings: jsonb('role_mappings').$type<{ value: string; role: Role }[]>().notNull().default([]),
    /** When an admin last signed in with exactly this issuer and client; null after either changes. */
    testedAt: timestamptz('tested_at'),
    lastTry: jsonb('last_try').$type<SsoTry>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [check('sso_connections_mode', sql`${table.mode} in ('off', 'optional', 'enforced')`)],
);

/**
 * Email domains that an organization claims. Only proven ones count, and a domain can be proven by one organization.
 */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** Published in DNS: says which organization the owner of the domain means. */
    token: text().notNull(),
    provenAt: timestamptz('proven_at'),
    /** Since when the record of a proven domain cannot be found. */
    missingSince: timestamptz('missing_since'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sso_domains_once').on(table.organizationId, table.domain),
    uniqueIndex('sso_domains_proven').on(table.domain).where(sql`proven_at is not null`),
  ],
);

/** The identity of a member at the organization's issuer. Deleted with the membership. */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    organizationId: uuid('organization_id').notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.issuer, table.subject] }),
    index('sso_identities_user_id').on(table.userId),
    foreignKey({
      name: 'sso_identities_membership',
      columns: [table.userId, table.organizationId],
      foreignColumns: [memberships.userId, memberships.organizationId],
    }).onDelete('cascade'),
  ],
);

/**
 * People whom an admin removed: the organization's issuer does not bring them back. By hashes of their address and of
 * their identities at the issuer, since the account may be deleted; `removal` groups those of one person.
 */
export const removedMembers = pgTable(
  'removed_members',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    removal: uuid().notNull(),
    removedAt: timestamptz('removed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.keyHash] })],
);

/** A pending round trip to an organization's issuer. Bound to one browser and one issuer, valid for one return. */
export const ssoVisits = pgTable(
  'sso_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The issuer and client when it started: a change in between invalidates it. */
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** The session of an admin who tests the issuer, or of a person who confirms; null for a sign-in. */
    sessionId: uuid('session_id'),
    isConfirmation: boolean('is_confirmation').notNull().default(false),
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('sso_visits_expires_at').on(table.expiresAt)],
);
