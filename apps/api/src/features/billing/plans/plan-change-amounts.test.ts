import { calls, type Plan, type PlanChangePreview, type Website } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFull } from '../../../../../../scripts/lib/testing/depth.ts';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, startBillingProduct } from '../../../testing/billing-product.ts';

type Named = readonly [name: 'Starter' | 'Growth', yearly: boolean];

type Change = readonly [what: string, from: Named, to: Named];

/** Every kind of plan change. */
const CHANGES: readonly Change[] = [
  ['monthly, up', ['Starter', false], ['Growth', false]],
  ['monthly, down', ['Growth', false], ['Starter', false]],
  ['monthly to yearly', ['Growth', false], ['Growth', true]],
  ['yearly, up', ['Starter', true], ['Growth', true]],
  ['yearly, down', ['Growth', true], ['Starter', true]],
  ['yearly to monthly', ['Growth', true], ['Growth', false]],
];
const isSamePlan = (one: Named, other: Named) => one.join() === other.join();
/** The plans that changes start from: refusals because of a website's state are tested in all directions from there. */
const STARTS = CHANGES.map(([, from]) => from).filter(
  (from, index, all) => all.findIndex((one) => isSamePlan(one, from)) === index,
);
/** Up, down and to another period. The other kinds only differ in amounts, which "paid" checks for every kind. */
const SOME_CHANGES = isFull ? CHANGES : CHANGES.slice(0, 3);
const SOME_STARTS = isFull ? STARTS : STARTS.slice(-1);
const DAY = 86_400;
/** Long enough to change every price by a cent, and shorter than a preview is valid. */
const THINKING_SECONDS = 12 * 60;

// Several subscriptions each: a busy machine needs more than the default time.
vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
/** For websites that leave no credit behind: credit belongs to the organization and would change the next case. */
let shared: TestClient;
beforeAll(async () => {
  billing = await startBillingProduct();
  shared = (await signedInPerson(billing.product)).client;
});
afterAll(() => billing.stop());

/** A website on a plan, in its trial; without `admin`, in an organization of its own. */
async function subscribed(from: Named, admin?: TestClient) {
  const client = admin ?? (await signedInPerson(billing.product)).client;
  const domain = `shop-${Math.random().toString(36).slice(2)}.example`;
  const plan = await billing.plan(...from);
  const website = await billing.subscribe(client, domain, { plan: plan.name, yearly: plan.yearly });
  const subscription = await subscriptionOf(website);
  return { client, domain, website, subscription: subscription.id, customer: String(subscription.customer) };
}
type Subscribed = Awaited<ReturnType<typeof subscribed>>;

async function subscriptionOf({ id }: Website): Promise<Stripe.Subscription> {
  const { rows } = await billing.product.pool.query('select subscription_id from websites where id = $1', [id]);
  return billing.stripe.subscriptions.retrieve(rows[0].subscription_id);
}
const firstItem = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without an item');
  return item;
};
const preview = (one: Subscribed, to: Plan) =>
  one.client.call(calls.previewPlanChange, { query: { websiteId: one.website.id, newPriceId: to.id } });
const change = (one: Subscribed, to: Plan, prorationDate?: number) =>
  one.client.call(calls.changePlan, {
    body: { websiteId: one.website.id, newPriceId: to.id, ...(prorationDate !== undefined && { prorationDate }) },
  });
const invoices = async ({ subscription }: Subscribed) =>
  (await billing.stripe.invoices.list({ subscription, limit: 100 })).data;
const balanceOf = async ({ customer }: Subscribed) => {
  const found = await billing.stripe.customers.retrieve(customer);
  return found.deleted ? 0 : found.balance;
};

/** Past the end of the trial, ten days into the first paid period. */
async function intoPaidPeriod(one: Subscribed): Promise<void> {
  const now = await billing.moveClock({ step: 'trial_end', customer: one.customer });
  await billing.moveClock({ to: now + 10 * DAY, customer: one.customer });
  await billing.until(one.client, one.domain, ({ status, trialEndsAt }) => status === 'ACTIVE' && trialEndsAt === null);
}

/** From now on every charge fails. */
async function breakCard({ customer, subscription }: Subscribed): Promise<void> {
  const failing = await billing.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await billing.stripe.subscriptions.update(subscription, { default_payment_method: failing.id });
}

/** Compares the next renewal's invoice with what was announced. */
async function expectNext(one: Subscribed, said: PlanChangePreview, known: readonly Stripe.Invoice[]): Promise<void> {
  const { current_period_end: end } = firstItem(await billing.stripe.subscriptions.retrieve(one.subscription));
  await billing.moveClock({ to: end + 2 * 3_600, customer: one.customer });
  const [next] = (await invoices(one)).filter(({ id }) => !known.some((before) => before.id === id));
  expect(next).toMatchObject({ status: 'paid', total: said.nextAmount - said.nextCredit });
  expect(next?.amount_paid).toBe(Math.max(0, said.nextAmount - said.credit));
  // The change is later than its preview; a period that starts with it moves by the same time.
  expect(Math.abs(Date.parse(said.nextDate) / 1000 - end)).toBeLessThan(THINKING_SECONDS + 120);
  expect(next?.created).toBe(end);
}

describe.each(SOME_CHANGES)('%s', (_what, from, to) => {
  it('in the trial: nothing now, and the first charge is that of the new plan on the day the trial ends', async () => {
    const one = await subscribed(from, shared);
    const plan = await billing.plan(...to);
    const { body: said } = await preview(one, plan);
    expect(said).toMatchObject({ dueNow: 0, unusedTime: 0, credit: 0, isTrial: true });
    const known = await invoices(one);
    expect((await change(one, plan, said.prorationDate)).body).toMatchObject({
      priceId: plan.id,
      nextAmount: said.nextAmount,
      currency: said.currency,
      trialEndsAt: said.nextDate,
    });
    expect(await invoices(one)).toHaveLength(known.length);
    await expectNext(one, said, known);
  });
});

describe.each(CHANGES)('%s', (_what, from, to) => {
  it('paid: what is said is due, credited and next is what the invoices then say', async () => {
    const one = await subscribed(from);
    const plan = await billing.plan(...to);
    await intoPaidPeriod(one);
    const { body: said } = await preview(one, plan);
    const known = await invoices(one);
    // Someone who hesitates pays what was shown.
    await billing.moveClock({ to: said.prorationDate + THINKING_SECONDS, customer: one.customer });
    const changed = await change(one, plan, said.prorationDate);
    expect(changed).toMatchObject({ status: 200, body: { priceId: plan.id, nextAmount: said.nextAmount } });
    const [now] = (await invoices(one)).filter(({ id }) => !known.some((before) => before.id === id));
    expect(now?.amount_paid ?? 0).toBe(said.dueNow);
    expect(-(await balanceOf(one)) || 0).toBe(said.credit);
    const waiting = await billing.stripe.invoices.createPreview({ subscription: one.subscription });
    const prorations = waiting.lines.data.filter((line) => line.parent?.subscription_item_details?.proration);
    expect(prorations.reduce((sum, { amount }) => sum - amount, 0)).toBe(said.nextDeduction);
    const isDearer = (to[0] === 'Growth' && from[0] === 'Starter') || (!from[1] && to[1]);
    expect([said.dueNow > 0, said.credit + said.nextDeduction > 0]).toEqual([isDearer, !isDearer]);
    expect(said.unusedTime).toBeGreaterThan(0);
    // Cheaper plans with the same interval wait for the next invoice.
    expect(now === undefined).toBe(!isDearer && from[1] === to[1]);
    await expectNext(one, said, await invoices(one));
  });
});

describe.each(SOME_CHANGES)('%s', (_what, from, to) => {
  it('declined card: what must be paid now is refused and leaves nothing behind, a credit needs no card', async () => {
    const one = await subscribed(from);
    const plan = await billing.plan(...to);
    await intoPaidPeriod(one);
    await breakCard(one);
    const { body: said } = await preview(one, plan);
    const known = await invoices(one);
    const answer = await change(one, plan, said.prorationDate);
    if (said.dueNow === 0) {
      expect(answer.status).toBe(200);
      return;
    }
    expect(answer).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
    expect((await invoices(one)).map(({ id, status }) => [id, status])).toEqual(
      known.map(({ id, status }) => [id, status]),
    );
    expect(await billing.website(one.client, one.domain)).toMatchObject({
      status: 'ACTIVE',
      subscriptionName: from[0],
    });
    expect((await preview(one, plan)).body.dueNow).toBeGreaterThan(0);
  });
});

describe.each(SOME_STARTS)('from %s, yearly %s', (...from) => {
  const targets = () =>
    Promise.all(CHANGES.filter(([, start]) => isSamePlan(start, from)).map(([, , to]) => billing.plan(...to)));

  it('cancelled with time left: refused before and after, until it is resumed', async () => {
    const one = await subscribed(from, shared);
    const plans = await targets();
    await one.client.call(calls.cancelSubscription, { query: { websiteId: one.website.id } });
    for (const plan of plans) {
      expect(await preview(one, plan)).toMatchObject({ status: 409, body: { code: 'website_cancelled' } });
      expect(await change(one, plan)).toMatchObject({ status: 409, body: { code: 'website_cancelled' } });
    }
    await one.client.call(calls.resumeSubscription, { query: { websiteId: one.website.id } });
    for (const plan of plans) expect((await change(one, plan)).status).toBe(200);
  });

  it('past due: refused until the open invoice is paid', async () => {
    const one = await subscribed(from, shared);
    await breakCard(one);
    await billing.moveClock({ step: 'trial_end', customer: one.customer });
    await billing.until(one.client, one.domain, ({ status }) => status === 'NOT_PAID');
    for (const plan of await targets()) {
      expect(await preview(one, plan)).toMatchObject({ status: 409, body: { code: 'website_unpaid' } });
      expect(await change(one, plan)).toMatchObject({ status: 409, body: { code: 'website_unpaid' } });
    }
    expect(firstItem(await subscriptionOf(one.website)).price.id).toBe((await billing.plan(...from)).id);
  });
});

it('a moment that was never shown is refused: it would count used time as unused', async () => {
  const one = await subscribed(['Growth', false]);
  await intoPaidPeriod(one);
  const starter = await billing.plan('Starter');
  const { current_period_start: start } = firstItem(await subscriptionOf(one.website));
  expect(await change(one, starter, start)).toMatchObject({ status: 409, body: { code: 'preview_outdated' } });
  expect(await change(one, starter, start + 400 * DAY)).toMatchObject({
    status: 409,
    body: { code: 'preview_outdated' },
  });
});

it('ended: there is nothing left to change', async () => {
  const one = await subscribed(['Growth', false], shared);
  await billing.stripe.subscriptions.cancel(one.subscription);
  await billing.until(one.client, one.domain, ({ status }) => status === 'CANCELLED');
  expect(await change(one, await billing.plan('Starter'))).toMatchObject({ body: { code: 'website_not_subscribed' } });
});
