import { calls, type Website } from '@evenway/contract';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkSecret } from '../../../platform/crypto/keys.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { findSessionById } from '../../../platform/sessions/session-repository.ts';
import { newApiKey } from '../../../testing/accounts/api-keys.ts';
import {
  invitedPerson,
  joinedPerson,
  mailedToken,
  newEmail,
  signedInPerson,
} from '../../../testing/accounts/people.ts';
import {
  ASKING_METHOD,
  type BillingProduct,
  FAILING_CARD,
  GOOD_CARD,
  startBillingProduct,
} from '../../../testing/billing-product.ts';
import type { TestProduct } from '../../../testing/test-product.ts';
import { savedStatement } from '../../../testing/websites/statements.ts';
import { sendMissedNotices } from '../../billing/payment-notices.ts';
import { createPlans } from '../../billing/plans/plans.ts';
import { endTransferredSubscription, syncSubscription } from '../../billing/subscriptions/sync-website.ts';
import type { WebsiteBilling } from '../website-billing.ts';
import { requireWebsite } from '../website-repository.ts';
import { transferWebsite } from './transfer-website.ts';

// Mails, jobs and clocks: a busy machine needs more than the default time.
vi.setConfig({ testTimeout: 120_000 });

const NOBODY = '00000000-0000-4000-8000-000000000000';

let billing: BillingProduct;
let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
let domains = 0;
beforeAll(async () => {
  billing = await startBillingProduct();
  product = billing.product;
  second = await product.another();
});
afterAll(async () => {
  await second.stop();
  await billing.stop();
});

interface Admin {
  readonly client: TestClient;
  readonly email: string;
  readonly orgId: string;
}
const newDomain = () => {
  domains += 1;
  return `moved-${domains}.example`;
};
async function newAdmin(): Promise<Admin> {
  const { client, email } = await signedInPerson(product);
  return { client, email, orgId: (await client.call(calls.getSessionUser, {})).body.orgId ?? '' };
}
const sessionOf = async ({ client }: Admin): Promise<Session> => {
  const { id } = (await client.call(calls.listSessions, {})).body[0] ?? expect.fail('nobody is signed in');
  const session = await findSessionById(product.platform.database, id);
  return session ?? expect.fail('the session has ended');
};
const customerOf = async (orgId: string): Promise<string> =>
  (await product.pool.query('select customer_id from payment_customers where organization_id = $1', [orgId])).rows[0]
    ?.customer_id;
const rowOf = async (id: string) => (await product.pool.query('select * from websites where id = $1', [id])).rows[0];
const balanceOf = async (orgId: string) => {
  const customer = await billing.stripe.customers.retrieve(await customerOf(orgId));
  return customer.deleted ? 0 : customer.balance;
};
const paidBy = async (orgId: string) => {
  const { data } = await billing.stripe.invoices.list({ customer: await customerOf(orgId), limit: 100 });
  return data.reduce((sum, { amount_paid: amount }) => sum + amount, 0);
};

/** A website that is only registered. */
async function registered({ client, orgId }: Admin, domain = newDomain()): Promise<Website> {
  const { id: priceId } = await billing.plan('Growth');
  return (await client.call(calls.onboardWebsite, { body: { domain, organizationId: orgId, priceId } })).body;
}
/** A website whose trial is over and whose first month is paid. */
async function paid({ client, orgId }: Admin, options: Parameters<BillingProduct['subscribe']>[2] = {}) {
  const domain = newDomain();
  const website = await billing.subscribe(client, domain, options);
  await billing.moveClock({ step: 'trial_end', customer: await customerOf(orgId) });
  await billing.settled();
  return (await billing.website(client, domain)) ?? website;
}
const offer = (client: TestClient, id: string, email: string) =>
  client.call(calls.offerTransfer, { params: { id }, body: { email } });
/** The secret of the newest offer of a website, from the mail. */
async function offered(from: Admin, id: string, email: string): Promise<string> {
  expect(await offer(from.client, id, email)).toMatchObject({ status: 200, body: { email } });
  const { rows } = await product.pool.query(
    'select id from website_transfers where website_id = $1 order by created_at desc limit 1',
    [id],
  );
  return linkSecret(product.platform.keys.link, rows[0].id);
}
const accept = (client: TestClient, token: string, organizationId: string) =>
  client.call(calls.acceptTransfer, { query: { token }, body: { organizationId } });
/** From one organization to another, by mail. */
async function handOver(from: Admin, to: Admin, { id }: Website): Promise<void> {
  const token = await offered(from, id, to.email);
  expect(await accept(to.client, token, to.orgId)).toMatchObject({ status: 200, body: { id: to.orgId } });
  await billing.settled();
}
const choosePlan = async ({ client }: Admin, domain: string, plan = 'Growth') => {
  const { id: priceId } = await billing.plan(plan);
  const { status, body } = await client.call(calls.createCheckoutSession, { body: { domain, priceId } });
  expect(status).toBe(200);
  await completeCheckout(body.url, GOOD_CARD);
  return billing.until(client, domain, ({ status: now }) => now === 'ACTIVE');
};
const seconds = (timestamp: string | null) => Date.parse(timestamp ?? '') / 1000;

describe('the money', () => {
  it('paid time goes along on its plan, the widget never stops, and the next charge comes when it ends', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const website = await paid(from, { plan: 'Starter' });
    const { id, domain } = website;
    const params = { websiteId: id };
    await from.client.call(calls.saveWidgetConfig, { params, body: { config: { language: 'fr' } } });
    await product.pool.query(
      `insert into visits (website_id, month, count) values ($1, date_trunc('month', now() at time zone 'utc'), 90000)`,
      [id],
    );
    await product.pool.query(
      `update websites set ownership_method = 'dns', ownership_proven_at = now() where id = $1`,
      [id],
    );
    const before = await rowOf(id);
    const delivered = async (url: string) => (await fetch(`${url}/widget/config/${before.unique_id}.json`)).text();
    const config = await delivered(product.url);
    expect(config).toContain('"live":true');

    await handOver(from, to, website);

    for (const url of [product.url, second.url]) expect(await delivered(url)).toBe(config);
    expect(await billing.website(from.client, domain)).toBeUndefined();
    const moved = await billing.website(to.client, domain);
    expect(moved).toMatchObject({
      id,
      status: 'CANCELLED',
      isPrepaid: true,
      expiresAt: website.expiresAt,
      subscriptionName: 'Starter',
      visits: { counts: [0, 0, 0, 0, 0, 90_000] },
    });
    expect(await rowOf(id)).toMatchObject({
      unique_id: before.unique_id,
      ownership_proven_at: before.ownership_proven_at,
    });
    expect((await to.client.call(calls.getWidgetConfig, { params })).body).toMatchObject({
      config: { language: 'fr' },
    });

    // The payer is neither charged again nor refunded for what went along, and the invoices stay with them.
    expect((await billing.stripe.subscriptions.retrieve(before.subscription_id)).status).toBe('canceled');
    expect([await balanceOf(from.orgId), await paidBy(from.orgId)]).toEqual([0, 2_500]);
    expect((await to.client.call(calls.listInvoices, { query: params })).body).toEqual([]);
    expect((await from.client.call(calls.listInvoices, { query: params })).status).toBe(404);

    const { body: trial } = await to.client.call(calls.getTrialOffer, { query: { domain } });
    expect(trial).toEqual({ isAvailable: false, freeUntil: website.expiresAt });
    const chosen = await choosePlan(to, domain, 'Growth');
    expect(chosen).toMatchObject({
      expiresAt: website.expiresAt,
      trialEndsAt: null,
      nextAmount: 5_000,
      // Growth is not paid for yet.
      subscriptionName: 'Starter',
      isPrepaid: false,
    });
    expect(await paidBy(to.orgId)).toBe(0);
    await billing.moveClock({ step: 'trial_end', customer: await customerOf(to.orgId) });
    await billing.until(to.client, domain, ({ subscriptionName }) => subscriptionName === 'Growth');
    expect(await paidBy(to.orgId)).toBe(5_000);
    const [charged] = (await to.client.call(calls.listInvoices, { query: params })).body;
    expect(charged).toMatchObject({ amountPaid: 5_000, periodStart: website.expiresAt });
  });

  it('a trial goes along once, its first charge is announced, and there is no second trial', async () => {
    const [from, to, third] = [await newAdmin(), await newAdmin(), await newAdmin()];
    const website = await billing.subscribe(from.client, newDomain());
    await handOver(from, to, website);
    const chosen = await choosePlan(to, website.domain);
    expect(chosen.expiresAt).toBe(website.expiresAt);
    // And again, although the second one has a subscription now.
    await handOver(to, third, chosen);
    expect(await billing.website(third.client, website.domain)).toMatchObject({
      isPrepaid: true,
      expiresAt: website.expiresAt,
    });
    expect((await third.client.call(calls.getTrialOffer, { query: { domain: website.domain } })).body.isAvailable).toBe(
      false,
    );
    for (const { orgId } of [from, to]) expect([await paidBy(orgId), await balanceOf(orgId)]).toEqual([0, 0]);
  });

  it('the last days are announced once and counted exactly, though a checkout promises whole ones', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const website = await paid(from);
    await handOver(from, to, website);
    await product.pool.query(
      `update websites set expires_at = date_trunc('second', now() + interval '31 hours') where id = $1`,
      [website.id],
    );
    const { expiresAt } = (await billing.website(to.client, website.domain)) ?? {};
    for (let look = 0; look < 2; look += 1) await sendMissedNotices(product.platform);
    const { rows } = await product.pool.query(
      `select recipient from mail_outbox where template = 'prepaid-ending' and recipient in ($1, $2)`,
      [from.email, to.email],
    );
    expect(rows).toEqual([{ recipient: to.email }]);
    await choosePlan(to, website.domain);
    const { data } = await billing.stripe.subscriptions.list({ customer: await customerOf(to.orgId) });
    expect(data.map(({ trial_end: end }) => end)).toEqual([seconds(expiresAt ?? null)]);
    expect(await paidBy(to.orgId)).toBe(0);
    const notice = await product.mail(to.email, /your first payment is on/);
    expect(notice.text).toContain('The time that came with');
  });

  it('credit of an earlier change of plan stays with the payer', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const website = await paid(from, { plan: 'Growth' });
    const { id: newPriceId } = await billing.plan('Starter');
    expect((await from.client.call(calls.changePlan, { body: { websiteId: website.id, newPriceId } })).status).toBe(
      200,
    );
    await handOver(from, to, website);
    expect(await balanceOf(from.orgId)).toBeLessThan(-2_000);
    expect(await billing.website(to.client, website.domain)).toMatchObject({ subscriptionName: 'Starter' });
  });

  it('what was cancelled or never had a subscription moves with what it has', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const cancelled = await paid(from);
    await from.client.call(calls.cancelWebsite, { params: { id: cancelled.id } });
    await handOver(from, to, cancelled);
    expect(await billing.website(to.client, cancelled.domain)).toMatchObject({
      isPrepaid: true,
      expiresAt: cancelled.expiresAt,
    });
    const plain = await registered(from);
    await handOver(from, to, plain);
    expect(await billing.website(to.client, plain.domain)).toMatchObject({
      status: null,
      isPrepaid: false,
      expiresAt: null,
    });
    expect((await to.client.call(calls.getTrialOffer, { query: { domain: plain.domain } })).body).toEqual({
      isAvailable: true,
      freeUntil: null,
    });
    // It can be deleted: nothing charges for it.
    expect((await to.client.call(calls.deleteWebsite, { params: { id: cancelled.id } })).status).toBe(200);
  });

  it('what is owed, being renewed, or waits for the bank is settled first', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const owing = await billing.subscribe(from.client, newDomain(), { card: FAILING_CARD });
    const early = await offered(from, owing.id, to.email);
    const customer = await customerOf(from.orgId);
    const { trial_end: end } = (await billing.stripe.subscriptions.list({ customer })).data[0] ?? {};
    // The period has moved on, and the invoice is a draft for an hour.
    await billing.moveClock({ to: (end ?? 0) + 60, customer });
    await billing.settled();
    expect(await accept(to.client, early, to.orgId)).toMatchObject({
      status: 409,
      body: { code: 'transfer_renewing' },
    });
    await billing.moveClock({ step: 'day', customer });
    await billing.until(from.client, owing.domain, ({ status }) => status === 'NOT_PAID');
    expect(await accept(to.client, early, to.orgId)).toMatchObject({ status: 409, body: { code: 'transfer_unpaid' } });
    expect(await offer(from.client, owing.id, newEmail())).toMatchObject({ body: { code: 'transfer_unpaid' } });

    const other = await newAdmin();
    const waiting = await paid(other, { plan: 'Starter' });
    const method = await billing.stripe.paymentMethods.attach(ASKING_METHOD, {
      customer: await customerOf(other.orgId),
    });
    const { subscription_id: subscription } = await rowOf(waiting.id);
    await billing.stripe.subscriptions.update(subscription, { default_payment_method: method.id });
    const { id: newPriceId } = await billing.plan('Growth');
    const change = await other.client.call(calls.changePlan, { body: { websiteId: waiting.id, newPriceId } });
    expect(change.body).toMatchObject({ code: 'payment_needs_confirmation' });
    const token = await offered(other, waiting.id, to.email);
    expect(await accept(to.client, token, to.orgId)).toMatchObject({ status: 409, body: { code: 'transfer_unpaid' } });
    expect(await billing.website(other.client, waiting.domain)).toMatchObject({ status: 'ACTIVE' });
  });

  it('a checkout that is open in another tab is closed', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const domain = newDomain();
    const { id: priceId } = await billing.plan('Growth');
    const { url } = (await from.client.call(calls.createCheckoutSession, { body: { domain, priceId } })).body;
    const website = await billing.website(from.client, domain);
    if (!website) throw new Error('not registered');
    await handOver(from, to, website);
    await expect(completeCheckout(url, GOOD_CARD)).rejects.toThrow();
    expect(await choosePlan(to, domain)).toMatchObject({ subscriptionName: 'Growth' });
  });

  it('late events of the former subscription change nothing, and a renewal that slipped through is credited', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const { platform } = product;
    const website = await paid(from);
    const { subscription_id: subscriptionId, price_id: priceId } = await rowOf(website.id);
    await handOver(from, to, website);
    const before = await rowOf(website.id);
    await syncSubscription(platform, createPlans(platform.payments), subscriptionId);
    expect(await rowOf(website.id)).toEqual(before);
    const { rows } = await product.pool.query('select from website_subscriptions where website_id = $1', [website.id]);
    expect(rows).toEqual([]);

    // As if the provider had been down for a month before the job reached it.
    const renewing = await paid(from);
    const row = await rowOf(renewing.id);
    await billing.moveClock({ step: 'renewal', customer: await customerOf(from.orgId) });
    await billing.settled();
    const paidTime = { subscriptionId: row.subscription_id, priceId, paidUntil: new Date(renewing.expiresAt ?? '') };
    await endTransferredSubscription(platform, paidTime);
    await endTransferredSubscription(platform, paidTime);
    expect(await balanceOf(from.orgId)).toBeLessThan(-4_500);
  });
});

describe('the accessibility statement', () => {
  it('goes along as a draft; what the former organization stated is offline, and so is the link in the widget', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const website = await registered(from);
    const { params, revision } = await savedStatement(from.client, website.id, website.domain);
    await from.client.call(calls.publishStatement, { params, body: { revision } });
    const linked = await from.client.call(calls.changeStatementSettings, { params, body: { isLinked: true } });
    const page = `${product.url}${new URL(linked.body.address ?? '').pathname}`;
    expect((await fetch(page)).status).toBe(200);
    await handOver(from, to, website);
    expect((await fetch(page)).status).toBe(404);
    const { body } = await to.client.call(calls.getStatement, { params });
    expect(body).toMatchObject({ revision, savedBy: null, publishedNumber: null, isLinked: false });
    expect(body.versions).toMatchObject([{ number: 1, publishedBy: null }]);
    const { config } = (await to.client.call(calls.getWidgetConfig, { params: { websiteId: website.id } })).body;
    expect(config.statementUrl).toBeNull();
    await to.client.call(calls.publishStatement, { params, body: { revision } });
    expect((await fetch(page)).status).toBe(200);
  });
});

describe('an offer', () => {
  it('is accepted once, from however many servers, and told in both trails and to both sides', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    const website = await registered(from);
    const token = await offered(from, website.id, to.email);
    expect(await mailedToken(product, to.email, new RegExp(`${website.domain} is offered to you`))).toBe(token);
    const elsewhere = second.client();
    elsewhere.takeCookies(to.client);
    // All of them have found the offer open before the first one may go on.
    const held = await product.pool.connect();
    await held.query('begin');
    await held.query('select from organizations where id = any($1) for update', [[from.orgId, to.orgId]]);
    const accepting = [to.client, elsewhere, to.client, elsewhere].map((client) => accept(client, token, to.orgId));
    await waitFor(async () => {
      const { rowCount } = await product.pool.query(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database() and application_name = 'evenway-api'`,
      );
      return rowCount === accepting.length || undefined;
    }, 'the requests to wait for their turn');
    const readBefore = await requireWebsite(product.platform.database, from.orgId, website.id);
    await held.query('commit');
    held.release();
    const answers = await Promise.all(accepting);
    expect(answers.map(({ status, body }) => [status, 'code' in body ? body.code : body.id]).sort()).toEqual([
      [200, to.orgId],
      ...Array(3).fill([400, 'transfer_invalid']),
    ]);
    // A request that has read the offer before, and goes on after: it is late, and there is no other such website.
    const late = { website: readBefore, organizationId: to.orgId };
    const neverReached = () => expect.fail('it was accepted twice');
    await expect(
      transferWebsite(product.platform, {} as WebsiteBilling, await sessionOf(to), late, neverReached, neverReached),
    ).rejects.toMatchObject({ code: 'transfer_invalid' });
    expect((await accept(to.client, token, to.orgId)).body).toMatchObject({ code: 'transfer_invalid' });
    const { rows } = await product.pool.query(
      `select organization_id, details from audit_entries where event = 'website.transferred' and target_id = $1`,
      [website.id],
    );
    expect(rows.map(({ organization_id }) => organization_id).sort()).toEqual([from.orgId, to.orgId].sort());
    expect((await product.mail(from.email, /was transferred/)).text).toContain('nothing is charged or refunded');
    expect((await product.mail(to.email, /is now yours/)).text).toContain('Choose a plan');
  });

  it('withdrawn or declined while it is accepted has one outcome', async () => {
    const [from, to] = [await newAdmin(), await newAdmin()];
    for (const undo of ['withdraw', 'decline'] as const) {
      const website = await registered(from);
      const token = await offered(from, website.id, to.email);
      const undone = () =>
        undo === 'withdraw'
          ? from.client.call(calls.withdrawTransfer, { params: { id: website.id } })
          : product.client().call(calls.declineTransfer, { query: { token } });
      const [accepted, answer] = await Promise.all([accept(to.client, token, to.orgId), undone()]);
      const isMoved = (await rowOf(website.id)).organization_id === to.orgId;
      expect([accepted.status === 200, answer.status === 200]).toEqual([isMoved, !isMoved]);
    }
  });

  it('is shown to admins, replaced by a newer one, withdrawn, and declined with a mail to who made it', async () => {
    const from = await newAdmin();
    const user = await invitedPerson(product, from.client);
    const website = await registered(from);
    const [first, next] = [newEmail(), newEmail()];
    const old = await offered(from, website.id, first);
    const token = await offered(from, website.id, next);
    const info = (secret: string) => product.client().call(calls.getTransfer, { query: { token: secret } });
    expect((await info(old)).body).toMatchObject({ code: 'transfer_invalid' });
    expect((await info(token)).body).toMatchObject({ domain: website.domain, email: next, hasAccount: false });
    expect(await billing.website(from.client, website.domain)).toMatchObject({ offer: { email: next } });
    expect(await billing.website(user.client, website.domain)).toMatchObject({ offer: null });
    expect((await product.client().call(calls.declineTransfer, { query: { token } })).status).toBe(200);
    expect((await product.mail(from.email, /stays with you/)).text).toContain(next);
    const withdraw = () => from.client.call(calls.withdrawTransfer, { params: { id: website.id } });
    expect(await withdraw()).toMatchObject({ status: 404, body: { code: 'transfer_gone' } });
    const last = await offered(from, website.id, newEmail());
    expect((await withdraw()).status).toBe(200);
    expect((await info(last)).status).toBe(400);
    expect(await billing.website(from.client, website.domain)).toMatchObject({ offer: null });
  });

  it('ends with the sender’s role, with the website, and after its days', async () => {
    const [owner, to] = [await newAdmin(), await newAdmin()];
    const sender = await invitedPerson(product, owner.client, 'ORG_ADMIN');
    const from = { ...sender, orgId: owner.orgId };
    const refused = async (token: string) =>
      expect(await accept(to.client, token, to.orgId)).toMatchObject({
        status: 400,
        body: { code: 'transfer_invalid' },
      });
    const [first, next] = [await registered(from), await registered(from)];
    const late = await offered(from, first.id, to.email);
    await product.pool.query('update website_transfers set expires_at = now() where website_id = $1', [first.id]);
    await refused(late);
    const deleted = await offered(from, next.id, to.email);
    await from.client.call(calls.deleteWebsite, { params: { id: next.id } });
    await refused(deleted);
    const demoted = await offered(from, first.id, to.email);
    const change = { params: { id: sender.userId }, body: { role: 'ORG_USER' as const } };
    await product.pool.query('update organizations set deletes_at = now() where id = $1', [owner.orgId]);
    await refused(demoted);
    await product.pool.query('update organizations set deletes_at = null where id = $1', [owner.orgId]);
    await owner.client.call(calls.updateUserRole, change);
    await refused(demoted);
  });

  it('is good for its address and for an organization one runs, and for nobody who guesses', async () => {
    const [from, to, stranger] = [await newAdmin(), await newAdmin(), await newAdmin()];
    const website = await registered(from);
    const token = await offered(from, website.id, to.email);
    expect(await offer(stranger.client, website.id, stranger.email)).toMatchObject({ status: 404 });
    expect(await stranger.client.call(calls.withdrawTransfer, { params: { id: website.id } })).toMatchObject({
      status: 404,
      body: { code: 'transfer_gone' },
    });
    expect((await accept(product.client(), token, to.orgId)).status).toBe(401);
    expect(await accept(stranger.client, token, stranger.orgId)).toMatchObject({
      status: 403,
      body: { code: 'transfer_for_another_email' },
    });
    for (const id of [stranger.orgId, NOBODY])
      expect(await accept(to.client, token, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await joinedPerson(product, stranger.client, to);
    expect(await accept(to.client, token, stranger.orgId)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const guess = 'A'.repeat(token.length);
    expect(await accept(to.client, guess, to.orgId)).toMatchObject({ status: 400, body: { code: 'transfer_invalid' } });
    const { rows } = await product.pool.query('select * from website_transfers where website_id = $1', [website.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    await to.client.call(calls.switchOrganization, { body: { organizationId: to.orgId } });
    await registered(to, website.domain);
    expect(await accept(to.client, token, to.orgId)).toMatchObject({ status: 409, body: { code: 'transfer_exists' } });
    await product.pool.query('update organizations set deletes_at = now() where id = $1', [to.orgId]);
    expect((await accept(to.client, token, to.orgId)).body).toMatchObject({ code: 'organization_closed' });
    await product.pool.query('update organizations set deletes_at = null where id = $1', [to.orgId]);
    await product.pool.query('update organizations set requires_second_factor = true where id = $1', [to.orgId]);
    expect(await accept(to.client, token, to.orgId)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    });
    expect((await rowOf(website.id)).organization_id).toBe(from.orgId);
  });
});

describe('between one’s own organizations', () => {
  it('nothing happens while the payment provider is away, and it can be repeated', async () => {
    const from = await newAdmin();
    const website = await paid(from);
    const other = (await from.client.call(calls.createOrganization, { body: { name: 'Client', another: true } })).body;
    await from.client.call(calls.switchOrganization, { body: { organizationId: from.orgId } });
    const away = await product.another({
      payments: { ...product.settings.payments, apiBase: 'http://127.0.0.1:1' },
      SERVER_ROLES: ['web'],
    });
    const client = away.client();
    client.takeCookies(from.client);
    const move = (sender: TestClient) =>
      sender.call(calls.moveWebsite, { params: { id: website.id }, body: { organizationId: other.id } });
    const before = await rowOf(website.id);
    expect(await move(client)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await rowOf(website.id)).toEqual(before);
    expect((await billing.stripe.subscriptions.retrieve(before.subscription_id)).cancel_at_period_end).toBe(false);
    expect((await move(from.client)).status).toBe(200);
    await away.stop();
  });

  it('A09 a website moves at once; keys of the former one lose it, and webhooks of both sides hear of it', async () => {
    const from = await newAdmin();
    const website = await paid(from);
    const params = { id: website.id };
    const key = await newApiKey(from.client, ['websites:read']);
    const seen = async () => {
      const answer = await fetch(`${product.url}/api/v1/websites/${website.id}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      return answer.status;
    };
    expect(await seen()).toBe(200);
    const move = (organizationId: string) => from.client.call(calls.moveWebsite, { params, body: { organizationId } });
    expect(await move(from.orgId)).toMatchObject({ status: 409, body: { code: 'transfer_same_organization' } });
    expect((await move(NOBODY)).status).toBe(404);
    const other = (await from.client.call(calls.createOrganization, { body: { name: 'Client', another: true } })).body;
    await from.client.call(calls.switchOrganization, { body: { organizationId: other.id } });
    const events = ['website.live' as const, 'website.transferred' as const];
    const body = { url: 'https://hooks.example/evenway', events };
    await from.client.call(calls.createWebhook, { body });
    await from.client.call(calls.switchOrganization, { body: { organizationId: from.orgId } });
    await from.client.call(calls.createWebhook, { body });
    expect(await move(other.id)).toMatchObject({ status: 200, body: { id: other.id, name: 'Client' } });
    // The page stays where it is.
    expect((await from.client.call(calls.getSessionUser, {})).body.orgId).toBe(from.orgId);
    expect(await seen()).toBe(404);
    const heardBy = async (organizationId: string) => {
      const select = 'select type, data from webhook_events where organization_id = $1';
      return (await product.pool.query(select, [organizationId])).rows;
    };
    expect(await heardBy(other.id)).toMatchObject([
      { type: 'website.live', data: { website: { id: website.id, isLive: true, status: 'cancelled' } } },
    ]);
    // Only what the former owner knew: not to whom it went.
    expect(await heardBy(from.orgId)).toEqual([
      { type: 'website.transferred', data: { website: { id: website.id, domain: website.domain } } },
    ]);
    const { body: overview } = await from.client.call(calls.getOrganizationsOverview, {});
    expect(overview.map(({ id, websites }) => [id, websites])).toEqual(
      expect.arrayContaining([
        [from.orgId, 0],
        [other.id, 1],
      ]),
    );
  });
});
