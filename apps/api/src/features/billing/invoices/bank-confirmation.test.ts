import { calls, type Website } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { ASKING_METHOD, type BillingProduct, startBillingProduct } from '../../../testing/billing-product.ts';

// Mails, jobs and clocks: a busy machine needs more than the default time.
vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

/** A website past its trial, on Starter, whose bank requires confirmation of every further charge. */
async function askedForEachCharge(domain: string) {
  const { client, email } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, domain, { plan: 'Starter' });
  const { rows } = await billing.product.pool.query(
    `select w.subscription_id, c.customer_id from websites w
     join payment_customers c on c.organization_id = w.organization_id where w.id = $1`,
    [website.id],
  );
  const [{ subscription_id: subscription, customer_id: customer }] = rows as [Record<string, string>];
  await billing.moveClock({ step: 'trial_end', customer: customer ?? '' });
  await billing.until(client, domain, ({ trialEndsAt }) => trialEndsAt === null);
  const method = await billing.stripe.paymentMethods.attach(ASKING_METHOD, { customer: customer ?? '' });
  await billing.stripe.subscriptions.update(subscription ?? '', { default_payment_method: method.id });
  return { client, email, website, customer: customer ?? '', subscription: subscription ?? '' };
}

const openInvoice = async (client: TestClient, { id }: Website) =>
  (await client.call(calls.listInvoices, { query: { websiteId: id } })).body.find(({ status }) => status === 'open');
const confirm = (payUrl: string | null | undefined) => fetch(`${payUrl}/pay`, { method: 'POST' });
const upgrade = async (client: TestClient, { id }: Website) =>
  client.call(calls.changePlan, { body: { websiteId: id, newPriceId: (await billing.plan('Growth')).id } });

it('an upgrade whose payment the bank asks about waits, is confirmed on the invoice page, and then counts', async () => {
  const domain = 'asked.example';
  const { client, email, website } = await askedForEachCharge(domain);
  expect(await upgrade(client, website)).toMatchObject({ status: 402, body: { code: 'payment_needs_confirmation' } });
  expect(await billing.website(client, domain)).toMatchObject({ status: 'ACTIVE', subscriptionName: 'Starter' });
  const open = await openInvoice(client, website);
  expect(open).toMatchObject({ amountPaid: 0, payUrl: expect.stringMatching(/^http/) });
  expect(open?.amountDue).toBeGreaterThan(0);
  expect(await (await fetch(open?.payUrl ?? '')).text()).toContain('Confirm and pay');
  expect((await confirm(open?.payUrl)).status).toBe(200);
  await billing.until(client, domain, ({ subscriptionName }) => subscriptionName === 'Growth');
  expect(await openInvoice(client, website)).toBeUndefined();
  const { rows } = await billing.product.pool.query(
    `select template from mail_outbox where recipient = $1 and template = 'payment-failed'`,
    [email],
  );
  expect(rows).toEqual([]);
});

it('one that is not confirmed changes nothing, and can be asked for again without a second debt', async () => {
  const domain = 'unanswered.example';
  const { client, website, subscription } = await askedForEachCharge(domain);
  await upgrade(client, website);
  await upgrade(client, website);
  const open = await billing.stripe.invoices.list({ subscription, status: 'open' });
  expect(open.data).toHaveLength(1);
  expect(await billing.website(client, domain)).toMatchObject({ status: 'ACTIVE', subscriptionName: 'Starter' });
});

it('an unpaid renewal that the bank asks about says so when it is paid by a call, and is paid on the invoice page', async () => {
  const domain = 'renewal.example';
  const { client, website, customer } = await askedForEachCharge(domain);
  await billing.moveClock({ step: 'renewal', customer });
  await billing.until(client, domain, ({ status }) => status === 'NOT_PAID');
  expect(await client.call(calls.payInvoices, { query: { websiteId: website.id } })).toMatchObject({
    status: 402,
    body: { code: 'payment_needs_confirmation' },
  });
  await confirm((await openInvoice(client, website))?.payUrl);
  await billing.until(client, domain, ({ status }) => status === 'ACTIVE');
});
