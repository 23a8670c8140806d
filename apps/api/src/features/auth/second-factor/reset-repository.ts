import { randomUUID } from 'node:crypto';
import { SECOND_FACTOR_RESET_DAYS } from '@evenway/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import { type DerivedKeys, hashSecret, linkSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { secondFactorResets } from '../../../platform/database/schema/index.ts';

export type ResetRow = typeof secondFactorResets.$inferSelect;

/** Starts the waiting period. One that is running stays as it is: asking again neither shortens nor extends it. */
export async function openReset(db: Queryable, keys: DerivedKeys, userId: string): Promise<ResetRow> {
  const id = randomUUID();
  const stopHash = hashSecret(linkSecret(keys, id));
  const dueAt = sql`now() + make_interval(days => ${SECOND_FACTOR_RESET_DAYS})`;
  await db.insert(secondFactorResets).values({ id, userId, stopHash, dueAt }).onConflictDoNothing();
  const [row] = await db.select().from(secondFactorResets).where(eq(secondFactorResets.userId, userId));
  if (!row) throw new Error('the reset was not stored');
  return row;
}

/** For a mail: the hash of the link that stops a reset, while it waits. */
export async function findStopHash(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ stopHash: secondFactorResets.stopHash })
    .from(secondFactorResets)
    .where(eq(secondFactorResets.id, id));
  return row?.stopHash ?? null;
}

/** True if there was one. */
export async function deleteReset(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db
    .delete(secondFactorResets)
    .where(eq(secondFactorResets.userId, userId))
    .returning({ id: secondFactorResets.id });
  return gone.length === 1;
}

/** The person whose reset was stopped with the link in a mail. */
export async function deleteResetByLink(db: Queryable, secret: string): Promise<string | null> {
  const [gone] = await db
    .delete(secondFactorResets)
    .where(eq(secondFactorResets.stopHash, hashSecret(secret)))
    .returning({ userId: secondFactorResets.userId });
  return gone?.userId ?? null;
}

/** The first and the last mail are as far from the end as the wait allows; one is in between. */
const mailIsDue = (days: number, number: number) =>
  and(
    lte(secondFactorResets.createdAt, sql`now() - make_interval(days => ${days})`),
    lte(secondFactorResets.mailsSent, number),
  );

/** Takes the resets whose next mail is due, and counts it as sent. */
export async function takeDueMails(db: Queryable, days: number, number: number): Promise<ResetRow[]> {
  return db
    .update(secondFactorResets)
    .set({ mailsSent: number + 1 })
    .where(mailIsDue(days, number))
    .returning();
}

/** Takes the resets whose wait is over. */
export async function takeDueResets(db: Queryable): Promise<ResetRow[]> {
  return db.delete(secondFactorResets).where(lte(secondFactorResets.dueAt, sql`now()`)).returning();
}
