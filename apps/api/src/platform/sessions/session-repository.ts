import {
  CONFIRMATION_MINUTES,
  type OpenSession,
  type Role,
  SESSION_ABSOLUTE_LIFETIME_DAYS,
  SESSION_LIFETIME_DAYS,
  type SessionEnd,
  SSO_SESSION_HOURS,
} from '@evenway/contract';
import { type AnyColumn, and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../crypto/keys.ts';
import type { Database, Queryable } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { endedSessions, memberships, organizations, sessions, users } from '../database/schema/index.ts';
import { accessColumns, needsSingleSignOn, toAccess } from './organization-access-repository.ts';
import { type ConfirmationMethod, ROLE_WITHOUT_ORGANIZATION, type Session } from './session.ts';

/** All times come from the database, so that servers with different clocks agree. */
const days = (count: number) => sql`now() + make_interval(days => ${count})`;
const ssoEnd = sql`now() + make_interval(hours => ${SSO_SESSION_HOURS})`;
const minutesAgo = (count: number) => sql`now() - make_interval(mins => ${count})`;
/** How much the recorded last use may lag. */
const LAST_USE_MINUTES = 5;
const isAlive = and(gt(sessions.expiresAt, sql`now()`), gt(sessions.endsAt, sql`now()`));

export interface NewSession {
  /** Set if the person has just confirmed their identity by more than signing in with a password or provider. */
  readonly confirmedWith?: ConfirmationMethod;
  readonly device: SessionDevice | null;
  /** The organization to start in; by default the person's last choice. */
  readonly organizationId?: string | null;
  /** Opened by this organization's single sign-on. */
  readonly ssoOrganizationId?: string;
}

export interface SessionDevice {
  /** Browser and operating system in words; empty if unknown. */
  readonly device: string;
  /** The client's IP address without its last part. */
  readonly network: string;
}

/** Opens a session and returns the secret for its cookie. */
export async function createSession(
  db: Queryable,
  userId: string,
  { confirmedWith, device, organizationId, ssoOrganizationId }: NewSession,
): Promise<{ sessionId: string; secret: string }> {
  const secret = randomSecret();
  const [row] = await db
    .insert(sessions)
    .values({
      userId,
      secretHash: hashSecret(secret),
      ...(ssoOrganizationId === undefined
        ? {
            expiresAt: days(SESSION_LIFETIME_DAYS),
            endsAt: days(SESSION_ABSOLUTE_LIFETIME_DAYS),
            organizationId:
              organizationId ?? sql`(select ${users.lastOrganizationId} from ${users} where ${users.id} = ${userId})`,
          }
        : { expiresAt: ssoEnd, endsAt: ssoEnd, organizationId: ssoOrganizationId, ssoOrganizationId }),
      ...(confirmedWith && { confirmedAt: sql`now()`, confirmedWith }),
      ...device,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('the session was not stored');
  return { sessionId: row.id, secret };
}

export const findSessionBySecret = (db: Database, secret: string) =>
  findSession(db, sessionBySecret, hashSecret(secret));

export const findSessionById = (db: Database, sessionId: string) => findSession(db, sessionById, sessionId);

export async function prolongSession(db: Queryable, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`least(${days(SESSION_LIFETIME_DAYS)}, ${sessions.endsAt})` })
    .where(eq(sessions.id, sessionId));
}

/** Gives a session another secret, so that copies of its cookie are useless. Null if it has ended meanwhile. */
export async function replaceSecret(db: Queryable, sessionId: string): Promise<string | null> {
  const secret = randomSecret();
  const [row] = await db
    .update(sessions)
    .set({ secretHash: hashSecret(secret) })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return row ? secret : null;
}

/** Records that the signed-in person has confirmed their identity. */
export async function confirmSession(
  db: Queryable,
  sessionId: string,
  confirmedWith: ConfirmationMethod,
): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()`, confirmedWith }).where(eq(sessions.id, sessionId));
}

/** Why the session of this secret does not exist. */
export async function findSessionEnd(db: Queryable, secret: string): Promise<SessionEnd> {
  const [row] = await db
    .select()
    .from(endedSessions)
    .where(eq(endedSessions.secretHash, hashSecret(secret)));
  return row?.reason ?? 'session_ended';
}

/** The browser's own session, which it replaces or gives up: there is nobody to tell. */
export async function endSessionBySecret(db: Queryable, secret: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.secretHash, hashSecret(secret)));
}

/** Every other end: the reason is kept for the browsers that still have the cookie. Returns how many there were. */
async function end(db: Queryable, reason: SessionEnd, which: SQL | undefined): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with ended as (delete from ${sessions} where ${which} returning ${sessions.secretHash})
    insert into ${endedSessions} (secret_hash, reason, expires_at)
    select secret_hash, ${reason}, ${days(SESSION_LIFETIME_DAYS)} from ended`);
  return rowCount ?? 0;
}

/** Ends single sign-on sessions of an organization; optionally only those of one email domain or one person. */
export async function endSsoSessions(
  db: Queryable,
  reason: SessionEnd,
  organizationId: string,
  some: { readonly domain?: string; readonly userId?: string; readonly except?: string } = {},
): Promise<void> {
  const isOfDomain =
    some.domain && sql`${sessions.userId} in (select id from users where split_part(email, '@', 2) = ${some.domain})`;
  await end(
    db,
    reason,
    and(
      eq(sessions.ssoOrganizationId, organizationId),
      isOfDomain || undefined,
      some.userId ? eq(sessions.userId, some.userId) : undefined,
      some.except ? ne(sessions.id, some.except) : undefined,
    ),
  );
}

/**
 * Ends sessions in an organization that now enforces single sign-on, if they were opened another way. Sessions
 * elsewhere continue.
 */
export async function endSessionsOutsideSso(db: Queryable, organizationId: string): Promise<void> {
  const outside = sql`
    select sessions.id from sessions
    join users on users.id = sessions.user_id
    join memberships on memberships.user_id = users.id
    join organizations on organizations.id = memberships.organization_id
    where organizations.id = ${organizationId}
      and coalesce(sessions.organization_id, users.organization_id) = organizations.id
      and ${needsSingleSignOn}`;
  await end(db, 'sign_in_changed', sql`${sessions.id} in (${outside})`);
}

export async function endSessionsOfUser(db: Queryable, reason: SessionEnd, userId: string): Promise<void> {
  await end(db, reason, eq(sessions.userId, userId));
}

/** A person's valid sessions: the current one first, then by last use. */
export async function listSessions(db: Queryable, { userId, sessionId }: Session): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    device: row.device || null,
    network: row.network,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

/** True if the session existed. */
export async function endSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const ended = await end(db, 'signed_out_elsewhere', and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  return ended === 1;
}

export async function endOtherSessions(db: Queryable, { userId, sessionId }: Session): Promise<void> {
  await end(db, 'signed_out_elsewhere', and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/**
 * The order in which memberships are tried: the chosen ones, then the oldest. Choices that no longer exist are skipped.
 */
export const byChoice = (...choices: AnyColumn[]): SQL[] => [
  ...choices.map((choice) => sql`(${memberships.organizationId} = ${choice}) desc nulls last`),
  asc(memberships.since),
  asc(memberships.organizationId),
];

const sessionWith = (key: typeof sessions.secretHash | typeof sessions.id) => (db: Database) => {
  const isChosen = sql`${memberships.organizationId} = coalesce(${sessions.ssoOrganizationId}, ${sessions.organizationId}, ${users.lastOrganizationId})`;
  return (
    db
      .select({
        sessionId: sessions.id,
        userId: users.id,
        orgId: memberships.organizationId,
        ...accessColumns,
        chosenOrganizationId: sessions.organizationId,
        // Unlike in the table, there may be none.
        role: sql<Role | null>`${memberships.role}`,
        email: users.email,
        hasSecondFactor: sql<boolean>`${users.secondFactorAt} is not null`,
        ssoOrganizationId: sessions.ssoOrganizationId,
        confirmedWith: sql<Session['confirmedWith']>`case
          when ${sessions.confirmedAt} > ${minutesAgo(CONFIRMATION_MINUTES)} then ${sessions.confirmedWith}
          when ${sessions.createdAt} > ${minutesAgo(CONFIRMATION_MINUTES)} then 'sign_in' end`,
        isLastUseOld: sql<boolean>`${sessions.lastUsedAt} < ${minutesAgo(LAST_USE_MINUTES)}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(memberships, and(eq(memberships.userId, sessions.userId), isChosen))
      // One row by primary key: cheaper than keeping a copy of the setting in every session.
      .leftJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(and(eq(key, sql.placeholder('key')), isAlive))
  );
};
const sessionBySecret = preparedStatement('session_by_secret', sessionWith(sessions.secretHash));
const sessionById = preparedStatement('session_by_id', sessionWith(sessions.id));

async function findSession(db: Database, statement: typeof sessionBySecret, key: string): Promise<Session | null> {
  const [row] = await statement(db).execute({ key });
  if (!row) return null;
  const { sessionId, userId, email, hasSecondFactor, ssoOrganizationId, confirmedWith } = row;
  const person = { sessionId, userId, email, hasSecondFactor, ssoOrganizationId, confirmedWith };
  if (row.isLastUseOld) await noteUse(db, sessionId);
  if (row.role) return { ...person, orgId: row.orgId, ...toAccess(row, row.role) };
  // The session was for that organization only.
  if (ssoOrganizationId !== null) return null;
  // The person was removed from the chosen organization, or has none: rare enough for a second query.
  const other = await findOtherMembership(db, sessionId);
  return {
    ...person,
    orgId: other?.orgId ?? null,
    formerOrganizationId: row.chosenOrganizationId,
    ...toAccess(other ?? row, other?.role ?? ROLE_WITHOUT_ORGANIZATION),
  };
}

async function findOtherMembership(db: Queryable, sessionId: string) {
  const [row] = await db
    .select({ orgId: memberships.organizationId, ...accessColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(sessions.id, sessionId))
    .orderBy(...byChoice(users.lastOrganizationId))
    .limit(1);
  return row;
}

/** Of several concurrent requests, the first one writes. */
async function noteUse(db: Queryable, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, minutesAgo(LAST_USE_MINUTES))));
}
