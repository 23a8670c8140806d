import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { passkeyChallenges, passkeys } from '../../../platform/database/schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** How long a person may take to respond. */
export const CHALLENGE_MINUTES = 5;

export interface Challenge {
  readonly purpose: ChallengePurpose;
  /** The session or browser that it was created for. */
  readonly boundTo: string;
}

export async function saveChallenge(db: Queryable, challenge: string, about: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values({
    ...about,
    challengeHash: hashSecret(challenge),
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
}

/** Consumes a challenge. Only the first request gets it, in time and from where it was created. */
export async function takeChallenge(db: Queryable, challenge: string, about: Challenge): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        eq(passkeyChallenges.purpose, about.purpose),
        eq(passkeyChallenges.boundTo, about.boundTo),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken.length === 1;
}

export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id);
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** False if the credential is registered already, for this account or another. */
export async function insertPasskey(
  db: Queryable,
  passkey: Pick<PasskeyRow, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>,
): Promise<boolean> {
  const added = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length === 1;
}

/** False if another use of the same passkey came in between: its counter has moved on. */
export async function notePasskeyUse(db: Queryable, passkey: PasskeyRow, counter: number): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<string | null> {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return gone?.name ?? null;
}

export async function deletePasskeys(db: Queryable, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
