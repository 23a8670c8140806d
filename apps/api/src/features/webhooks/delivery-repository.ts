import { WEBHOOK_LOG_DAYS, type WebhookDelivery } from '@evenway/contract';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  organizations,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../platform/database/schema/index.ts';
import { isOpenOrganization } from '../../platform/sessions/organization-access-repository.ts';

const SHOWN = 50;

export async function listDeliveries(db: Queryable, endpointId: string): Promise<WebhookDelivery[]> {
  const rows = await db
    .select({ delivery: webhookDeliveries, type: webhookEvents.type })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        gt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${WEBHOOK_LOG_DAYS})`),
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(SHOWN);
  return rows.map(({ delivery, type }) => ({
    id: delivery.id,
    eventId: delivery.eventId,
    type,
    createdAt: delivery.createdAt.toISOString(),
    status: delivery.status,
    attempts: delivery.attempts,
    attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    httpStatus: delivery.httpStatus,
    durationMs: delivery.durationMs,
    answer: delivery.answer,
    problem: delivery.problem,
  }));
}

/**
 * A pending delivery, with everything that is needed to send it; null if there is nothing left to do, or the
 * organization is closed or suspended.
 */
export async function findWaiting(db: Queryable, id: string) {
  const [row] = await db
    .select({
      delivery: webhookDeliveries,
      event: webhookEvents,
      endpoint: webhookEndpoints,
      previousSigns: sql<boolean>`coalesce(${webhookEndpoints.previousSecretUntil} > now(), false)`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(organizations, eq(organizations.id, webhookEndpoints.organizationId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'waiting'), isOpenOrganization));
  return row ?? null;
}

export type Seen = Pick<typeof webhookDeliveries.$inferSelect, 'httpStatus' | 'durationMs' | 'answer' | 'problem'>;

/**
 * Stores the result of an attempt. `retryInSeconds`: null for no retry. False if someone has restarted the delivery
 * meanwhile, which takes precedence.
 */
export async function noteAttempt(
  db: Queryable,
  { id, attempts }: Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'attempts'>,
  seen: Seen,
  { status, retryInSeconds }: { status: WebhookDelivery['status']; retryInSeconds: number | null },
): Promise<boolean> {
  const noted = await db
    .update(webhookDeliveries)
    .set({
      ...seen,
      status,
      attempts: attempts + 1,
      attemptedAt: sql`now()`,
      nextAttemptAt: retryInSeconds === null ? null : sql`now() + make_interval(secs => ${retryInSeconds})`,
    })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
    .returning({ id: webhookDeliveries.id });
  return noted.length === 1;
}

/** Deliveries that wait for their next attempt are no longer sent. */
export async function stopDeliveries(db: Queryable, organizationId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ status: 'failed', nextAttemptAt: null })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookDeliveries.status, 'waiting'),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        eq(webhookEndpoints.organizationId, organizationId),
      ),
    );
}

/** Restarts a delivery of the organization; null if there is none with that id. */
export async function restartDelivery(db: Queryable, organizationId: string, id: string) {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: sql`now()` })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        eq(webhookEndpoints.organizationId, organizationId),
      ),
    )
    .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId, url: webhookEndpoints.url });
  return row ?? null;
}
