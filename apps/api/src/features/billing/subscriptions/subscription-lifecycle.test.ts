import { calls, type Website } from '@evenway/contract';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import type { TestClient } from '@evenway/testing/test-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, FAILING_CARD, GOOD_CARD, startBillingProduct } from '../../../testing/billing-product.ts';

let billing: BillingProduct;
let admin: TestClient;
beforeEach(async () => {
  billing = await startBillingProduct();
  admin = (await signedInPerson(billing.product)).client;
});
afterEach(() => billing.stop());

const DOMAIN = 'bakery.example';
const invoices = async (website: Website) =>
  (await admin.call(calls.listInvoices, { query: { websiteId: website.id } })).body;
const upcoming = async (website: Website) =>
  (await admin.call(calls.getUpcomingInvoice, { query: { websiteId: website.id } })).body;
const until = (expected: (website: Website) => boolean) => billing.until(admin, DOMAIN, expected);
/** After a move, the stand-in's clock is ahead of ours, so compare with the provider's time. */
const isAfter = (moment: string | null, seconds: number) => Date.parse(moment ?? '') / 1000 > seconds;

describe('the life of a subscription, on the clock', () => {
  it('trial, first charge, renewal, cancel, resume, cancel, end, and again without a second trial', async () => {
    const website = await billing.subscribe(admin, DOMAIN);
    expect((await invoices(website)).every(({ amountPaid }) => amountPaid === 0)).toBe(true);
    expect(await upcoming(website)).toMatchObject({ amountPaid: 5_000, currency: 'usd' });

    let now = await billing.moveClock({ step: 'trial_end' });
    await until((one) => one.status === 'ACTIVE' && isAfter(one.expiresAt, now + 20 * 86_400));
    expect((await invoices(website))[0]).toMatchObject({
      status: 'paid',
      amountPaid: 5_000,
      currency: 'usd',
      invoicePdf: expect.stringContaining('http'),
    });

    now = await billing.moveClock({ step: 'renewal' });
    await until((one) => isAfter(one.expiresAt, now + 20 * 86_400));
    expect((await invoices(website)).filter(({ amountPaid }) => amountPaid === 5_000)).toHaveLength(2);

    const cancelled = await admin.call(calls.cancelSubscription, { query: { websiteId: website.id } });
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED' });
    expect(isAfter(cancelled.body.expiresAt, now)).toBe(true);
    expect(await upcoming(website)).toBeNull();
    expect(await admin.call(calls.deleteWebsite, { params: { id: website.id } })).toMatchObject({
      status: 409,
      body: { code: 'website_in_use' },
    });
    expect((await admin.call(calls.resumeSubscription, { query: { websiteId: website.id } })).body).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await admin.call(calls.cancelWebsite, { params: { id: website.id } })).body).toMatchObject({
      status: 'CANCELLED',
    });
    expect((await admin.call(calls.cancelWebsite, { params: { id: website.id } })).status).toBe(200);

    await billing.switchWebhooks({ drop: true });
    await billing.moveClock({ step: 'month' });
    const [subscriptionId] = (
      await billing.product.pool.query('select subscription_id from website_subscriptions')
    ).rows.map((row) => row.subscription_id);
    expect((await billing.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    // Too late, and the first we hear of the end: from now on the website shows it.
    expect(await admin.call(calls.resumeSubscription, { query: { websiteId: website.id } })).toMatchObject({
      body: { code: 'website_not_subscribed' },
    });
    const ended = await billing.website(admin, DOMAIN);
    expect(ended?.status).toBe('CANCELLED');
    expect(isAfter(ended?.expiresAt ?? null, Date.now() / 1000)).toBe(false);
    await billing.switchWebhooks({ drop: false });

    const answer = await admin.call(calls.createCheckoutSession, {
      body: { domain: DOMAIN, priceId: (await billing.plan('Starter')).id },
    });
    expect(answer.status).toBe(200);
    await completeCheckout(answer.body.url, GOOD_CARD);
    await until((one) => one.status === 'ACTIVE' && one.subscriptionName === 'Starter');
    const { data } = await billing.stripe.subscriptions.list({ status: 'all', limit: 10 });
    expect(data.map(({ trial_start }) => trial_start !== null).sort()).toEqual([false, true]);
    // Newest first, also across its subscriptions.
    const paid = (await invoices(website)).map(({ amountPaid }) => amountPaid).filter((amount) => amount > 0);
    expect(paid).toEqual([2_500, 5_000, 5_000]);
  });

  it('a card that fails at the end of the trial, recovery, and deletion that never leaves a charge', async () => {
    const website = await billing.subscribe(admin, DOMAIN, { card: FAILING_CARD });
    await billing.moveClock({ step: 'trial_end' });
    await until((one) => one.status === 'NOT_PAID');
    const { rows } = await billing.product.pool.query('select subscription_id from websites');
    const subscription = await billing.stripe.subscriptions.retrieve(rows[0].subscription_id);
    const customer = String(subscription.customer);
    const card = await billing.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await billing.stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
    const open = (await billing.stripe.invoices.list({ subscription: subscription.id, status: 'open', limit: 1 }))
      .data[0];
    await billing.stripe.invoices.pay(open?.id ?? '', { payment_method: card.id });
    await until((one) => one.status === 'ACTIVE');

    const failing = await billing.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await billing.stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id });
    await billing.moveClock({ step: 'renewal' });
    await until((one) => one.status === 'NOT_PAID');
    expect((await admin.call(calls.deleteWebsite, { params: { id: website.id } })).status).toBe(200);
    expect((await billing.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await admin.call(calls.listWebsites, {})).body).toEqual([]);
  });

  it('a change of plan costs what its preview said: nothing in the trial, at once when dearer, credited when cheaper', async () => {
    const website = await billing.subscribe(admin, DOMAIN, { plan: 'Starter' });
    const [starter, growth] = [await billing.plan('Starter'), await billing.plan('Growth')];
    const preview = async (newPriceId: string) =>
      (await admin.call(calls.previewPlanChange, { query: { websiteId: website.id, newPriceId } })).body;
    const change = (newPriceId: string, prorationDate?: number) =>
      admin.call(calls.changePlan, {
        body: { websiteId: website.id, newPriceId, ...(prorationDate !== undefined && { prorationDate }) },
      });

    const inTrial = await preview(growth.id);
    expect(inTrial).toMatchObject({ dueNow: 0, nextAmount: 5_000 });
    expect((await change(growth.id, inTrial.prorationDate)).body).toMatchObject({
      subscriptionName: 'Growth',
      priceId: growth.id,
    });
    expect(await change(growth.id)).toMatchObject({ status: 400, body: { code: 'plan_unchanged' } });
    expect((await change(starter.id)).status).toBe(200);
    expect(await change((await billing.plan('Scale')).id)).toMatchObject({
      status: 400,
      body: { code: 'plan_by_appointment' },
    });

    const now = await billing.moveClock({ step: 'trial_end' });
    await until((one) => isAfter(one.expiresAt, now + 20 * 86_400));
    const before = await invoices(website);
    const upgraded = await change(growth.id);
    expect(upgraded.body).toMatchObject({ subscriptionName: 'Growth' });
    const [charge] = (await invoices(website)).filter(
      ({ invoiceId }) => !before.some((one) => one.invoiceId === invoiceId),
    );
    expect(charge?.status).toBe('paid');
    expect(charge?.amountPaid).toBeGreaterThan(0);
    const count = (await invoices(website)).length;
    expect((await preview(starter.id)).dueNow).toBe(0);
    expect((await change(starter.id)).body).toMatchObject({ subscriptionName: 'Starter' });
    expect(await invoices(website)).toHaveLength(count);
  });

  it('a dearer plan that the card does not pay for changes nothing', async () => {
    const website = await billing.subscribe(admin, DOMAIN, { plan: 'Starter' });
    await billing.moveClock({ step: 'trial_end' });
    await until((one) => one.status === 'ACTIVE');
    const { rows } = await billing.product.pool.query('select subscription_id from websites');
    const subscription = await billing.stripe.subscriptions.retrieve(rows[0].subscription_id);
    const failing = await billing.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: String(subscription.customer),
    });
    await billing.stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id });
    const answer = await admin.call(calls.changePlan, {
      body: { websiteId: website.id, newPriceId: (await billing.plan('Growth')).id },
    });
    expect(answer).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
    expect(await billing.website(admin, DOMAIN)).toMatchObject({ status: 'ACTIVE', subscriptionName: 'Starter' });
  });

  it('deleting closes a checkout that could still be paid', async () => {
    const { body } = await admin.call(calls.createCheckoutSession, {
      body: { domain: DOMAIN, priceId: (await billing.plan('Growth')).id },
    });
    const website = await billing.website(admin, DOMAIN);
    expect((await admin.call(calls.deleteWebsite, { params: { id: website?.id ?? '' } })).status).toBe(200);
    await expect(completeCheckout(body.url, GOOD_CARD)).rejects.toThrow();
  });

  it.each([
    ['closed by someone else', 'expired'],
    ['paid', 'complete'],
  ])('deleting and another plan take a checkout as it is that was %s in the same moment', async (_how, outcome) => {
    const { sessions } = billing.product.platform.payments.checkout;
    const expire = sessions.expire.bind(sessions);
    const checkout = async (plan: string) =>
      admin.call(calls.createCheckoutSession, { body: { domain: DOMAIN, priceId: (await billing.plan(plan)).id } });
    const first = await checkout('Growth');
    const website = await billing.website(admin, DOMAIN);
    let url = first.body.url;
    const meanwhile = vi.spyOn(sessions, 'expire').mockImplementation(async (id: string) => {
      if (outcome === 'complete') await completeCheckout(url, GOOD_CARD);
      else await billing.stripe.checkout.sessions.expire(id);
      return expire(id);
    });
    const second = await checkout('Starter');
    expect(second.status).toBe(outcome === 'complete' ? 409 : 200);
    url = second.body.url;
    const deleted = await admin.call(calls.deleteWebsite, { params: { id: website?.id ?? '' } });
    expect(deleted.status).toBe(outcome === 'complete' ? 409 : 200);
    expect(meanwhile).toHaveBeenCalledTimes(outcome === 'complete' ? 1 : 2);
    meanwhile.mockRestore();
  });
});
