import { databaseTime } from '../../platform/database/database-time.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PublicRequestOptions } from '../../platform/public-pages/public-request.ts';
import { publicRequestOptions } from '../../platform/public-pages/public-url.ts';
import { scheduleDelivery } from '../../platform/webhooks/publish-event.ts';
import { listAdmins } from '../users/user-repository.ts';
import { findWaiting, noteAttempt } from './delivery-repository.ts';
import { WEBHOOK_FAILING_MAIL } from './mails/webhook-failing.ts';
import { sendWebhook } from './send-webhook.ts';
import { markFailing, markWorking } from './webhook-repository.ts';
import { readSecret, signatureHeader } from './webhook-secret.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed attempt until the next: all of them within three days. */
export const RETRY_SECONDS = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  27 * HOUR,
] as const;

/**
 * Makes one attempt. The event may arrive more than once: if we do not learn that it has arrived, it is sent again. The
 * result and the next attempt are stored in one transaction.
 */
export async function deliverWebhook(
  platform: Platform,
  deliveryId: string,
  options: PublicRequestOptions & { readonly timeoutMs?: number } = {},
): Promise<void> {
  const { database, keys, settings } = platform;
  const found = await findWaiting(database, deliveryId);
  if (!found) return;
  const { delivery, event, endpoint, previousSigns } = found;
  const sealed = [endpoint.secret, ...(previousSigns && endpoint.previousSecret ? [endpoint.previousSecret] : [])];
  const secrets = sealed.map((one) => readSecret(keys.stored, endpoint.id, one));
  const body = JSON.stringify({
    id: event.id,
    type: event.type,
    apiVersion: 'v1',
    createdAt: event.createdAt.toISOString(),
    data: event.data,
  });
  const now = Math.floor((await databaseTime(database)).getTime() / 1_000);
  const headers = {
    'evenway-signature': signatureHeader(secrets, body, now),
    'evenway-event': event.type,
    'evenway-delivery': delivery.id,
  };
  const seen = await sendWebhook(
    endpoint.url,
    { body, headers },
    { ...publicRequestOptions(settings.isOnThisMachine), ...options },
  );
  const hasArrived = seen.httpStatus !== null && seen.httpStatus >= 200 && seen.httpStatus < 300;
  const retryInSeconds = hasArrived ? null : (RETRY_SECONDS[delivery.attempts] ?? null);

  await database.transaction(async (tx) => {
    const status = hasArrived ? 'delivered' : retryInSeconds === null ? 'failed' : 'waiting';
    if (!(await noteAttempt(tx, delivery, seen, { status, retryInSeconds }))) return;
    if (status === 'delivered' && endpoint.failingSince !== null) await markWorking(tx, endpoint.id);
    if (retryInSeconds !== null) await scheduleDelivery(tx, delivery, retryInSeconds);
    if (status !== 'failed' || !(await markFailing(tx, endpoint.id))) return;
    const { host } = new URL(endpoint.url);
    for (const { email, language } of await listAdmins(tx, endpoint.organizationId))
      await enqueueMail(tx, { recipient: email, template: WEBHOOK_FAILING_MAIL, language, params: { host } });
  });
}
