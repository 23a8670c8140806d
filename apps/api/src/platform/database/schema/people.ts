import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').references(() => organizations.id),
    role: text({ enum: ['ORG_ADMIN', 'ORG_USER'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower-case; one account per address in the whole product. */
    email: text().notNull(),
    /** Null for people who only use a sign-in provider. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: moment('email_verified_at'),
    language: text({ enum: ['en', 'fr'] })
      .notNull()
      .default('en'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    index('users_organization_id').on(table.organizationId),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('ORG_ADMIN', 'ORG_USER')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the cookie's secret is kept. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Hash of the token handed out with this session; it is good only as long as the session is. */
    tokenHash: text('token_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** However often it is refreshed, the session ends here. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_token_hash').on(table.tokenHash),
  ],
);

/** One-use links that were mailed to a user. The secret itself is never stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verify_email', 'reset_password'] }).notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** Set when it was used, or when a newer one replaced it. */
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('mailed_links_user_id').on(table.userId, table.purpose)],
);
