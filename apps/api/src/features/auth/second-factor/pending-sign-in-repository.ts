import { SECOND_STEP_MINUTES } from '@evenway/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { pendingSignIns } from '../../../platform/database/schema/index.ts';

/** After this many wrong codes, the first factor must be proven again. */
const MAX_TRIES = 5;

const isOpen = (secret: string) =>
  and(
    eq(pendingSignIns.secretHash, hashSecret(secret)),
    gt(pendingSignIns.expiresAt, sql`now()`),
    lt(pendingSignIns.tries, MAX_TRIES),
  );

/** Stores a sign-in that waits for its second factor, and returns the secret for this browser's cookie. */
export async function savePendingSignIn(db: Queryable, userId: string): Promise<string> {
  const secret = randomSecret();
  await db.insert(pendingSignIns).values({
    userId,
    secretHash: hashSecret(secret),
    expiresAt: sql`now() + make_interval(mins => ${SECOND_STEP_MINUTES})`,
  });
  return secret;
}

/** The person whose sign-in is pending in this browser. */
export async function findPendingSignIn(db: Queryable, secret: string): Promise<string | null> {
  const [row] = await db.select({ userId: pendingSignIns.userId }).from(pendingSignIns).where(isOpen(secret));
  return row?.userId ?? null;
}

/** Counts an attempt before it is checked, so that parallel attempts gain nothing. */
export async function countTry(db: Queryable, secret: string): Promise<string | null> {
  const [row] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(isOpen(secret))
    .returning({ userId: pendingSignIns.userId });
  return row?.userId ?? null;
}

/** Consumes it. Of any number of concurrent requests, one gets it. */
export async function takePendingSignIn(db: Queryable, secret: string): Promise<boolean> {
  const taken = await db
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.secretHash, hashSecret(secret)), gt(pendingSignIns.expiresAt, sql`now()`)))
    .returning({ userId: pendingSignIns.userId });
  return taken.length === 1;
}

/** Called when the password they are based on changes. */
export async function deletePendingSignIns(db: Queryable, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}
