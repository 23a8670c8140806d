import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './people.ts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One per person. Encrypted instead of hashed, because the secret is needed to verify a code. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the first code was entered; not a second factor before that. */
  confirmedAt: timestamptz('confirmed_at'),
  /** The time step of the last accepted code; this code and older ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The passkey's own usage counter; 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** Challenges that have not been answered yet. Each is valid once, for one browser or session. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text({ enum: ['register', 'sign_in', 'confirm'] }).notNull(),
    /** A session, or the hash of the secret in the cookie of a sign-in. */
    boundTo: text('bound_to').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: ownerId(),
    usedAt: timestamptz('used_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('recovery_codes_user_id').on(table.userId)],
);

/** A sign-in with a verified first factor that awaits the second, in one browser. It grants no access. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: ownerId(),
    tries: integer().notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user_id').on(table.userId),
    index('pending_sign_ins_expires_at').on(table.expiresAt),
  ],
);

/** A scheduled removal of a person's second factor, unless someone stops it. One per person. */
export const secondFactorResets = pgTable(
  'second_factor_resets',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId().unique(),
    /** Hash of the secret in the link that stops it, which is in every mail about it. */
    stopHash: text('stop_hash').notNull().unique(),
    mailsSent: integer('mails_sent').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    dueAt: timestamptz('due_at').notNull(),
  },
  (table) => [index('second_factor_resets_due_at').on(table.dueAt)],
);
