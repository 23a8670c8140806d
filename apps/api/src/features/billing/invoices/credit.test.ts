import { calls, type Website } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFull } from '../../../../../../scripts/lib/testing/depth.ts';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, startBillingProduct } from '../../../testing/billing-product.ts';
import { announceFirstCharge } from '../payment-notices.ts';

const DAY = 86_400;

// Checkouts, events and clocks: a busy machine needs more than the default time.
vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

interface Case {
  readonly credit: 'none' | 'smaller' | 'equal' | 'larger';
  readonly websites: number;
  readonly yearly: boolean;
  readonly isTrial: boolean;
}
const TABLE: Case[] = (['none', 'smaller', 'equal', 'larger'] as const).flatMap((credit) =>
  [1, 2, 3].flatMap((websites) =>
    [false, true].flatMap((yearly) => [true, false].map((isTrial) => ({ credit, websites, yearly, isTrial }))),
  ),
);
/** Every credit with every number of websites, interval and phase, but not every combination of all four. */
const SOME = TABLE.filter(
  ({ credit, websites, yearly, isTrial }) =>
    ['none', 'smaller', 'equal', 'larger'].indexOf(credit) % 2 === (websites + Number(yearly)) % 2 &&
    isTrial === (credit === 'smaller' || credit === 'none' ? yearly : !yearly),
);

async function customerOf({ organizationId }: Website): Promise<string> {
  const { rows } = await billing.product.pool.query(
    'select customer_id from payment_customers where organization_id = $1',
    [organizationId],
  );
  return rows[0].customer_id;
}
async function subscriptionOf({ id }: Website): Promise<string> {
  const { rows } = await billing.product.pool.query('select subscription_id from websites where id = $1', [id]);
  return rows[0].subscription_id;
}
const creditOf = async (client: TestClient) => (await client.call(calls.getCredit, {})).body;
const seconds = (timestamp: string | null | undefined) => Date.parse(timestamp ?? '') / 1000;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Sets the credit at the provider, and waits until the product has read it. */
async function giveCredit(client: TestClient, customer: string, amount: number): Promise<void> {
  await billing.stripe.customers.update(customer, { balance: -amount });
  await waitFor(async () => ((await creditOf(client))?.amount ?? 0) === amount || undefined, 'the credit to be read');
}

/** The prices of all plans differ, so a price cannot be mistaken for that of another website. */
async function subscribed(client: TestClient, { websites, yearly, isTrial }: Case): Promise<Website[]> {
  const plans = ['Starter', 'Growth', 'Starter'].slice(0, websites);
  const made: Website[] = [];
  for (const [index, plan] of plans.entries())
    made.push(await billing.subscribe(client, `shop-${index}.example`, { plan, yearly }));
  if (isTrial || !made[0]) return made;
  const customer = await customerOf(made[0]);
  const last = Math.max(...made.map(({ trialEndsAt }) => seconds(trialEndsAt)));
  await billing.moveClock({ to: last + 5 * DAY, customer });
  const isRunning = ({ trialEndsAt, nextAmount }: Website) => trialEndsAt === null && nextAmount !== null;
  return Promise.all(made.map(({ domain }) => billing.until(client, domain, isRunning)));
}

describe.each(isFull ? TABLE : SOME)('credit $credit, $websites websites, yearly $yearly, trial $isTrial', (one) => {
  it('each website names its own price, the credit is named once, and the invoices are as they say', async () => {
    const { client } = await signedInPerson(billing.product);
    const websites = await subscribed(client, one);
    const [first] = websites;
    if (!first) throw new Error('no website');
    const customer = await customerOf(first);
    const prices = new Map((await client.call(calls.listPrices, {})).body.map((plan) => [plan.id, plan]));
    const priceOf = ({ priceId }: Website) => {
      const plan = prices.get(priceId ?? '');
      return Math.round((plan?.amount ?? 0) * (plan?.yearly ? 12 : 1) * 100);
    };
    const amount = { none: 0, smaller: 700, equal: priceOf(first), larger: priceOf(first) + 1_700 }[one.credit];
    await giveCredit(client, customer, amount);
    const known = new Set((await billing.stripe.invoices.list({ customer, limit: 100 })).data.map(({ id }) => id));

    // What the dashboard, the billing page and the plan dialog say.
    const listed = (await client.call(calls.listWebsites, {})).body;
    expect(new Map(listed.map((website) => [website.id, website.nextAmount]))).toEqual(
      new Map(websites.map((website) => [website.id, priceOf(website)])),
    );
    for (const website of websites) {
      const upcoming = (await client.call(calls.getUpcomingInvoice, { query: { websiteId: website.id } })).body;
      expect(upcoming).toMatchObject({ amountPaid: priceOf(website), periodStart: website.expiresAt });
    }
    const credit = await creditOf(client);
    const nextUse = listed.map(({ expiresAt }) => expiresAt ?? '').sort()[0];
    expect(credit).toEqual(amount === 0 ? null : { amount, currency: 'usd', nextUse });
    const other = [...prices.values()].find(({ name, yearly }) => name === 'Growth' && yearly === one.yearly);
    const query = { websiteId: first.id, newPriceId: other?.id ?? '' };
    const { body: said } = await client.call(calls.previewPlanChange, { query });
    expect(said.nextAmount).toBe(Math.round((other?.amount ?? 0) * (one.yearly ? 12 : 1) * 100));
    expect(said.credit + said.creditUsed).toBe(amount);

    // What comes.
    const last = Math.max(...listed.map(({ expiresAt }) => seconds(expiresAt)));
    await billing.moveClock({ to: last + 3 * 3_600, customer });
    const came = (await billing.stripe.invoices.list({ customer, limit: 100 })).data.filter(({ id }) => !known.has(id));
    const bySubscription = new Map(came.map((invoice) => [subscriptionNamedBy(invoice), invoice]));
    expect(came).toHaveLength(websites.length);
    for (const website of listed) {
      const invoice = bySubscription.get(await subscriptionOf(website));
      expect(invoice).toMatchObject({ total: website.nextAmount, status: 'paid', created: seconds(website.expiresAt) });
    }
    const paidWithCredit = came.map(({ total, amount_paid: paid }) => total - paid);
    expect(sum(paidWithCredit)).toBe(Math.min(amount, sum(came.map(({ total }) => total))));
    const firstUsed = came.filter((_, index) => paidWithCredit[index] !== 0).map(({ created }) => created);
    if (credit) expect(Math.min(...firstUsed)).toBe(seconds(credit.nextUse));
    const left = amount - sum(paidWithCredit);
    await waitFor(async () => ((await creditOf(client))?.amount ?? 0) === left || undefined, 'the rest of the credit');
  });
});

const subscriptionNamedBy = ({ parent }: Stripe.Invoice) => String(parent?.subscription_details?.subscription);

it('mails name the price and the credit apart, and a website paid with credit alone gets its receipt', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const covered = await billing.subscribe(client, 'covered.example', { plan: 'Starter' });
  const customer = await customerOf(covered);
  await giveCredit(client, customer, 3_000);
  await announceFirstCharge(billing.product.platform, await subscriptionOf(covered));
  const announced = await billing.product.mail(email, /free trial ends on/);
  expect(announced.text).toMatch(/\$25\.00 is due on .*, covered by your credit/);
  expect(announced.text).toContain('in credit, which is used before your Visa card ending in 4242.');
  expect(announced.text).not.toContain('$0.00');
  await billing.moveClock({ step: 'trial_end', customer });
  const receipt = await billing.product.mail(email, /^Receipt for covered\.example: covered by credit$/);
  expect(receipt.text).toContain('$25.00 of your organization’s credit paid for covered.example.');
  await billing.until(client, 'covered.example', ({ trialEndsAt }) => trialEndsAt === null);
  await waitFor(async () => (await creditOf(client))?.amount === 500 || undefined, 'the rest of the credit');
  const renewed = await billing.website(client, 'covered.example');
  await billing.moveClock({ to: seconds(renewed?.expiresAt) + 2 * 3_600, customer });
  const partly = await billing.product.mail(email, /^Receipt for covered\.example: \$20\.00$/);
  expect(partly.text).toContain('$5.00 was paid with your organization’s credit.');
});

it('a mail promises the credit only to the website that is due first', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const first = await billing.subscribe(client, 'first.example', { plan: 'Starter' });
  const later = await billing.subscribe(client, 'later.example', { plan: 'Starter' });
  await giveCredit(client, await customerOf(first), 3_000);
  const earlier = `update websites set expires_at = expires_at - interval '1 day' where id = $1`;
  await billing.product.pool.query(earlier, [first.id]);
  await announceFirstCharge(billing.product.platform, await subscriptionOf(later));
  const announced = await billing.product.mail(email, /^later\.example: your free trial ends on/);
  expect(announced.text).toContain('in credit, which is used before your Visa card ending in 4242.');
  expect(announced.text).not.toContain('covered by your credit');
});
