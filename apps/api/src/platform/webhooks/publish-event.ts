import { WEBHOOK_TEST_EVENT, type WebhookData, type WebhookEvent } from '@evenway/contract';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { organizations, webhookDeliveries, webhookEndpoints, webhookEvents } from '../database/schema/index.ts';
import { addJob } from '../jobs/jobs.ts';
import { isOpenOrganization } from '../sessions/organization-access-repository.ts';

export const DELIVER_WEBHOOK_TASK = 'deliver_webhook';

/**
 * Queues an event in the same transaction as the change it reports. Writes nothing if no endpoint subscribes to it, or
 * if the organization is closed or suspended.
 */
export async function publishEvent<Type extends WebhookEvent>(
  db: Queryable,
  organizationId: string,
  type: Type,
  data: WebhookData[Type],
): Promise<void> {
  const listening = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(organizations, eq(organizations.id, webhookEndpoints.organizationId))
    .where(
      and(
        eq(webhookEndpoints.organizationId, organizationId),
        arrayContains(webhookEndpoints.events, [type]),
        isOpenOrganization,
      ),
    );
  const ids = listening.map(({ id }) => id);
  if (ids.length > 0) await send(db, { organizationId, type, data }, ids);
}

/** Like `publishEvent`, for a test event to one endpoint. */
export const publishTestEvent = (db: Queryable, organizationId: string, endpointId: string): Promise<void> =>
  send(db, { organizationId, type: WEBHOOK_TEST_EVENT, data: { message: 'This is a test.' } }, [endpointId]);

async function send(
  db: Queryable,
  event: { organizationId: string; type: string; data: WebhookData[keyof WebhookData] },
  endpointIds: readonly string[],
): Promise<void> {
  const [stored] = await db.insert(webhookEvents).values(event).returning({ id: webhookEvents.id });
  if (!stored) throw new Error('the event was not stored');
  const deliveries = await db
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ eventId: stored.id, endpointId })))
    .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId });
  for (const delivery of deliveries) await scheduleDelivery(db, delivery);
}

/**
 * One delivery at a time per endpoint, so that a slow one only delays itself; a delivery is queued once, however often
 * it is scheduled.
 */
export const scheduleDelivery = (
  db: Queryable,
  { id, endpointId }: { readonly id: string; readonly endpointId: string },
  inSeconds = 0,
): Promise<void> =>
  addJob(
    db,
    DELIVER_WEBHOOK_TASK,
    { deliveryId: id },
    { once: `webhook:${id}`, queue: `webhook:${endpointId}`, inSeconds },
  );
