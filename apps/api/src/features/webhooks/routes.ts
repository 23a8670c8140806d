import { WEBHOOK_MAX_COUNT, type Webhook } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAsAdmin } from '../../platform/sessions/lock-as-admin.ts';
import { publishTestEvent, scheduleDelivery } from '../../platform/webhooks/publish-event.ts';
import { listDeliveries, restartDelivery } from './delivery-repository.ts';
import { checkWebhookAddress } from './webhook-address.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  newWebhookId,
  rotateSecret,
  updateWebhook,
  type WebhookRow,
} from './webhook-repository.ts';
import { makeSecret } from './webhook-secret.ts';

export function webhookRoutes({ database, keys, limits: rateLimits, settings }: Platform): Implementation[] {
  const addressOf = (typed: string) => checkWebhookAddress(typed, settings.isOnThisMachine);
  const requireWebhook = async (db: Queryable, organizationId: string, id: string) => {
    const webhook = await findWebhook(db, organizationId, id);
    if (!webhook) throw new AppError('webhook_gone');
    return webhook;
  };
  /** Someone may enter a stranger's address, so what is sent on request is limited. */
  const limitSending = (organizationId: string) =>
    rateLimits.consume(limits.webhookSendPerOrganization, organizationId);

  return [
    implement(endpoints.listWebhooks, async ({ session }) =>
      (await listWebhooks(database, session.orgId)).map(toWebhook),
    ),
    implement(endpoints.createWebhook, ({ session, input: { body }, record }) => {
      const url = addressOf(body.url);
      return database.transaction(async (tx) => {
        await lockAsAdmin(tx, session);
        if ((await countWebhooks(tx, session.orgId)) >= WEBHOOK_MAX_COUNT) throw new AppError('webhooks_used_up');
        const id = newWebhookId();
        const { secret, sealed } = makeSecret(keys.stored, id);
        const row = { id, organizationId: session.orgId, url, events: [...body.events], secret: sealed };
        const made = await insertWebhook(tx, row);
        await record(tx, { target: webhookTarget(made), details: { events: made.events.join(', ') } });
        return { webhook: toWebhook(made), secret };
      });
    }),
    implement(endpoints.updateWebhook, ({ session, input: { params, body }, record }) => {
      const url = addressOf(body.url);
      return database.transaction(async (tx) => {
        const changed = await updateWebhook(tx, session.orgId, params.id, { url, events: [...body.events] });
        if (!changed) throw new AppError('webhook_gone');
        await record(tx, { target: webhookTarget(changed), details: { events: changed.events.join(', ') } });
        return toWebhook(changed);
      });
    }),
    implement(endpoints.deleteWebhook, ({ session, input: { params }, record }) =>
      database.transaction(async (tx) => {
        const deleted = await deleteWebhook(tx, session.orgId, params.id);
        if (!deleted) throw new AppError('webhook_gone');
        await record(tx, { target: webhookTarget(deleted) });
        return { message: 'The webhook is deleted.' };
      }),
    ),
    implement(endpoints.rotateWebhookSecret, ({ session, input: { params }, record }) =>
      database.transaction(async (tx) => {
        const { secret, sealed } = makeSecret(keys.stored, params.id);
        const webhook = await rotateSecret(tx, session.orgId, params.id, sealed);
        if (!webhook) throw new AppError('webhook_gone');
        await record(tx, { target: webhookTarget(webhook) });
        return { webhook: toWebhook(webhook), secret };
      }),
    ),
    implement(endpoints.testWebhook, async ({ session, input: { params }, record }) => {
      await limitSending(session.orgId);
      return database.transaction(async (tx) => {
        const webhook = await requireWebhook(tx, session.orgId, params.id);
        await publishTestEvent(tx, session.orgId, webhook.id);
        await record(tx, { target: webhookTarget(webhook) });
        return { message: 'The test event is on its way.' };
      });
    }),
    implement(endpoints.listWebhookDeliveries, async ({ session, input: { params } }) =>
      listDeliveries(database, (await requireWebhook(database, session.orgId, params.id)).id),
    ),
    implement(endpoints.resendWebhookDelivery, async ({ session, input: { params }, record }) => {
      await limitSending(session.orgId);
      return database.transaction(async (tx) => {
        const delivery = await restartDelivery(tx, session.orgId, params.id);
        if (!delivery) throw new AppError('delivery_gone');
        await scheduleDelivery(tx, delivery);
        const target = webhookTarget({ id: delivery.endpointId, url: delivery.url });
        await record(tx, { target, details: { delivery: delivery.id } });
        return { message: 'The event is on its way again.' };
      });
    }),
  ];
}

/** How the audit trail names an endpoint. The query may be a secret of its owner. */
const webhookTarget = ({ id, url }: Pick<WebhookRow, 'id' | 'url'>) => ({
  kind: 'webhook',
  id,
  label: url.split('?', 1)[0] ?? '',
});

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.createdAt.toISOString(),
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
});
