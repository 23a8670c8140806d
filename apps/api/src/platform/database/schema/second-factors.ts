import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './people.ts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One per person. Its secret must be read back to check a code, so it is encrypted and not hashed. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the first code was entered: it counts for nothing before. */
  confirmedAt: timestamptz('confirmed_at'),
  /** The time step of the last accepted code; that code and older ones are not accepted again. */
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
    /** How often it was used, as it says itself; 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** Questions to a passkey that were not answered yet. Each is good once, for one browser or session. */
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

/** Someone proved the first factor and the second is awaited, in that one browser. It opens nothing. */
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

/** A second factor that will be taken away when nobody stops it. One per person. */
export const secondFactorResets = pgTable(
  'second_factor_resets',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId().unique(),
    /** Of the link that stops it, which stands in every mail about it. */
    stopHash: text('stop_hash').notNull().unique(),
    mailsSent: integer('mails_sent').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    dueAt: timestamptz('due_at').notNull(),
  },
  (table) => [index('second_factor_resets_due_at').on(table.dueAt)],
);
