import { createHmac, randomUUID } from 'node:crypto';
import { calls } from '@evenway/contract';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, GOOD_CARD, startBillingProduct } from '../../../testing/billing-product.ts';

let billing: BillingProduct;
let admin: TestClient;
beforeAll(async () => {
  billing = await startBillingProduct();
  admin = (await signedInPerson(billing.product)).client;
});
afterAll(() => billing.stop());

const secret = () => billing.product.settings.payments.webhookSecret;
const eventFor = (type: string, object: object, id = `evt_${randomUUID()}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    api_version: '2026-10-28.endive',
    created: 1,
    data: { object },
    livemode: false,
  });
const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000), key = secret()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
const deliver = (payload: string, signature: string | null = sign(payload), url = billing.product.url) =>
  fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
  });
const taken = async (id: string) =>
  (await billing.product.pool.query('select count(*)::int as times from payment_events where id = $1', [id])).rows[0]
    .times;
const subscriptionOf = async (domain: string) => {
  const { rows } = await billing.product.pool.query('select subscription_id from websites where domain = $1', [domain]);
  return billing.stripe.subscriptions.retrieve(rows[0].subscription_id);
};

describe('a payment event', () => {
  it('X28, R14: is refused without a signature of ours, made now, over these very bytes', async () => {
    const payload = eventFor('customer.subscription.updated', { id: 'sub_x' }, 'evt_refused');
    const now = Math.floor(Date.now() / 1000);
    const attempts: Record<string, Response> = {
      'no signature': await deliver(payload, null),
      'an empty one': await deliver(payload, ''),
      'another secret': await deliver(payload, sign(payload, now, 'whsec_other')),
      'three days old': await deliver(payload, sign(payload, now - 3 * 86_400)),
      'from the future': await deliver(payload, sign(payload, now + 3_600)),
      'other bytes': await deliver(`${payload} `, sign(payload)),
    };
    for (const [what, { status }] of Object.entries(attempts)) expect(status, what).toBe(400);
    expect(await taken('evt_refused')).toBe(0);
  });

  it('X28: is refused by a server that has no secret to check it by, also when it is signed with none', async () => {
    const { payments } = billing.product.settings;
    const careless = await billing.product.another({ payments: { ...payments, webhookSecret: '' } });
    const payload = eventFor('customer.subscription.updated', { id: 'sub_x' }, 'evt_unsigned');
    const timestamp = Math.floor(Date.now() / 1_000);
    const mac = createHmac('sha256', '').update(`${timestamp}.${payload}`).digest('hex');
    expect((await deliver(payload, `t=${timestamp},v1=${mac}`, careless.url)).status).toBe(400);
    expect(await taken('evt_unsigned')).toBe(0);
    await careless.stop();
  });

  it('Y14: is refused when it is signed but is no event, and leaves nothing behind', async () => {
    const event = { id: 'evt_odd', type: 'customer.subscription.updated', data: { object: { id: 'sub_x' } } };
    const odd: unknown[] = [
      ...[null, 0, '', [], {}],
      { ...event, id: undefined },
      { ...event, id: 'e'.repeat(3_000) },
      { ...event, id: 'evt_\0' },
      { ...event, type: undefined },
      { ...event, type: 7 },
      { ...event, data: null },
      { ...event, data: { object: null } },
      { ...event, data: { object: {} } },
      { ...event, data: { object: { id: 's'.repeat(600) } } },
      { ...event, type: 'customer.updated', data: { object: { id: ['cus_x'] } } },
      { ...event, type: 'checkout.session.completed', data: { object: { subscription: 1 } } },
      { ...event, type: 'invoice.paid', data: { object: { parent: 'sub_x' } } },
    ];
    for (const content of odd) {
      const payload = JSON.stringify(content);
      expect((await deliver(payload)).status, payload.slice(0, 100)).toBe(400);
    }
    expect(await taken('evt_odd')).toBe(0);
  });

  it('R12: counts once however often it comes, and is answered well each time', async () => {
    await billing.subscribe(admin, 'fifty.example');
    const subscription = await subscriptionOf('fifty.example');
    const payload = eventFor('customer.subscription.updated', subscription, 'evt_fifty');
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(payload)));
    // A delivery that could not be processed in time is asked to be sent again, never acknowledged.
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await taken('evt_fifty')).toBe(1);
    expect(await billing.website(admin, 'fifty.example')).toMatchObject({ status: 'ACTIVE' });
  });

  it('R13, R15: only says "look again", so every order ends the same, also before anything is known', async () => {
    await billing.switchWebhooks({ drop: true });
    const domain = 'order.example';
    const { body } = await admin.call(calls.createCheckoutSession, {
      body: { domain, priceId: (await billing.plan('Growth')).id },
    });
    await completeCheckout(body.url, GOOD_CARD);
    await billing.switchWebhooks({ drop: false });
    const [subscription] = (await billing.stripe.subscriptions.list({ limit: 1 })).data;
    if (!subscription) throw new Error('nothing was bought');
    const stale = { ...subscription, status: 'canceled', ended_at: 1 };
    const events = [
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'customer.subscription.created',
      'invoice.paid',
    ];
    for (const type of [...events, ...events.reverse()]) {
      const object =
        type === 'invoice.paid'
          ? { id: 'in_1', parent: { subscription_details: { subscription: subscription.id } } }
          : stale;
      expect((await deliver(eventFor(type, object))).status).toBe(200);
      await billing.until(admin, domain, ({ status }) => status === 'ACTIVE');
    }
  });

  it('X29: about someone else’s website is taken by the customer it belongs to, not by what it claims', async () => {
    const victim = (await signedInPerson(billing.product)).client;
    await victim.call(calls.createCheckoutSession, {
      body: { domain: 'victim.example', priceId: (await billing.plan('Growth')).id },
    });
    const target = await billing.website(victim, 'victim.example');
    await billing.subscribe(admin, 'attacker.example');
    const own = await subscriptionOf('attacker.example');
    await billing.stripe.subscriptions.update(own.id, { metadata: { websiteId: target?.id ?? '' } });
    await deliver(eventFor('customer.subscription.updated', own));
    // A new one is not tied to another website yet.
    const { id } = await billing.stripe.subscriptions.create({
      customer: String(own.customer),
      items: [{ price: (await billing.plan('Growth')).id }],
      trial_period_days: 7,
      metadata: { websiteId: target?.id ?? '' },
    });
    await deliver(eventFor('customer.subscription.updated', { ...own, id }));
    await billing.product.jobsDone();
    expect((await billing.website(victim, 'victim.example'))?.status).toBeNull();
    expect((await billing.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('R16: that could not be taken in whole is taken in when it comes again', async () => {
    await billing.subscribe(admin, 'crash.example');
    const subscription = await subscriptionOf('crash.example');
    const payload = eventFor('customer.subscription.updated', subscription, 'evt_crash');
    await billing.product.pool.query(
      'alter table graphile_worker._private_jobs add constraint never check (false) not valid',
    );
    expect((await deliver(payload)).status).toBeGreaterThanOrEqual(500);
    expect(await taken('evt_crash')).toBe(0);
    await billing.product.pool.query('alter table graphile_worker._private_jobs drop constraint never');
    expect((await deliver(payload)).status).toBe(200);
    expect(await taken('evt_crash')).toBe(1);
  });

  it('R17: answers 5xx while the database is away', async () => {
    const proxy = await startTcpProxy(billing.product.settings.DATABASE_URL);
    const server = await billing.product.another({ DATABASE_URL: proxy.url });
    proxy.cut();
    const payload = eventFor('customer.subscription.updated', { id: 'sub_x' });
    expect((await deliver(payload, sign(payload), server.url)).status).toBe(503);
    proxy.restore();
    await server.stop();
    await proxy.close();
  });

  it('that never came is found by the reconciliation', async () => {
    // No events at all: a late one of the purchase would update the subscription, too.
    await billing.switchWebhooks({ drop: true });
    const { body } = await admin.call(calls.createCheckoutSession, {
      body: { domain: 'lost.example', priceId: (await billing.plan('Growth')).id },
    });
    const back = await completeCheckout(body.url, GOOD_CARD);
    const sessionId = back.searchParams.get('session_id') ?? '';
    expect((await admin.call(calls.confirmCheckout, { body: { sessionId } })).body).toMatchObject({ status: 'ACTIVE' });
    const subscription = await subscriptionOf('lost.example');
    await billing.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await billing.product.jobsDone();
    expect(await billing.website(admin, 'lost.example')).toMatchObject({ status: 'ACTIVE' });
    await billing.product.pool.query(`select graphile_worker.add_job('reconcile_payments')`);
    await billing.until(admin, 'lost.example', ({ status }) => status === 'CANCELLED');
    await billing.switchWebhooks({ drop: false });
  });
});

describe('the reconciliation', () => {
  it('survives a subscription that cannot be read, and leaves alone what is over on both sides', async () => {
    const { platform } = billing.product;
    const priceId = (await billing.plan('Growth')).id;
    const subscribe = async (domain: string) => {
      const { body } = await admin.call(calls.createCheckoutSession, { body: { domain, priceId } });
      await completeCheckout(body.url, GOOD_CARD);
      await billing.until(admin, domain, ({ status }) => status === 'ACTIVE');
      return subscriptionOf(domain);
    };
    const odd = await subscribe('odd.example');
    const good = await subscribe('good.example');
    const over = await subscribe('over.example');
    await billing.stripe.subscriptions.cancel(over.id);
    await billing.until(admin, 'over.example', ({ status }) => status === 'CANCELLED');
    await billing.switchWebhooks({ drop: true });
    await billing.stripe.subscriptions.cancel(good.id);
    // Work that events have requested already would be counted for the reconciliation.
    await waitFor(async () => {
      const { rows } = await billing.product.pool.query('select 1 from graphile_worker.jobs where key = $1', [
        `sync:${over.id}`,
      ]);
      return rows.length === 0 || undefined;
    }, 'the jobs of events to be done');
    const asked: string[] = [];
    const retrieve = platform.payments.subscriptions.retrieve.bind(platform.payments.subscriptions);
    const spy = vi.spyOn(platform.payments.subscriptions, 'retrieve').mockImplementation((id, ...rest) => {
      asked.push(id);
      if (id === odd.id) throw new TypeError('a subscription without items');
      return retrieve(id, ...rest);
    });
    await billing.product.pool.query(
      `update websites set synced_at = now() - interval '2 days' where domain = 'odd.example'`,
    );
    await billing.product.pool.query(`select graphile_worker.add_job('reconcile_payments')`);
    await billing.product.jobsDone();
    spy.mockRestore();
    await billing.switchWebhooks({ drop: false });
    expect(await billing.website(admin, 'good.example')).toMatchObject({ status: 'CANCELLED' });
    expect(asked).toContain(odd.id);
    expect(asked).not.toContain(over.id);
  });
});

describe('a payment provider that is away', () => {
  it('R28: costs a clear 503 and nothing half done, and the rest goes on', async () => {
    const proxy = await startTcpProxy(billing.product.settings.payments.apiBase ?? '');
    const payments = { ...billing.product.settings.payments, apiBase: proxy.url.replace(/\/$/, '') };
    const server = await billing.product.another({ payments });
    const client = server.client();
    client.takeCookies(admin);
    const priceId = (await client.call(calls.listPrices, {})).body.find(({ name }) => name === 'Growth')?.id ?? '';
    proxy.cut();
    const answer = await client.call(calls.createCheckoutSession, { body: { domain: 'away.example', priceId } });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.call(calls.listWebsites, {})).status).toBe(200);
    expect((await client.call(calls.listPrices, {})).status).toBe(200);
    proxy.restore();
    await waitFor(async () => {
      const again = await client.call(calls.createCheckoutSession, { body: { domain: 'away.example', priceId } });
      return again.status === 200 ? true : undefined;
    }, 'the provider to be back');
    await server.stop();
    await proxy.close();
  });
});
