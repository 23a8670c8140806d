import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { paymentReversals } from '../../../platform/database/schema/index.ts';

export type ReversalRow = typeof paymentReversals.$inferSelect;

/** Locked until the end of the transaction, also before the first one is stored. */
export async function lockReversal(tx: Transaction, id: string): Promise<ReversalRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reversal:${id}`}, 0))`);
  const [row] = await tx.select().from(paymentReversals).where(eq(paymentReversals.id, id));
  return row ?? null;
}

export async function saveReversal(tx: Transaction, row: ReversalRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...changes } = row;
  await tx.insert(paymentReversals).values(row).onConflictDoUpdate({ target: paymentReversals.id, set: changes });
}

/** Newest first. */
export async function listReversals(
  db: Queryable,
  organizationId: string,
  invoiceIds: readonly string[],
): Promise<ReversalRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(paymentReversals)
    .where(
      and(eq(paymentReversals.organizationId, organizationId), inArray(paymentReversals.invoiceId, [...invoiceIds])),
    )
    .orderBy(desc(paymentReversals.createdAt), paymentReversals.id);
}

/** The states in which these were last read. */
export async function listReversalStates(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, status } = paymentReversals;
  const rows = await db
    .select({ id, status })
    .from(paymentReversals)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.status]));
}
