import { API_KEY_NOTICE_DAYS } from '@evenway/contract';
import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { apiKeys } from '../../platform/database/schema/index.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function listApiKeys(db: Queryable, organizationId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.organizationId, organizationId))
    .orderBy(desc(apiKeys.createdAt), asc(apiKeys.id));
}

export async function countApiKeys(db: Queryable, organizationId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.organizationId, organizationId));
  return row?.keys ?? 0;
}

export async function insertApiKey(db: Queryable, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await db.insert(apiKeys).values(key).returning();
  if (!row) throw new Error('the key was not stored');
  return row;
}

/** The deleted key; null if it does not exist any more, or belongs to someone else. */
export async function deleteApiKey(db: Queryable, organizationId: string, id: string): Promise<ApiKeyRow | null> {
  const [row] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.organizationId, organizationId), eq(apiKeys.id, id)))
    .returning();
  return row ?? null;
}

/**
 * Marks keys whose admins are being notified, and returns them. A key that was created with a short life needs no
 * notice.
 */
export async function claimExpiryNotices(db: Queryable): Promise<ApiKeyRow[]> {
  const notice = sql`make_interval(days => ${API_KEY_NOTICE_DAYS})`;
  return db
    .update(apiKeys)
    .set({ expiryNoticeAt: sql`now()` })
    .where(
      and(
        gt(apiKeys.expiresAt, sql`now()`),
        lt(apiKeys.expiresAt, sql`now() + ${notice}`),
        lt(apiKeys.createdAt, sql`${apiKeys.expiresAt} - ${notice}`),
        isNull(apiKeys.expiryNoticeAt),
      ),
    )
    .returning();
}
