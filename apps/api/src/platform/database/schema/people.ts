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
    /** Gets the mails about payments besides the admins, once confirmed; both are set, or none. */
    billingEmail: text('billing_email'),
    billingLanguage: text('billing_language', { enum: ['en', 'fr'] }),
    /** The link that was mailed to the contact: it confirms the address until it expires, and takes it away at any time. */
    billingLinkId: uuid('billing_link_id'),
    billingSecretHash: text('billing_secret_hash').unique(),
    billingLinkExpiresAt: timestamptz('billing_link_expires_at'),
    billingConfirmedAt: timestamptz('billing_confirmed_at'),
    /** Members without a second factor can do nothing but set one up, or leave. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** The proven domains while single sign-on is enforced, else null. Here, so that no request has to look for them. */
    ssoEnforcedDomains: text('sso_enforced_domains').array(),
    /** Set while it is closed and about to be deleted; an admin can take that back until then. */
    deletesAt: timestamptz('deletes_at'),
    /** Who asked for it, and so keeps the account. */
    closedBy: uuid('closed_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    deletionNoticeAt: timestamptz('deletion_notice_at'),
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
    /** The organization this person chose last: sign-in begins there. `memberships` says who belongs where. */
    lastOrganizationId: uuid('organization_id').references(() => organizations.id),
    /** Copy of the role there, for servers of the release before; without an organization, the role in general. */
    lastRole: text('role', { enum: ['ORG_ADMIN', 'ORG_USER'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower-case; one verified account per address in the whole product. Before that every signup has its own row. */
    email: text().notNull(),
    /** Null for people who only use a sign-in provider. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: timestamptz('email_verified_at'),
    language: text({ enum: ['en', 'fr'] })
      .notNull()
      .default('en'),
    /** The browser of the signup, as the mail names it. */
    signedUpWith: text('signed_up_with'),
    /** Since when the person has a passkey or an authenticator app; null without. Here, so that no request has to look. */
    secondFactorAt: timestamptz('second_factor_at'),
    /** Null until the first sign-in, which no mail about a new device tells of. */
    firstSignInAt: timestamptz('first_sign_in_at'),
    /** Set while the account is closed and about to be deleted; its person can take that back until then. */
    deletesAt: timestamptz('deletes_at'),
    /** The link that was mailed to take it back. */
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
    check('users_role', sql`${table.lastRole} in ('ORG_ADMIN', 'ORG_USER')`),
  ],
);

/** Who belongs to which organization, and as what. */
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
    /** Wants a mail about new messages of visitors, once a day at most; it goes to admins alone. */
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
    /** Only the hash of the cookie's secret is kept. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Hash of the token handed out with this session; it is good only as long as the session is. */
    tokenHash: text('token_hash'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** However often it is refreshed, the session ends here. */
    endsAt: timestamptz('ends_at').notNull(),
    /** When its person last signed in again to confirm a change. Emptied by the change that it allows. */
    confirmedAt: timestamptz('confirmed_at'),
    /** The organization that was chosen in this browser. Its person may have left it meanwhile. */
    organizationId: uuid('organization_id'),
    /** Opened by single sign-on of this organization, and good there alone. */
    ssoOrganizationId: uuid('sso_organization_id'),
    /** How; null for what servers of an earlier release wrote, which knew providers only. */
    confirmedWith: text('confirmed_with', { enum: ['password', 'provider', 'second_factor'] }),
    /** Browser and system in words, and the address without its last part: enough to recognise a device by. */
    device: text(),
    network: text(),
    /** Behind the truth by some minutes: a request writes nothing as a rule. */
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_token_hash').on(table.tokenHash),
    index('sessions_sso_organization_id').on(table.ssoOrganizationId).where(sql`sso_organization_id is not null`),
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
    purpose: text({
      enum: ['verify_email', 'reset_password', 'approve_email_change', 'change_email', 'reset_second_factor'],
    }).notNull(),
    /** The address that an `approve_email_change` link allows and a `change_email` link proves. */
    newEmail: text('new_email'),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Set when it was used, or when a newer one replaced it. */
    closedAt: timestamptz('closed_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mailed_links_user_id').on(table.userId, table.purpose),
    index('mailed_links_expires_at').on(table.expiresAt),
  ],
);

/** Accounts at sign-in providers. The provider's subject is the key, never the address. */
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

/** A visit to a sign-in provider that has not come back yet. Tied to one browser, good for one return. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    action: text({ enum: ['signup', 'login', 'confirm'] }).notNull(),
    /** The session that a `confirm` visit sets out from and must return to. */
    sessionId: uuid('session_id'),
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    invitationId: uuid('invitation_id'),
    /** The screen that a `confirm` visit comes back to, when it is not the account screen. */
    returnTo: text('return_to', { enum: ['security'] }),
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
    /** An invitation stands and falls with the admin who sent it. */
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    acceptedAt: timestamptz('accepted_at'),
    /** Set when a newer invitation took its place, or an admin withdrew it. */
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
