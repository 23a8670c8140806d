import { randomUUID } from 'node:crypto';
import { WEBHOOK_ROTATION_HOURS } from '@evenway/contract';
import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { webhookEndpoints } from '../../platform/database/schema/index.ts';

export type WebhookRow = typeof webhookEndpoints.$inferSelect;

/** Created before the row, because secrets are sealed for an endpoint's id. */
export const newWebhookId = (): string => randomUUID();

const isThis = (organizationId: string, id: string) =>
  and(eq(webhookEndpoints.organizationId, organizationId), eq(webhookEndpoints.id, id));

export async function listWebhooks(db: Queryable, organizationId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organizationId, organizationId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export async function countWebhooks(db: Queryable, organizationId: string): Promise<number> {
  const [row] = await db
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organizationId, organizationId));
  return row?.endpoints ?? 0;
}

export async function insertWebhook(db: Queryable, webhook: typeof webhookEndpoints.$inferInsert): Promise<WebhookRow> {
  const [row] = await db.insert(webhookEndpoints).values(webhook).returning();
  if (!row) throw new Error('the endpoint was not stored');
  return row;
}

export async function findWebhook(db: Queryable, organizationId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(isThis(organizationId, id));
  return row ?? null;
}

export async function updateWebhook(
  db: Queryable,
  organizationId: string,
  id: string,
  change: Pick<WebhookRow, 'url' | 'events'>,
): Promise<WebhookRow | null> {
  const [row] = await db.update(webhookEndpoints).set(change).where(isThis(organizationId, id)).returning();
  return row ?? null;
}

export async function deleteWebhook(db: Queryable, organizationId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db.delete(webhookEndpoints).where(isThis(organizationId, id)).returning();
  return row ?? null;
}

/** The previous secret signs for a while longer; older ones do not. */
export async function rotateSecret(
  db: Queryable,
  organizationId: string,
  id: string,
  secret: string,
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({
      secret,
      previousSecret: sql`${webhookEndpoints.secret}`,
      previousSecretUntil: sql`now() + make_interval(hours => ${WEBHOOK_ROTATION_HOURS})`,
    })
    .where(isThis(organizationId, id))
    .returning();
  return row ?? null;
}

/** True for the first to mark it: an endpoint that fails already is not news. */
export async function markFailing(db: Queryable, id: string): Promise<boolean> {
  const marked = await db
    .update(webhookEndpoints)
    .set({ failingSince: sql`now()` })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.failingSince)))
    .returning({ id: webhookEndpoints.id });
  return marked.length === 1;
}

export async function markWorking(db: Queryable, id: string): Promise<void> {
  await db.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, id));
}

/** Endpoints with a secret that is sealed with another key than this. */
export async function listSealedWithOthers(db: Queryable, keyId: string) {
  const sealedWith = (column: typeof webhookEndpoints.secret | typeof webhookEndpoints.previousSecret) =>
    sql`split_part(${column}, '.', 1)`;
  return db
    .select({
      id: webhookEndpoints.id,
      secret: webhookEndpoints.secret,
      previousSecret: webhookEndpoints.previousSecret,
    })
    .from(webhookEndpoints)
    .where(or(ne(sealedWith(webhookEndpoints.secret), keyId), ne(sealedWith(webhookEndpoints.previousSecret), keyId)));
}

/** Unless the secret was rotated meanwhile. */
export async function saveResealed(
  db: Queryable,
  id: string,
  seen: string,
  renewed: Pick<WebhookRow, 'secret' | 'previousSecret'>,
): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set(renewed)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secret, seen)));
}
