import { calls, paths, type Website } from '@evenway/contract';
import { completeCheckout } from '@evenway/local-stripe/complete-checkout';
import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPayments } from '../../../platform/payments/payments.ts';
import { invitedPerson, mailedToken, signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, FAILING_CARD, GOOD_CARD, startBillingProduct } from '../../../testing/billing-product.ts';
import { announceFirstCharge, sendMissedNotices } from '../payment-notices.ts';

const DAY = 86_400;

// Mails, jobs and clocks: a busy machine needs more than the default time.
vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

const customerOf = async ({ organizationId }: Website): Promise<string> => {
  const { rows } = await billing.product.pool.query(
    'select customer_id from payment_customers where organization_id = $1',
    [organizationId],
  );
  return rows[0].customer_id;
};
const subscriptionIdOf = async ({ id }: Website): Promise<string> => {
  const { rows } = await billing.product.pool.query('select subscription_id from websites where id = $1', [id]);
  return rows[0].subscription_id;
};
/** Queued mails of a kind, sent or not. */
const queued = async (email: string, template: string): Promise<number> => {
  const { rows } = await billing.product.pool.query(
    'select count(*)::int as count from mail_outbox where recipient = $1 and template = $2',
    [email, template],
  );
  return rows[0].count;
};
const isWayOut = (link: string) => link.includes(paths.confirmBillingContact);
/** As a billing contact who follows the link in the footer of a mail. */
const stopMails = async (links: readonly string[]) => {
  const token = new URL(links.find(isWayOut) ?? '').searchParams.get('token') ?? '';
  const contact = billing.product.client();
  return (await contact.call(calls.answerBillingContact, { query: { token }, body: { accept: false } })).status;
};
const invoices = async (client: TestClient, { id }: Website) =>
  (await client.call(calls.listInvoices, { query: { websiteId: id } })).body;
const pay = (client: TestClient, { id }: Website) => client.call(calls.payInvoices, { query: { websiteId: id } });

it('an unpaid invoice says what is owed and when it is tried again, is mailed, paid by a call, and receipted', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const domain = 'unpaid.example';
  const contact = { email: 'books@unpaid.example', language: 'fr' } as const;
  await client.call(calls.updateBillingSettings, { body: { contact } });
  const token = await mailedToken(billing.product, contact.email, /factures/);
  await client.call(calls.answerBillingContact, { query: { token }, body: { accept: true } });
  const website = await billing.subscribe(client, domain, { plan: 'Growth', yearly: true, card: FAILING_CARD });
  const customer = await customerOf(website);
  const now = await billing.moveClock({ step: 'trial_end', customer });
  const unpaid = await billing.until(client, domain, ({ status }) => status === 'NOT_PAID');
  expect(unpaid).toMatchObject({ nextAmount: 49_200, currency: 'usd', trialEndsAt: null });
  const nextAttempt = Date.parse(unpaid.nextAttemptAt ?? '') / 1000;
  expect(nextAttempt).toBeGreaterThan(now + 2 * DAY);

  const [open] = await invoices(client, website);
  expect(open).toMatchObject({
    status: 'open',
    amountPaid: 0,
    amountDue: 49_200,
    total: 49_200,
    number: expect.stringMatching(/-\d{4}$/),
    dueDate: expect.any(String),
    nextAttemptAt: unpaid.nextAttemptAt,
  });
  const live = (await client.call(calls.listCustomizableWebsites, {})).body;
  expect(live.map((one) => one.domain)).toContain(domain);

  const failed = await billing.product.mail(email, /payment of \$492\.00 failed/);
  expect(failed.subject).toContain(domain);
  expect(failed.text).toContain('Visa card ending in 0341');
  expect(failed.text).toMatch(/We’ll retry your card on \w+ \d+, \d{4}\./);
  expect(failed.links[0]).toContain(`/organization/billing?website=${domain}`);

  expect(await pay(client, website)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  expect((await invoices(client, website))[0]?.amountDue).toBe(49_200);

  const card = await billing.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await billing.stripe.subscriptions.update(await subscriptionIdOf(website), { default_payment_method: card.id });
  expect((await client.call(calls.getPaymentCard, { query: { websiteId: website.id } })).body).toMatchObject({
    brand: 'visa',
    last4: '4242',
  });
  expect(await pay(client, website)).toMatchObject({ status: 200, body: { status: 'ACTIVE', nextAmount: 49_200 } });
  expect((await pay(client, website)).status).toBe(200);
  const [paid] = await invoices(client, website);
  expect(paid).toMatchObject({ status: 'paid', amountPaid: 49_200, amountDue: 0, dueDate: null, nextAttemptAt: null });

  const receipt = await billing.product.mail(email, /^Receipt for unpaid\.example: \$492\.00$/);
  expect(receipt.links[0]).toBe(paid?.invoicePdf);
  expect(receipt.text).toContain(paid?.number ?? 'no number');
  // Each once: the second, manual attempt is not another failure to report.
  expect(await queued(email, 'payment-failed')).toBe(1);
  expect(await queued(email, 'receipt')).toBe(1);
  // The billing contact gets the same text, in its own language.
  const copy = await billing.product.mail(contact.email, /^Reçu pour unpaid\.example/);
  expect(copy.links[0]).toBe(paid?.invoicePdf);
  expect(await queued(contact.email, 'payment-failed')).toBe(1);
  // And can unsubscribe with the link in any of these mails; an admin's mail has none.
  expect(receipt.links.some(isWayOut)).toBe(false);
  expect(copy.text).toContain('Ne plus recevoir ces e-mails');
  expect(await stopMails(copy.links)).toBe(200);
  expect((await client.call(calls.getBillingSettings, {})).body).toEqual({ contact: null });
});

it('an invoice that was paid meanwhile is as good as one that is paid now', async () => {
  const { client } = await signedInPerson(billing.product);
  const domain = 'meanwhile.example';
  const website = await billing.subscribe(client, domain, { plan: 'Growth', card: FAILING_CARD });
  const customer = await customerOf(website);
  await billing.moveClock({ step: 'trial_end', customer });
  await billing.until(client, domain, ({ status }) => status === 'NOT_PAID');
  const card = await billing.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await billing.stripe.subscriptions.update(await subscriptionIdOf(website), { default_payment_method: card.id });
  const answers = await Promise.all([pay(client, website), pay(client, website), pay(client, website)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('a first charge is announced three days before, once, and not for a trial that was cancelled', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const [kept, left] = ['kept.example', 'left.example'];
  // A member's address needs no confirmation, so no link was mailed before.
  const member = await invitedPerson(billing.product, client, 'ORG_USER');
  const contact = { email: member.email, language: 'en' } as const;
  await client.call(calls.updateBillingSettings, { body: { contact } });
  const website = await billing.subscribe(client, kept, { plan: 'Growth', yearly: true });
  const cancelled = await billing.subscribe(client, left);
  expect(website).toMatchObject({ nextAmount: 49_200, trialEndsAt: website.expiresAt });
  await client.call(calls.cancelSubscription, { query: { websiteId: cancelled.id } });
  expect(await billing.website(client, left)).toMatchObject({ status: 'CANCELLED', nextAmount: null });
  const trialEnd = Date.parse(website.trialEndsAt ?? '') / 1000;
  await billing.moveClock({ to: trialEnd - 3 * DAY + 60, customer: await customerOf(website) });
  const mail = await billing.product.mail(email, /free trial ends on/);
  expect(mail.subject).toContain(kept);
  expect(mail.text).toContain('$492.00 is charged to your Visa card ending in 4242');
  const copy = await billing.product.mail(member.email, /free trial ends on/);
  expect(await stopMails(copy.links)).toBe(200);
  await announceFirstCharge(billing.product.platform, await subscriptionIdOf(website));
  await announceFirstCharge(billing.product.platform, await subscriptionIdOf(cancelled));
  expect(await queued(email, 'trial-ending')).toBe(1);
});

it('a charge whose events were lost is found by the hourly look, and told once however often it is looked at', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, 'lost.example');
  await billing.switchWebhooks({ drop: true });
  await billing.moveClock({ step: 'trial_end', customer: await customerOf(website) });
  await billing.switchWebhooks({ drop: false });
  expect(await queued(email, 'receipt')).toBe(0);
  await sendMissedNotices(billing.product.platform);
  await sendMissedNotices(billing.product.platform);
  expect(await queued(email, 'receipt')).toBe(1);
  expect((await billing.product.mail(email, /^Receipt for lost\.example: \$50\.00$/)).links[0]).toContain('/pdf');
});

it('the hourly look asks one thing after the other: a provider that is away ends the job, and not the server', async () => {
  const { platform } = billing.product;
  const proxy = await startTcpProxy(billing.product.settings.payments.apiBase ?? '');
  const apiBase = proxy.url.replace(/\/$/, '');
  const payments = createPayments({ ...billing.product.settings.payments, apiBase });
  const lists = [vi.spyOn(payments.subscriptions, 'list'), vi.spyOn(payments.invoices, 'list')];
  proxy.cut();
  await expect(sendMissedNotices({ ...platform, payments })).rejects.toMatchObject({ code: 'unavailable' });
  // A second request would fail as well, with nobody handling its error.
  expect(lists.map((list) => list.mock.calls.length)).toEqual([1, 0]);
  await proxy.close();
});

it('a charge that cannot be read does not hold up the notices of the others', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, 'first.example');
  await billing.subscribe(client, 'second.example');
  await billing.switchWebhooks({ drop: true });
  await billing.moveClock({ step: 'trial_end', customer: await customerOf(website) });
  await billing.switchWebhooks({ drop: false });
  const { payments } = billing.product.platform;
  const retrieve = payments.invoices.retrieve.bind(payments.invoices);
  let broken = '';
  const spy = vi.spyOn(payments.invoices, 'retrieve').mockImplementation((id, ...rest) => {
    broken ||= id;
    if (id === broken) throw new TypeError('an invoice without lines');
    return retrieve(id, ...rest);
  });
  await sendMissedNotices(billing.product.platform);
  spy.mockRestore();
  expect(await queued(email, 'receipt')).toBe(1);
  await sendMissedNotices(billing.product.platform);
  expect(await queued(email, 'receipt')).toBe(2);
});

it('a change to monthly payments leaves a credit beside the prices of all websites, and is for its month', async () => {
  const { client } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, 'yearly.example', { plan: 'Growth', yearly: true });
  await billing.subscribe(client, 'other.example', { plan: 'Starter' });
  const customer = await customerOf(website);
  await billing.moveClock({ step: 'trial_end', customer });
  await billing.until(client, 'other.example', (one) => one.trialEndsAt === null && one.nextAmount === 2_500);
  const monthly = await billing.plan('Growth', false);
  const changed = await client.call(calls.changePlan, { body: { websiteId: website.id, newPriceId: monthly.id } });
  expect(changed.body).toMatchObject({ nextAmount: 5_000 });
  const [invoice] = await invoices(client, website);
  const days = (Date.parse(invoice?.periodEnd ?? '') - Date.parse(invoice?.periodStart ?? '')) / 1000 / DAY;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
  expect(invoice).toMatchObject({ status: 'paid', amountPaid: 0, amountDue: 0 });
  expect(invoice?.total).toBeLessThan(0);
  // Known at once, and not only after the provider's event.
  const credit = (await client.call(calls.getCredit, {})).body;
  const other = await billing.website(client, 'other.example');
  expect(credit).toEqual({ amount: -(invoice?.total ?? 0), currency: 'usd', nextUse: other?.expiresAt });
  expect(other?.nextAmount).toBe(2_500);
  // A cheaper plan is settled on its own next invoice, and leaves the credit as it is.
  const starter = await billing.plan('Starter', false);
  const query = { websiteId: website.id, newPriceId: starter.id };
  const { body: said } = await client.call(calls.previewPlanChange, { query });
  expect(said).toMatchObject({ credit: credit?.amount, nextAmount: 2_500 - said.nextDeduction + said.nextCredit });
});

it('checkout, portal and invoice name the website, and a domain has one free trial', async () => {
  const { client } = await signedInPerson(billing.product);
  // Shown in its own script, with the stored form beside it to compare.
  const domain = 'xn--bcher-kva.example';
  const shown = 'bücher.example (xn--bcher-kva.example)';
  const offer = async () =>
    (await client.call(calls.getTrialOffer, { query: { domain: `https://www.${domain}/` } })).body;
  expect(await offer()).toEqual({ isAvailable: true, freeUntil: null });
  const { body } = await client.call(calls.createCheckoutSession, {
    body: { domain, priceId: (await billing.plan('Starter')).id },
  });
  expect(await (await fetch(body.url)).text()).toContain(shown);
  await completeCheckout(body.url, GOOD_CARD);
  const website = await billing.until(client, domain, ({ status }) => status === 'ACTIVE');
  expect(await offer()).toEqual({ isAvailable: false, freeUntil: null });
  const portal = await client.call(calls.getCustomerPortal, {});
  expect(await (await fetch(portal.body.url)).text()).toContain(shown);
  const { data } = await billing.stripe.invoices.list({ subscription: await subscriptionIdOf(website) });
  expect(data[0]?.description).toBe(shown);
});
