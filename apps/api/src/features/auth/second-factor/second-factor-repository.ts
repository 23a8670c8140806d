import type { SecuritySettings } from '@evenway/contract';
import { and, count, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  authenticatorApps,
  memberships,
  organizations,
  passkeys,
  recoveryCodes,
  users,
} from '../../../platform/database/schema/index.ts';

const keyId = sql<string>`split_part(${authenticatorApps.sealedSecret}, '.', 1)`;

/** Replaces a secret that was shown but not confirmed yet. False if one is in use. */
export async function saveAuthenticator(db: Queryable, userId: string, sealedSecret: string): Promise<boolean> {
  const saved = await db
    .insert(authenticatorApps)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return saved.length === 1;
}

export interface Authenticator {
  readonly sealedSecret: string;
  readonly confirmedAt: Date | null;
}

export async function findAuthenticator(db: Queryable, userId: string): Promise<Authenticator | null> {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return row ?? null;
}

/** Consumes the code of a time step. Of any number of concurrent requests, one gets it. */
export async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return taken.length === 1;
}

export async function markAuthenticatorConfirmed(db: Queryable, userId: string): Promise<boolean> {
  const marked = await db
    .update(authenticatorApps)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId });
  return marked.length === 1;
}

/** Stores the same secret under another key. */
export async function resealAuthenticator(db: Queryable, userId: string, before: string, after: string): Promise<void> {
  await db
    .update(authenticatorApps)
    .set({ sealedSecret: after })
    .where(and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.sealedSecret, before)));
}

/** Secrets that are not under the newest key, ordered by person. */
export async function listOutdatedSecrets(db: Queryable, newestKeyId: string, afterUserId: string, max: number) {
  return db
    .select({ userId: authenticatorApps.userId, sealedSecret: authenticatorApps.sealedSecret })
    .from(authenticatorApps)
    .where(and(ne(keyId, newestKeyId), afterUserId ? gt(authenticatorApps.userId, afterUserId) : undefined))
    .orderBy(authenticatorApps.userId)
    .limit(max);
}

/** How many secrets of authenticator apps are sealed with each key, by the key's name. */
export async function countAuthenticatorsByKey(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ keyId, secrets: count() }).from(authenticatorApps).groupBy(keyId);
  return new Map(rows.map((row) => [row.keyId, row.secrets]));
}

export async function deleteAuthenticator(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ confirmedAt: authenticatorApps.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(db: Queryable, userId: string, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteRecoveryCodes(db: Queryable, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Consumes a code. Of any number of concurrent requests, one gets it. */
export async function takeRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length === 1;
}

/** Stores with the person whether they have a second factor, where every request reads it. */
export async function noteSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const app = db
    .select({ one: sql`1` })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)));
  const passkey = db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, userId));
  const [row] = await db
    .update(users)
    .set({
      secondFactorAt: sql`case when exists (${app}) or exists (${passkey}) then coalesce(${users.secondFactorAt}, now()) end`,
    })
    .where(eq(users.id, userId))
    .returning({ secondFactorAt: users.secondFactorAt });
  return (row?.secondFactorAt ?? null) !== null;
}

/** Whether the session's organization requires one of all members. */
export async function isSecondFactorRequired(db: Queryable, organizationId: string | null): Promise<boolean> {
  if (organizationId === null) return false;
  const [row] = await db
    .select({ requires: organizations.requiresSecondFactor })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.requires ?? false;
}

export async function requireSecondFactors(db: Queryable, organizationId: string, isRequired: boolean): Promise<void> {
  await db.update(organizations).set({ requiresSecondFactor: isRequired }).where(eq(organizations.id, organizationId));
}

export async function readSecuritySettings(db: Queryable, organizationId: string): Promise<SecuritySettings> {
  const [row] = await db
    .select({ without: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isMember(organizationId), isNull(users.secondFactorAt)));
  return {
    requiresSecondFactor: await isSecondFactorRequired(db, organizationId),
    membersWithout: row?.without ?? 0,
  };
}

/** The members who have one. */
export async function listSecondFactors(db: Queryable, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isMember(organizationId), isNotNull(users.secondFactorAt)));
  return rows.map(({ id }) => id);
}

const isMember = (organizationId: string) =>
  and(eq(memberships.organizationId, organizationId), isNotNull(users.emailVerifiedAt));
