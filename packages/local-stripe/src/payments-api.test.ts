import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from './events/api-version.ts';
import { switchWebhooks } from './testing/control-payments.ts';
import { createPlans, type Plans } from './testing/create-plans.ts';
import { startPayments, type TestPayments } from './testing/start-payments.ts';
import { validateAnswer } from './testing/validate-answer.ts';

describe('the local payments API', { timeout: 60_000 }, () => {
  let test: TestPayments;
  let plans: Plans;

  beforeAll(async () => {
    test = await startPayments();
    plans = await createPlans(test.stripe);
  }, 60_000);

  afterEach(() => expect(test.problems.splice(0)).toEqual([]));

  afterAll(() => test.stop());

  const call = (path: string, init: RequestInit & { key?: string } = {}) =>
    fetch(`${test.payments.apiBase}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${init.key ?? test.payments.secretKey}`, ...init.headers },
    });

  it('speaks the version of the SDK', () => {
    expect(Stripe.API_VERSION).toBe(API_VERSION);
  });

  it('is held to the declarations of the SDK', async () => {
    const customer = JSON.parse(JSON.stringify(await test.stripe.customers.create({ email: 'ada@example.org' })));
    expect(() => validateAnswer(customer)).not.toThrow();
    expect(() => validateAnswer({ ...customer, sideways: 1 })).toThrow('additional properties');
    expect(() => validateAnswer({ ...customer, balance: null })).toThrow('/balance must be number');
    expect(() => validateAnswer({ ...customer, tax_exempt: 'perhaps' })).toThrow('/tax_exempt');
    expect(() => validateAnswer({ id: customer.id, object: 'customer' })).toThrow('required property');
  });

  it('lets nobody in without its own key, and no live key at all', async () => {
    const refused = await fetch(`${test.payments.apiBase}/v1/customers`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('request-id')).toMatch(/^req_/);
    expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect((await call('/v1/customers', { key: 'sk_test_other' })).status).toBe(401);
    const live = await call('/v1/customers', { key: 'sk_live_secret' });
    expect(live.status).toBe(401);
    expect(await live.text()).not.toContain('secret');
    expect((await fetch(`${test.payments.apiBase}/_local/clock`, { method: 'POST' })).status).toBe(401);
  });

  it('listens on this machine only', () => {
    expect(test.payments.apiBase).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(test.payments.secretKey).toMatch(/^sk_test_/);
  });

  it('refuses what it does not know: routes, parameters, values, objects', async () => {
    const unknown = await call('/v1/payouts');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    await expect(test.stripe.customers.create({ shoeSize: 42 } as object)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'shoeSize',
    });
    await expect(
      test.stripe.checkout.sessions.create({
        mode: 'subscription',
        success_url: 'http://localhost/',
        line_items: [{ price: plans.starterMonthly.id, quantity: 1, color: 'red' } as object],
      }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'line_items[0][color]' });
    const removed = { payment_method_types: ['card'] } as object;
    await expect(test.stripe.checkout.sessions.create(removed)).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(test.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(test.stripe.customers.list({ limit: 0 })).rejects.toMatchObject({ param: 'limit' });
    await expect(test.stripe.products.create({ name: '' })).rejects.toMatchObject({ code: 'parameter_invalid_empty' });
    await expect(test.stripe.invoices.createPreview({ customer: 'cus_none' })).rejects.toMatchObject({
      statusCode: 400,
    });
    const json = await call('/v1/customers', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(400);
  });

  it('does a request once for each idempotency key', async () => {
    const params = { email: 'once@example.org', metadata: { organization: 'o1' } };
    const options = { idempotencyKey: 'customer-o1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.stripe.customers.create(params, options)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ lastResponse }) => lastResponse.idempotencyKey)).toContain('customer-o1');
    expect((await test.stripe.customers.list({ email: params.email })).data).toHaveLength(1);
    await expect(test.stripe.customers.create({ email: 'other@example.org' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    const [customer] = answers;
    const wrong = { price: plans.starterMonthly.id };
    const attempt = () =>
      test.stripe.subscriptions.create(
        { customer: customer?.id ?? '', items: [wrong], payment_behavior: 'error_if_incomplete' },
        { idempotencyKey: 'declined-1' },
      );
    await test.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer?.id ?? '' });
    const [method] = (await test.stripe.customers.listPaymentMethods(customer?.id ?? '')).data;
    await test.stripe.customers.update(customer?.id ?? '', {
      invoice_settings: { default_payment_method: method?.id ?? '' },
    });
    await expect(attempt()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    await expect(attempt()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
    expect((await test.stripe.subscriptions.list({ customer: customer?.id ?? '', status: 'all' })).data).toEqual([]);
  });

  it('turns pages in both directions', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count++)
      made.unshift((await test.stripe.customers.create({ email: 'page@example.org' })).id);
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const list = (params: object) => test.stripe.customers.list({ email: 'page@example.org', limit: 2, ...params });
    const first = await list({});
    expect([idsOf(first), first.has_more]).toEqual([made.slice(0, 2), true]);
    const last = await list({ starting_after: made[3] });
    expect([idsOf(last), last.has_more]).toEqual([made.slice(4), false]);
    expect(idsOf(await list({ ending_before: made[3] }))).toEqual(made.slice(1, 3));
    const all: string[] = [];
    for await (const { id } of test.stripe.customers.list({ email: 'page@example.org', limit: 2 })) all.push(id);
    expect(all).toEqual(made);
  });

  it('expands what can be expanded, and nothing else', async () => {
    const [price] = (await test.stripe.prices.list({ lookup_keys: ['growth_monthly'], expand: ['data.product'] })).data;
    expect(price?.product).toMatchObject({ object: 'product', name: 'Growth' });
    await expect(test.stripe.prices.list({ expand: ['data.currency'] })).rejects.toMatchObject({ param: 'expand' });
    await expect(
      test.stripe.prices.create({
        currency: 'usd',
        unit_amount: 1,
        product: String(plans.growthMonthly.product),
        lookup_key: 'growth_monthly',
      }),
    ).rejects.toMatchObject({ param: 'lookup_key' });
  });

  it('ends everything of a customer that is deleted', async () => {
    const customer = await test.stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [method] = (await test.stripe.customers.listPaymentMethods(customer.id)).data;
    const { id } = await test.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: plans.starterMonthly.id }],
      default_payment_method: method?.id ?? '',
    });
    expect(await test.stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect((await test.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await test.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  });

  it('lives by a test clock when a customer is on one', async () => {
    const start = 1_800_000_000;
    const clock = await test.stripe.testHelpers.testClocks.create({ frozen_time: start, name: 'life' });
    const customer = await test.stripe.customers.create({ test_clock: clock.id, payment_method: 'pm_card_visa' });
    const [method] = (await test.stripe.customers.listPaymentMethods(customer.id)).data;
    const subscription = await test.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: plans.starterMonthly.id }],
      default_payment_method: method?.id ?? '',
      trial_period_days: 7,
    });
    expect(subscription).toMatchObject({ created: start, trial_end: start + 7 * 86_400, status: 'trialing' });
    const advance = (seconds: number) => test.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds });
    await expect(advance(start + 70 * 86_400)).rejects.toMatchObject({ param: 'frozen_time' });
    expect(await advance(start + 8 * 86_400)).toMatchObject({ status: 'advancing', frozen_time: start });
    await test.received(
      ({ type, data }) => type === 'test_helpers.test_clock.ready' && Reflect.get(data.object, 'id') === clock.id,
    );
    expect(await test.stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({
      status: 'ready',
      frozen_time: start + 8 * 86_400,
    });
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await test.stripe.testHelpers.testClocks.del(clock.id);
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });

  it('signs webhooks, sends them again when they fail, and keeps an account of it', async () => {
    const { id: quiet } = await test.stripe.customers.create({});
    await test.received(({ data }) => Reflect.get(data.object, 'id') === quiet);
    test.answers.push(500, 503);
    const { id } = await test.stripe.customers.create({ email: 'retry@example.org' });
    const event = await test.received(({ data }) => Reflect.get(data.object, 'id') === id);
    expect(event).toMatchObject({ type: 'customer.created', api_version: API_VERSION });
    expect(test.answers).toEqual([]);
    expect((await test.stripe.events.retrieve(event.id)).data.object).toMatchObject({ id });
    const payload = JSON.stringify(event);
    const forged = `t=1,v1=${createHmac('sha256', 'whsec_wrong').update(`1.${payload}`).digest('hex')}`;
    expect(() => test.stripe.webhooks.constructEvent(payload, forged, test.payments.webhookSecret)).toThrow();
  });

  it('can send webhooks twice, in another order, or not at all', async () => {
    const count = (id: string) => test.events.filter(({ data }) => Reflect.get(data.object, 'id') === id).length;
    await switchWebhooks(test.payments, { duplicate: true, reorder: true });
    const twice = await test.stripe.customers.create({});
    await test.received(() => count(twice.id) === 2);
    await switchWebhooks(test.payments, { duplicate: false, reorder: false, drop: true });
    const dropped = await test.stripe.customers.create({});
    await switchWebhooks(test.payments, { drop: false });
    const sent = await test.stripe.customers.create({});
    await test.received(() => count(sent.id) === 1);
    expect(count(dropped.id)).toBe(0);
    expect(
      (await test.stripe.events.list({ type: 'customer.created', limit: 2 })).data.map(({ data }) =>
        Reflect.get(data.object, 'id'),
      ),
    ).toEqual([sent.id, dropped.id]);
  });
});
