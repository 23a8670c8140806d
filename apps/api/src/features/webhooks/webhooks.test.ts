import { createHmac, timingSafeEqual } from 'node:crypto';
import { calls, WEBHOOK_EVENTS, WEBHOOK_RETRY_DAYS, type WebhookEvent } from '@evenway/contract';
import { WEBHOOK_HEADERS, webhookBody } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import { isPublicAddress } from '../../platform/public-pages/public-address.ts';
import { publishEvent } from '../../platform/webhooks/publish-event.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { type BillingProduct, FAILING_CARD, startBillingProduct } from '../../testing/billing-product.ts';
import { startWebhookReceiver } from '../../testing/network/webhook-receiver.ts';
import type { TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { sendQuotaNotices } from '../visits/send-quota-notices.ts';
import { deliverWebhook, RETRY_SECONDS } from './deliver-webhook.ts';
import { restartDelivery } from './delivery-repository.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { checkWebhookAddress } from './webhook-address.ts';
import { readSecret } from './webhook-secret.ts';

let billing: BillingProduct;
let product: TestProduct;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let admin: TestClient;
let email: string;
let organizationId: string;
beforeAll(async () => {
  billing = await startBillingProduct();
  ({ product } = billing);
  receiver = await startWebhookReceiver();
  ({ client: admin, email } = await signedInPerson(product));
  organizationId = (await admin.call(calls.getSessionUser, {})).body.orgId ?? '';
});
afterAll(async () => {
  await receiver.stop();
  await billing.stop();
});

async function listen(path: string, events: readonly WebhookEvent[] = WEBHOOK_EVENTS, client = admin) {
  const made = await client.call(calls.createWebhook, { body: { url: `${receiver.url}${path}`, events: [...events] } });
  expect(made.status).toBe(201);
  return { ...made.body.webhook, secret: made.body.secret, params: { id: made.body.webhook.id } };
}
const deliveriesOf = async (params: { id: string }) => (await admin.call(calls.listWebhookDeliveries, { params })).body;
/** Made-up data, where only the way of the event matters. */
const publish = (type: WebhookEvent, data = {}) =>
  publishEvent(product.platform.database, organizationId, type, data as never);

/** As docs/api.md explains to customers. */
function verify(secret: string, header: string, body: string): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return (
    isFresh &&
    parts.some(
      ([name, hex = '']) => name === 'v1' && hex.length === 64 && timingSafeEqual(Buffer.from(hex, 'hex'), expected),
    )
  );
}

describe('an endpoint', () => {
  it('gets its secret once, and proves by it what comes from us', async () => {
    const { secret, params } = await listen('/signed?token=of-the-owner');
    expect(secret).toMatch(/^whsec_.{43}$/);
    expect(JSON.stringify((await admin.call(calls.listWebhooks, {})).body)).not.toContain(secret.slice(6));
    const { rows } = await product.pool.query('select row_to_json(e)::text as row from webhook_endpoints e');
    expect(rows.map(({ row }) => row).join()).not.toContain(secret.slice(6));
    expect((await admin.call(calls.testWebhook, { params })).status).toBe(200);
    const trail = JSON.stringify((await admin.call(calls.listAuditEntries, { query: {} })).body);
    expect([trail.includes('/signed'), trail.includes('of-the-owner')]).toEqual([true, false]);
    const { headers, body } = await receiver.event('test', '/signed');
    const signature = String(headers['evenway-signature']);
    expect(verify(secret, signature, body)).toBe(true);
    expect(verify(secret, signature, `${body} `)).toBe(false);
    expect(verify('whsec_other', signature, body)).toBe(false);
    const [delivery] = await waitFor(async () => {
      const list = await deliveriesOf(params);
      return list[0]?.status === 'delivered' ? list : undefined;
    }, 'the delivery');
    expect(delivery).toMatchObject({ type: 'test', attempts: 1, httpStatus: 200, answer: 'thanks', problem: null });
    expect(JSON.parse(body).id).toBe(delivery?.eventId);
    await admin.call(calls.deleteWebhook, { params });
  });

  it('can have another secret while the one before still signs, for a day', async () => {
    const { secret, params } = await listen('/rotated');
    const rotated = (await admin.call(calls.rotateWebhookSecret, { params })).body;
    expect(Date.parse(rotated.webhook.previousSecretUntil ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await admin.call(calls.testWebhook, { params });
    const both = await receiver.event('test', '/rotated');
    for (const one of [secret, rotated.secret])
      expect(verify(one, String(both.headers['evenway-signature']), both.body)).toBe(true);
    await product.pool.query(`update webhook_endpoints set previous_secret_until = now() where id = $1`, [params.id]);
    receiver.received.length = 0;
    await admin.call(calls.testWebhook, { params });
    const later = await receiver.event('test', '/rotated');
    const signature = String(later.headers['evenway-signature']);
    expect([verify(secret, signature, later.body), verify(rotated.secret, signature, later.body)]).toEqual([
      false,
      true,
    ]);
    await admin.call(calls.deleteWebhook, { params });
  });

  it('keeps its secrets when the keys that seal them are changed', async () => {
    const { secret, params } = await listen('/resealed');
    const rotated = (await admin.call(calls.rotateWebhookSecret, { params })).body;
    const stored = deriveKeys(`k2:${'n'.repeat(40)},:${product.settings.APP_SECRET}`).stored;
    const sealed = async () =>
      (await product.pool.query('select secret, previous_secret from webhook_endpoints where id = $1', [params.id]))
        .rows[0];
    await resealSecrets({ ...product.platform, keys: { ...product.platform.keys, stored } });
    const row = await sealed();
    expect([row.secret, row.previous_secret].every((one) => one.startsWith('k2.'))).toBe(true);
    const [newest] = stored;
    expect(readSecret([newest], params.id, row.secret)).toBe(rotated.secret);
    expect(readSecret([newest], params.id, row.previous_secret)).toBe(secret);
    await admin.call(calls.deleteWebhook, { params });
  });

  it.each([
    'http://shop.example/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[fd00::1]/hook',
    'https://0x7f000001/hook',
    'https://intranet/hook',
    'https://printer.local/hook',
    'https://metadata.google.internal/hook',
    'https://shop.example:8443/hook',
    'https://user:secret@shop.example/hook',
    'ftp://shop.example/hook',
    'javascript:alert(1)',
    'shop.example',
  ])('is never at %s', (address) => {
    expect(() => checkWebhookAddress(address, false)).toThrow('begins with https://');
  });

  it('may be on the machine of the product itself', () => {
    expect(checkWebhookAddress('https://shop.example/hook?x=1#part', false)).toBe('https://shop.example/hook?x=1');
    expect(checkWebhookAddress('http://localhost:4000/hook', true)).toBe('http://localhost:4000/hook');
    expect(() => checkWebhookAddress('http://192.168.1.5/hook', true)).toThrow();
  });

  it('is not reached inside of a network, whatever its name says when something is sent', async () => {
    const { params } = await listen('/inside', ['website.live']);
    await product.pool.query(`update webhook_endpoints set url = 'https://rebound.example/hook' where id = $1`, [
      params.id,
    ]);
    await product.pool.query(
      `insert into webhook_events (id, organization_id, type, data) values ('00000000-0000-4000-8000-00000000000e', $1, 'website.live', '{}')`,
      [organizationId],
    );
    const { rows } = await product.pool.query(
      `insert into webhook_deliveries (event_id, endpoint_id) values ('00000000-0000-4000-8000-00000000000e', $1) returning id`,
      [params.id],
    );
    const answers = [['93.184.216.34', '10.0.0.5'], ['10.0.0.5']];
    for (const addresses of answers)
      await deliverWebhook(product.platform, rows[0].id, { resolve: async () => addresses, isPublic: isPublicAddress });
    expect((await deliveriesOf(params))[0]).toMatchObject({
      status: 'waiting',
      attempts: 2,
      problem: 'private',
      httpStatus: null,
    });
    await admin.call(calls.deleteWebhook, { params });
  });

  it('belongs to its organization: nobody else sees it, changes it or sends to it', async () => {
    const { params } = await listen('/ours', ['quota.reached']);
    await publish('quota.reached');
    const [delivery] = await deliveriesOf(params);
    const { client: stranger } = await signedInPerson(product);
    expect((await stranger.call(calls.listWebhooks, {})).body).toEqual([]);
    const body = { url: 'https://evil.example/', events: ['invoice.paid' as const] };
    for (const answer of [
      await stranger.call(calls.updateWebhook, { params, body }),
      await stranger.call(calls.rotateWebhookSecret, { params }),
      await stranger.call(calls.testWebhook, { params }),
      await stranger.call(calls.listWebhookDeliveries, { params }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'webhook_gone' } });
    expect(await stranger.call(calls.resendWebhookDelivery, { params: { id: delivery?.id ?? '' } })).toMatchObject({
      status: 404,
      body: { code: 'delivery_gone' },
    });
    await admin.call(calls.deleteWebhook, { params });
  });
});

describe('an event', () => {
  it('goes with the change it tells of: undone with it, and told to those who asked', async () => {
    const { params } = await listen('/wanted', ['invoice.paid']);
    const other = await listen('/unwanted', ['quota.reached']);
    await product.platform.database
      .transaction(async (tx) => {
        await publishEvent(tx, organizationId, 'invoice.paid', { undone: true } as never);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await publish('invoice.paid', { done: true });
    expect((await receiver.event('invoice.paid', '/wanted')).event.data).toEqual({ done: true });
    expect(await deliveriesOf(params)).toHaveLength(1);
    expect(await deliveriesOf(other.params)).toEqual([]);
    for (const one of [params, other.params]) await admin.call(calls.deleteWebhook, { params: one });
  });

  it('is tried for three days, then the admins are told, and it can be sent again', async () => {
    expect(RETRY_SECONDS.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(WEBHOOK_RETRY_DAYS * 86_400);
    expect(RETRY_SECONDS.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2.5 * 86_400);
    receiver.answerWith((answer, path) => {
      answer.statusCode = path === '/moved' ? 302 : 500;
      answer.setHeader('location', 'http://127.0.0.1:1/');
      answer.end(`<h1>broken\u0000</h1>${'x'.repeat(5_000)}`);
    });
    const { params } = await listen('/broken', ['website.live']);
    const moved = await listen('/moved', ['website.live']);
    await publish('website.live');
    const first = async (id: { id: string }) =>
      waitFor(async () => (await deliveriesOf(id)).find(({ attempts }) => attempts === 1), 'the first attempt');
    const giveUp = async (id: string) => {
      for (let attempt = 1; attempt <= RETRY_SECONDS.length; attempt += 1) await deliverWebhook(product.platform, id);
    };
    const delivery = await first(params);
    expect(delivery).toMatchObject({
      status: 'waiting',
      httpStatus: 500,
      answer: expect.stringMatching(/^<h1>broken<\/h1>x+$/),
    });
    expect(delivery.answer?.length).toBeLessThanOrEqual(1_000);
    expect(Date.parse(delivery.nextAttemptAt ?? '') - Date.parse(delivery.attemptedAt ?? '')).toBe(60_000);
    // A redirect could lead anywhere, and is not followed.
    expect(await first(moved.params)).toMatchObject({ status: 'waiting', httpStatus: 302 });
    await admin.call(calls.deleteWebhook, { params: moved.params });
    await giveUp(delivery.id);
    expect((await deliveriesOf(params))[0]).toMatchObject({ status: 'failed', attempts: 9, nextAttemptAt: null });
    expect((await admin.call(calls.listWebhooks, {})).body[0]?.failingSince).not.toBeNull();
    const mail = await product.mail(email, /Your webhook at 127.* does not answer/);
    expect(mail.links.some((link) => link.endsWith('/organization/settings/webhooks'))).toBe(true);

    // One mail, however many events are given up.
    await publish('website.live');
    await giveUp((await first(params)).id);
    const { rowCount } = await product.pool.query(`select from mail_outbox where template = 'webhook-failing'`);
    expect(rowCount).toBe(1);

    receiver.answerWith((answer) => answer.end());
    await admin.call(calls.resendWebhookDelivery, { params: { id: delivery.id } });
    const again = await waitFor(
      async () => (await deliveriesOf(params)).find(({ status }) => status === 'delivered'),
      'the event again',
    );
    expect(again).toMatchObject({ id: delivery.id, eventId: delivery.eventId, httpStatus: 200 });
    expect((await admin.call(calls.listWebhooks, {})).body[0]?.failingSince).toBeNull();
    await admin.call(calls.deleteWebhook, { params });
  });

  it('is sent again when asked for during its last attempt', async () => {
    const { params } = await listen('/last', ['quota.reached']);
    receiver.answerWith((answer) => void Object.assign(answer, { statusCode: 500 }).end());
    await publish('quota.reached');
    const attempted = async () => (await deliveriesOf(params)).find(({ attempts }) => attempts === 1);
    const { id } = await waitFor(attempted, 'the first attempt');
    const last = RETRY_SECONDS.length;
    await product.pool.query('update webhook_deliveries set attempts = $2 where id = $1', [id, last]);
    receiver.answerWith(async (answer) => {
      // Without its job, which would be another attempt.
      await restartDelivery(product.platform.database, organizationId, id);
      Object.assign(answer, { statusCode: 500 }).end();
    });
    await deliverWebhook(product.platform, id);
    expect((await deliveriesOf(params))[0]).toMatchObject({ status: 'waiting', attempts: 0 });
    receiver.answerWith((answer) => answer.end());
    await admin.call(calls.deleteWebhook, { params });
  });

  it('waits for no other endpoint, and neither do mails', async () => {
    receiver.answerWith((answer, path) => void (path === '/slow' ? undefined : answer.end()));
    const slow = await listen('/slow', ['website.unpaid']);
    for (let count = 0; count < 30; count += 1) await publish('website.unpaid', { count });
    await receiver.event('website.unpaid', '/slow');
    const quick = await listen('/quick', ['quota.reached']);
    await publish('quota.reached');
    await receiver.event('quota.reached', '/quick');
    const { client } = await signedInPerson(product);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
    // Deliveries to one endpoint wait for each other; on a slow machine the first of the thirty may be given up by now.
    expect(receiver.received.filter(({ path }) => path === '/slow').length).toBeLessThan(5);
    for (const { params } of [slow, quick]) await admin.call(calls.deleteWebhook, { params });
    await product.pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'deliver_webhook' and locked_at is null`,
    );
    receiver.answerWith((answer) => answer.end());
  });

  it('A17: has the documented fields and headers; tells of a website that goes live or unpaid, of paid invoices and of visits that run out', async () => {
    const { params } = await listen('/all');
    receiver.received.length = 0;
    const website = await billing.subscribe(admin, 'live.example');
    const live = await receiver.event('website.live', '/all');
    expect(live.event.data).toMatchObject({
      website: { id: website.id, domain: 'live.example', status: 'active', isLive: true },
    });
    await billing.moveClock({ step: 'trial_end' });
    const paid = await receiver.event('invoice.paid', '/all');
    expect(paid.event.data).toMatchObject({
      website: { domain: 'live.example' },
      invoice: { amountPaid: 5_000, currency: 'usd' },
    });
    await billing.subscribe(admin, 'unpaid.example', { card: FAILING_CARD });
    await billing.moveClock({ step: 'trial_end' });
    const unpaid = await receiver.event('website.unpaid', '/all');
    expect(unpaid.event.data).toMatchObject({ website: { domain: 'unpaid.example', status: 'unpaid' } });
    const busy = await insertWidgetWebsite(product, admin);
    await product.pool.query(`insert into visits values ($1, date_trunc('month', now() at time zone 'utc'), 96000)`, [
      busy.id,
    ]);
    await sendQuotaNotices(product.platform.database);
    const reached = await receiver.event('quota.reached', '/all');
    expect(reached.event.data).toEqual({
      website: { id: busy.id, domain: busy.domain },
      percent: 95,
      visits: 96_000,
      limit: 100_000,
    });
    await waitFor(
      async () => (await deliveriesOf(params)).every(({ status }) => status === 'delivered') || undefined,
      'every delivery',
    );
    for (const { body, headers, event } of receiver.received) {
      const sent: unknown = JSON.parse(body);
      // The schemas drop what they do not list.
      expect(webhookBody(event.type as WebhookEvent).parse(sent)).toEqual(sent);
      expect(Object.keys(headers).filter((name) => name.startsWith('evenway-'))).toEqual(
        Object.keys(WEBHOOK_HEADERS).map((name) => name.toLowerCase()),
      );
    }
    const types = receiver.received.map(({ event }) => event.type).sort();
    expect(types.filter((type) => type === 'website.live')).toHaveLength(2);
    expect(types.filter((type) => type === 'website.unpaid')).toHaveLength(1);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(receiver.received.length);
  });
});
