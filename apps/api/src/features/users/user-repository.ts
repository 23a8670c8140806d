import type { Language, Role, SessionEnd, User } from '@evenway/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { noteDeletion } from '../../platform/database/note-deletion.ts';
import { memberships, users } from '../../platform/database/schema/index.ts';
import { endSessionsOfUser, endSsoSessions } from '../../platform/sessions/session-repository.ts';
import { deleteMembership, insertMembership, type Membership } from './membership-repository.ts';

export type UserRow = typeof users.$inferSelect;
/** A person as a member of one organization. */
export type MemberRow = UserRow & { readonly role: Role };

/** Blocks everyone else who would create or change an account with this address, until the transaction ends. */
export async function lockEmail(db: Queryable, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** The account that owns the address, or else the newest signup with it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.emailVerifiedAt} nulls last`, desc(users.createdAt), users.id)
    .limit(1);
  return row ?? null;
}

/** Unverified signups, newest first. */
export async function listUnverified(db: Queryable, email: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
    .orderBy(desc(users.createdAt), users.id);
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The row itself is locked, so that two operations on one person run one after the other. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly signedUpWith?: string;
}

/** A new account, and where it belongs. */
export interface NewMember {
  readonly user: UserRow;
  readonly membership: Membership;
}

export async function insertUser(db: Queryable, person: NewPerson, membership: Membership | null): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ ...person, lastOrganizationId: membership?.organizationId ?? null })
    .returning();
  if (!row) throw new Error('the user was not stored');
  if (membership) await insertMembership(db, row.id, membership);
  return row;
}

type Change = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'passwordHash' | 'language'>>;

export async function updateUser(db: Queryable, id: string, change: Change): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Replaces the hash with another one of the same password. False if it was changed meanwhile. */
export async function replacePasswordHash(db: Queryable, id: string, before: string, after: string): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return replaced.length === 1;
}

/** How many passwords use each pepper, by its name; '' for none. */
export async function countPasswordsByPepper(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const pepperId = sql<string>`split_part(${users.passwordHash}, '$', 1)`;
  const rows = await db
    .select({ pepperId, passwords: sql<number>`count(*)::int` })
    .from(users)
    .where(isNotNull(users.passwordHash))
    .groupBy(pepperId);
  return new Map(rows.map((row) => [row.pepperId, row.passwords]));
}

/** The same person signed up again: the last entries count. */
export async function renewSignup(
  db: Queryable,
  id: string,
  change: Pick<UserRow, 'firstName' | 'lastName' | 'language' | 'signedUpWith'>,
): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...change, createdAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error('the signup was not stored');
  return row;
}

/** The first time counts; a later proof changes nothing. */
export async function markEmailVerified(db: Queryable, id: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(eq(users.id, id));
}

export async function noteFirstSignIn(db: Queryable, id: string): Promise<void> {
  await db
    .update(users)
    .set({ firstSignInAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.firstSignInAt)));
}

export const toUser = (
  row: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email'> & { readonly role: Role },
): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
});

export async function changeEmail(db: Queryable, id: string, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, id));
}

const membersOf = (db: Queryable) =>
  db
    .select({ ...getTableColumns(users), role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .$dynamic();

/** Verified, and not scheduled for deletion. */
const isPresent = and(isNotNull(users.emailVerifiedAt), isNull(users.deletesAt));

export async function listMembers(db: Queryable, organizationId: string): Promise<User[]> {
  const rows = await membersOf(db)
    .where(and(eq(memberships.organizationId, organizationId), isPresent))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map(toUser);
}

/** Every account, including unverified ones. */
export async function listAccounts(db: Queryable, organizationId: string): Promise<MemberRow[]> {
  return membersOf(db).where(eq(memberships.organizationId, organizationId)).orderBy(asc(users.id));
}

/** Recipients of notices about the whole organization. */
export async function listAdmins(
  db: Queryable,
  organizationId: string,
): Promise<Pick<UserRow, 'email' | 'language'>[]> {
  return db
    .select({ email: users.email, language: users.language })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.role, 'ORG_ADMIN'), isPresent));
}

/** Null also for someone whose account is scheduled for deletion: they can neither act nor be changed. */
export async function findMember(db: Queryable, organizationId: string, id: string): Promise<MemberRow | null> {
  const [row] = await membersOf(db).where(
    and(eq(memberships.organizationId, organizationId), eq(memberships.userId, id), isNull(users.deletesAt)),
  );
  return row ?? null;
}

/**
 * Ends a membership, and deletes the account with the last one. Returns whether the account stays. The person's row is
 * locked, so that two organizations that remove someone at the same time do not each leave it to the other.
 */
export async function endMembership(
  db: Queryable,
  reason: SessionEnd,
  userId: string,
  organizationId: string,
): Promise<boolean> {
  if (!(await lockUser(db, userId))) return false;
  await endSsoSessions(db, reason, organizationId, { userId });
  if (await deleteMembership(db, userId, organizationId)) return true;
  await endSessionsOfUser(db, reason, userId);
  await deleteUser(db, userId);
  return false;
}

/** Memberships, sessions, links and identities are deleted with the account. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
  await db.execute(noteDeletion('account', id));
}
