import { SESSION_ABSOLUTE_LIFETIME_DAYS, SESSION_LIFETIME_DAYS } from '@evenway/contract';
import { type AnyColumn, and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../crypto/keys.ts';
import type { Queryable } from '../database/database.ts';
import { memberships, sessions, users } from '../database/schema/index.ts';
import type { Session } from './session.ts';

/** All times are the database's own, so that servers with different clocks agree. */
const days = (count: number) => sql`now() + make_interval(days => ${count})`;
/** How long a confirmation allows the change that it was made for. */
const CONFIRMATION_MINUTES = 10;
const isAlive = and(gt(sessions.expiresAt, sql`now()`), gt(sessions.endsAt, sql`now()`));

export interface SessionProof {
  /** Its person signed in anew to confirm a change that an open session alone may not make. */
  readonly isConfirmed: boolean;
}

/** Opens a session and returns the secret for its cookie. */
export async function createSession(
  db: Queryable,
  userId: string,
  { isConfirmed }: SessionProof = { isConfirmed: false },
): Promise<{ sessionId: string; secret: string }> {
  const secret = randomSecret();
  const [row] = await db
    .insert(sessions)
    .values({
      userId,
      secretHash: hashSecret(secret),
      expiresAt: days(SESSION_LIFETIME_DAYS),
      endsAt: days(SESSION_ABSOLUTE_LIFETIME_DAYS),
      organizationId: sql`(select ${users.lastOrganizationId} from ${users} where ${users.id} = ${userId})`,
      confirmedAt: isConfirmed ? sql`now()` : null,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('the session was not stored');
  return { sessionId: row.id, secret };
}

export const findSessionBySecret = (db: Queryable, secret: string) =>
  findSession(db, eq(sessions.secretHash, hashSecret(secret)));

export const findSessionByToken = (db: Queryable, token: string) =>
  findSession(db, eq(sessions.tokenHash, hashSecret(token)));

export async function rememberToken(db: Queryable, sessionId: string, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ tokenHash: hashSecret(token) })
    .where(eq(sessions.id, sessionId));
}

export async function prolongSession(db: Queryable, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`least(${days(SESSION_LIFETIME_DAYS)}, ${sessions.endsAt})` })
    .where(eq(sessions.id, sessionId));
}

/** Uses a confirmation up, if the session has one in its time. However many ask at once, one of them gets it. */
export async function takeConfirmation(db: Queryable, sessionId: string): Promise<boolean> {
  const earliest = sql`now() - make_interval(mins => ${CONFIRMATION_MINUTES})`;
  const taken = await db
    .update(sessions)
    .set({ confirmedAt: null })
    .where(and(eq(sessions.id, sessionId), gt(sessions.confirmedAt, earliest)))
    .returning({ id: sessions.id });
  return taken.length === 1;
}

export async function endSessionBySecret(db: Queryable, secret: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.secretHash, hashSecret(secret)));
}

export async function endSessionsOfUser(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Memberships in the order in which they are tried: what was chosen, then the oldest. A choice that is not there any more is
 * passed over.
 */
export const byChoice = (...choices: AnyColumn[]): SQL[] => [
  ...choices.map((choice) => sql`(${memberships.organizationId} = ${choice}) desc nulls last`),
  asc(memberships.since),
  asc(memberships.organizationId),
];

async function findSession(db: Queryable, condition: ReturnType<typeof eq>): Promise<Session | null> {
  const isChosen = sql`${memberships.organizationId} = coalesce(${sessions.organizationId}, ${users.lastOrganizationId})`;
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      orgId: memberships.organizationId,
      memberRole: memberships.role,
      lastRole: users.lastRole,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, and(eq(memberships.userId, sessions.userId), isChosen))
    .where(and(condition, isAlive));
  if (!row) return null;
  const { memberRole, lastRole, ...session } = row;
  if (memberRole) return { ...session, role: memberRole };
  // Someone who was removed from the chosen organization, or has none at all: rare enough for a second question.
  const other = await findOtherMembership(db, row.sessionId);
  return { ...session, orgId: other?.organizationId ?? null, role: other?.role ?? lastRole };
}

async function findOtherMembership(db: Queryable, sessionId: string) {
  const [row] = await db
    .select({ organizationId: memberships.organizationId, role: memberships.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(sessions.id, sessionId))
    .orderBy(...byChoice(users.lastOrganizationId))
    .limit(1);
  return row;
}
