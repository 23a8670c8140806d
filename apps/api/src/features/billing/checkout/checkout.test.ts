import { calls } from '@evenway/contract';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../../testing/accounts/people.ts';
import {
  type BillingProduct,
  DECLINED_CARD,
  GOOD_CARD,
  startBillingProduct,
} from '../../../testing/billing-product.ts';
import { untilServed } from '../../../testing/network/until-served.ts';

let billing: BillingProduct;
let admin: TestClient;
let count = 0;
beforeAll(async () => {
  billing = await startBillingProduct();
  admin = (await signedInPerson(billing.product)).client;
});
afterAll(() => billing.stop());

const newDomain = () => {
  count += 1;
  return `shop-${count}.example`;
};
const checkout = async (client: TestClient, domain: string, plan = 'Growth', yearly = false) =>
  client.call(calls.createCheckoutSession, { body: { domain, priceId: (await billing.plan(plan, yearly)).id } });
const customerOf = async (client: TestClient) => {
  const { orgId } = (await client.call(calls.getSessionUser, {})).body;
  const { rows } = await billing.product.pool.query(
    'select customer_id from payment_customers where organization_id = $1',
    [orgId],
  );
  return rows[0]?.customer_id as string;
};
const subscriptionsOf = async (client: TestClient, domain: string) => {
  const website = await billing.website(client, domain);
  const all = await billing.stripe.subscriptions.list({
    customer: await customerOf(client),
    status: 'all',
    limit: 100,
  });
  return all.data.filter(({ metadata }) => metadata.websiteId === website?.id);
};

describe('plans', () => {
  it('come from the provider, a yearly and a monthly variant each, yearly 18 percent off', async () => {
    const { status, body } = await billing.product.client().call(calls.listPrices, {});
    expect(status).toBe(200);
    const amounts = Object.fromEntries(
      body.map(({ name, yearly, amount }) => [`${name} ${yearly ? 'yearly' : 'monthly'}`, amount]),
    );
    expect(amounts).toEqual({
      'Starter monthly': 25,
      'Starter yearly': 20.5,
      'Growth monthly': 50,
      'Growth yearly': 41,
      'Scale monthly': 150,
      'Scale yearly': 123,
    });
  });
});

describe('a checkout', () => {
  it('is for a customer with the name of the organization', async () => {
    await checkout(admin, newDomain());
    const { id: organizationId, name } = (await admin.call(calls.getOrganization, {})).body;
    const customer = await billing.stripe.customers.retrieve(await customerOf(admin));
    expect(customer).toMatchObject({ name, metadata: { organizationId } });
  });

  it('registers the website without a status, and the paid subscription makes it active with a trial', async () => {
    const domain = newDomain();
    const answer = await checkout(admin, `https://www.${domain.toUpperCase()}/start`);
    expect(answer.status).toBe(200);
    expect(await billing.website(admin, domain)).toMatchObject({
      status: null,
      subscriptionName: null,
      expiresAt: null,
    });
    const back = await completeCheckout(answer.body.url, GOOD_CARD);
    expect(back.pathname).toBe('/organization/dashboard');
    const website = await billing.until(admin, domain, ({ status }) => status === 'ACTIVE');
    expect(website).toMatchObject({ subscriptionName: 'Growth', priceId: (await billing.plan('Growth')).id });
    const days = (Date.parse(website.expiresAt ?? '') - Date.parse(website.subscribedAt ?? '')) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect((await admin.call(calls.listCustomizableWebsites, {})).body.map((one) => one.domain)).toContain(domain);
    expect((await admin.call(calls.listBillingWebsites, {})).body.map((one) => one.domain)).toContain(domain);
  });

  it('X30: is confirmed by asking the provider, so the return address alone unlocks nothing', async () => {
    await billing.switchWebhooks({ drop: true });
    const domain = newDomain();
    const answer = await checkout(admin, domain);
    const sessionId = (await billing.stripe.checkout.sessions.list({ limit: 1 })).data[0]?.id ?? '';
    expect((await admin.call(calls.confirmCheckout, { body: { sessionId } })).body).toMatchObject({
      domain,
      status: null,
    });
    const back = await completeCheckout(answer.body.url, GOOD_CARD);
    expect(back.searchParams.get('session_id')).toBe(sessionId);
    expect((await billing.website(admin, domain))?.status).toBeNull();
    const stranger = (await signedInPerson(billing.product)).client;
    expect((await stranger.call(calls.confirmCheckout, { body: { sessionId } })).status).toBe(404);
    expect((await admin.call(calls.confirmCheckout, { body: { sessionId: 'cs_made_up' } })).status).toBe(404);
    expect((await admin.call(calls.confirmCheckout, { body: { sessionId } })).body).toMatchObject({
      domain,
      status: 'ACTIVE',
    });
    await billing.switchWebhooks({ drop: false });
  });

  it('is one however often and from wherever it is asked for: one customer, one session, one subscription', async () => {
    const founder = (await signedInPerson(billing.product)).client;
    const other = (await invitedPerson(billing.product, founder, 'ORG_ADMIN')).client;
    const second = await billing.product.another();
    const elsewhere = second.client();
    elsewhere.takeCookies(other);
    const domain = newDomain();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        untilServed(() => checkout(index % 2 === 0 ? founder : elsewhere, domain)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    const { orgId } = (await founder.call(calls.getSessionUser, {})).body;
    const customers = (await billing.stripe.customers.list({ limit: 100 })).data.filter(
      ({ metadata }) => metadata.organizationId === orgId,
    );
    expect(customers).toHaveLength(1);
    const url = answers[0]?.body.url ?? '';
    const paid = await Promise.allSettled([completeCheckout(url, GOOD_CARD), completeCheckout(url, GOOD_CARD)]);
    expect(paid.some(({ status }) => status === 'fulfilled')).toBe(true);
    await billing.until(founder, domain, ({ status }) => status === 'ACTIVE');
    expect(await subscriptionsOf(founder, domain)).toHaveLength(1);
    expect(await checkout(founder, domain)).toMatchObject({ status: 409, body: { code: 'website_subscribed' } });
    await second.stop();
  });

  it('for another plan closes the one before', async () => {
    const domain = newDomain();
    const first = await checkout(admin, domain, 'Starter');
    const second = await checkout(admin, domain, 'Growth', true);
    expect(second.body.url).not.toBe(first.body.url);
    await expect(completeCheckout(first.body.url, GOOD_CARD)).rejects.toThrow();
    await completeCheckout(second.body.url, GOOD_CARD);
    await billing.until(
      admin,
      domain,
      ({ status, subscriptionName }) => status === 'ACTIVE' && subscriptionName === 'Growth',
    );
    expect(await subscriptionsOf(admin, domain)).toHaveLength(1);
  });

  it('with a declined card leaves everything as it was, and can go on', async () => {
    const domain = newDomain();
    const { body } = await checkout(admin, domain);
    await expect(completeCheckout(body.url, DECLINED_CARD)).rejects.toThrow(/declined/i);
    expect((await billing.website(admin, domain))?.status).toBeNull();
    await completeCheckout(body.url, GOOD_CARD);
    await billing.until(admin, domain, ({ status }) => status === 'ACTIVE');
  });

  it('sells no plan by appointment, no made-up plan, and no bad domain', async () => {
    expect(await checkout(admin, newDomain(), 'Scale')).toMatchObject({
      status: 400,
      body: { code: 'plan_by_appointment' },
    });
    const made = await admin.call(calls.createCheckoutSession, {
      body: { domain: newDomain(), priceId: 'price_made_up' },
    });
    expect(made).toMatchObject({ status: 400, body: { code: 'plan_unknown' } });
    for (const domain of ['localhost', 'javascript:alert(1)', '127.0.0.1', 'not a domain']) {
      expect(await checkout(admin, domain), domain).toMatchObject({ status: 400, body: { code: 'invalid_domain' } });
    }
  });
});

describe('registering without a checkout', () => {
  it('adds the website once', async () => {
    const { orgId } = (await admin.call(calls.getSessionUser, {})).body;
    const body = { domain: newDomain(), organizationId: orgId ?? '', priceId: (await billing.plan('Starter')).id };
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.call(calls.onboardWebsite, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'This website is already registered.',
    });
    const foreign = await admin.call(calls.onboardWebsite, {
      body: { ...body, organizationId: '00000000-0000-4000-8000-000000000000' },
    });
    expect(foreign.status).toBe(404);
  });
});

describe('other people', () => {
  it('an ordinary user sees everything and changes nothing; another organization finds nothing', async () => {
    const domain = newDomain();
    const website = await billing.subscribe(admin, domain);
    const user = (await invitedPerson(billing.product, admin)).client;
    const stranger = (await signedInPerson(billing.product)).client;
    const newPriceId = (await billing.plan('Starter')).id;
    const changes = (client: TestClient) => [
      client.call(calls.cancelSubscription, { query: { websiteId: website.id } }),
      client.call(calls.cancelWebsite, { params: { id: website.id } }),
      client.call(calls.resumeWebsite, { params: { id: website.id } }),
      client.call(calls.changePlan, { body: { websiteId: website.id, newPriceId } }),
      client.call(calls.previewPlanChange, { query: { websiteId: website.id, newPriceId } }),
      client.call(calls.deleteWebsite, { params: { id: website.id } }),
    ];
    expect((await Promise.all(changes(user))).map(({ status }) => status)).toEqual(Array(6).fill(403));
    expect((await Promise.all(changes(stranger))).map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await user.call(calls.getCustomerPortal, {})).status).toBe(403);
    expect((await user.call(calls.listInvoices, { query: { websiteId: website.id } })).status).toBe(200);
    expect((await stranger.call(calls.listInvoices, { query: { websiteId: website.id } })).status).toBe(404);
    expect(await stranger.call(calls.getCustomerPortal, {})).toMatchObject({
      status: 409,
      body: { code: 'billing_not_started' },
    });
    expect(await billing.website(admin, domain)).toMatchObject({ status: 'ACTIVE', subscriptionName: 'Growth' });
  });
});
