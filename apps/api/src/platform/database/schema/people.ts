import { SESSION_ENDS } from '@evenway/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

export const organizations = pgTable(
  'organizations',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Receives payment mails in addition to the admins, once confirmed; both columns are set or neither. */
    billingEmail: text('billing_email'),
    billingLanguage: text('billing_language', { enum: ['en', 'fr'] }),
    /** The link mailed to the contact: confirms the address until it expires, and removes it at any time. */
    billingLinkId: uuid('billing_link_id'),
    billingSecretHash: text('billing_secret_hash').unique(),
    billingLinkExpiresAt: timestamptz('billing_link_expires_at'),
    billingConfirmedAt: timestamptz('billing_confirmed_at'),
    /** Members without a second factor can only set one up or leave. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** The proven domains while single sign-on is enforced, else null. Denormalized, to save every request a lookup. */
    ssoEnforcedDomains: text('sso_enforced_domains').array(),
    /** Set while the organization is closed and scheduled for deletion; until then an admin can reopen it. */
    deletesAt: timestamptz('deletes_at'),
    /** Who closed it; this person keeps their account. */
    closedBy: uuid('closed_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    deletionNoticeAt: timestamptz('deletion_notice_at'),
    /** Set by the operator: nobody can act in the organization, and visitors get none of its widgets. */
    suspendedAt: timestamptz('suspended_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('organizations_deletes_at').on(table.deletesAt).where(sql`deletes_at is not null`),
    index('organizations_closed_by').on(table.closedBy).where(sql`closed_by is not null`),
  ],
);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The organization that this person chose last; sign-in starts there. `memberships` says who belongs where. */
    lastOrganizationId: uuid('organization_id').references(() => organizations.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. Unique among verified accounts; every unverified signup has its own row. */
    email: text().notNull(),
    /** Null for people who only use a sign-in provider. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: timestamptz('email_verified_at'),
    language: text({ enum: ['en', 'fr'] })
      .notNull()
      .default('en'),
    /** The browser used to sign up, as named in mails. */
    signedUpWith: text('signed_up_with'),
    /**
     * Since when the person has had a passkey or authenticator app; null without. Denormalized, to save every request a
     * lookup.
     */
    secondFactorAt: timestamptz('second_factor_at'),
    /** Null until the first sign-in, which triggers no mail about a new device. */
    firstSignInAt: timestamptz('first_sign_in_at'),
    /** Set while the account is closed and scheduled for deletion; until then its owner can reopen it. */
    deletesAt: timestamptz('deletes_at'),
    /** The mailed link that reopens the account. */
    deletionLinkId: uuid('deletion_link_id'),
    deletionSecretHash: text('deletion_secret_hash').unique(),
    deletionNoticeAt: timestamptz('deletion_notice_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_verified_email_unique').on(table.email).where(sql`email_verified_at is not null`),
    index('users_email').on(table.email),
    index('users_unverified_created_at').on(table.createdAt).where(sql`email_verified_at is null`),
    index('users_organization_id').on(table.lastOrganizationId),
    index('users_deletes_at').on(table.deletesAt).where(sql`deletes_at is not null`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Who belongs to which organization, and in which role. */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['ORG_ADMIN', 'ORG_USER'] }).notNull(),
    since: timestamptz('since').notNull().defaultNow(),
    /** When the person became an admin, written by a trigger; null for the founder. */
    adminSince: timestamptz('admin_since'),
    /** Wants mails about new messages of visitors, at most one a day; only sent to admins. */
    messageDigest: boolean('message_digest').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId] }),
    index('memberships_organization_id').on(table.organizationId),
    check('memberships_role', sql`${table.role} in ('ORG_ADMIN', 'ORG_USER')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the secret in the cookie. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The session ends here, however often it is refreshed. */
    endsAt: timestamptz('ends_at').notNull(),
    /** When the person last proved in this session that it is them. */
    confirmedAt: timestamptz('confirmed_at'),
    /** The organization chosen in this browser. The person may have left it since. */
    organizationId: uuid('organization_id'),
    /** Opened by this organization's single sign-on, and valid only there. */
    ssoOrganizationId: uuid('sso_organization_id'),
    /** How that was; both columns are set or neither. */
    confirmedWith: text('confirmed_with', { enum: ['password', 'provider', 'second_factor', 'sign_in'] }),
    /** Browser and operating system in words, and the shortened IP address: enough to recognize a device. */
    device: text(),
    network: text(),
    /** Lags by a few minutes, so that most requests write nothing. */
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_sso_organization_id').on(table.ssoOrganizationId).where(sql`sso_organization_id is not null`),
  ],
);

/** Why a session ended, for the browser that still has its cookie. It names nobody. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    reason: text({ enum: SESSION_ENDS }).notNull(),
    /** When the cookie has expired, too. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('ended_sessions_expires_at').on(table.expiresAt)],
);

/** Single-use links mailed to a user. The secret itself is never stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({
      enum: ['verify_email', 'reset_password', 'change_email', 'reset_second_factor'],
    }).notNull(),
    /** The new address that a `change_email` link proves. */
    newEmail: text('new_email'),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Set once the link was used or replaced by a newer one. */
    closedAt: timestamptz('closed_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mailed_links_user_id').on(table.userId, table.purpose),
    index('mailed_links_expires_at').on(table.expiresAt),
  ],
);

/** Accounts at sign-in providers, identified by the provider's subject, never by the email address. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user_id').on(table.userId)],
);

/** A pending round trip to a sign-in provider. Bound to one browser, valid for one return. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    action: text({ enum: ['signup', 'login', 'confirm'] }).notNull(),
    /** The session in which a `confirm` visit starts and must end. */
    sessionId: uuid('session_id'),
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    invitationId: uuid('invitation_id'),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('provider_visits_expires_at').on(table.expiresAt)],
);

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    email: text().notNull(),
    role: text({ enum: ['ORG_ADMIN', 'ORG_USER'] }).notNull(),
    /** An invitation is valid only while its sender is an admin. */
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    acceptedAt: timestamptz('accepted_at'),
    /** Set once a newer invitation replaced it or an admin withdrew it. */
    replacedAt: timestamptz('replaced_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('invitations_organization_id').on(table.organizationId),
    uniqueIndex('invitations_one_open')
      .on(table.organizationId, table.email)
      .where(sql`accepted_at is null and replaced_at is null`),
  ],
);
