import { type BillingContact, calls, paths, type Website } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { invitedPerson, mailedToken, newEmail, signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, FAILING_CARD, startBillingProduct } from '../../../testing/billing-product.ts';
import { createPlans } from '../plans/plans.ts';
import { syncSubscription } from './sync-website.ts';

// Mails, jobs and clocks: a busy machine needs more than the default time.
vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
let second: Awaited<ReturnType<BillingProduct['product']['another']>>;
beforeAll(async () => {
  billing = await startBillingProduct();
  second = await billing.product.another();
});
afterAll(async () => {
  await second.stop();
  await billing.stop();
});

const subscriptionOf = async ({ id }: Website): Promise<string> =>
  (await billing.product.pool.query('select subscription_id from websites where id = $1', [id])).rows[0]
    .subscription_id;
const customerOf = async (website: Website) =>
  String((await billing.stripe.subscriptions.retrieve(await subscriptionOf(website))).customer);
const sync = (subscriptionId: string) =>
  syncSubscription(billing.product.platform, createPlans(billing.product.platform.payments), subscriptionId);
/** What was queued about subscriptions, after every event has come and the state was read many times more at once. */
const told = async (email: string, website?: Website) => {
  await billing.settled();
  if (website) {
    const id = await subscriptionOf(website);
    await Promise.all(Array.from({ length: 4 }, () => sync(id)));
  }
  const { rows } = await billing.product.pool.query(
    `select template from mail_outbox where recipient = $1 and template like 'subscription-%' order by created_at`,
    [email],
  );
  return rows.map(({ template }) => template.slice('subscription-'.length) as string);
};
const mail = (email: string, subject: RegExp) => billing.product.mail(email, subject);
/** Clicked twice, on two servers. */
const twice = (client: TestClient, click: (client: TestClient) => Promise<{ status: number }>) => {
  const elsewhere = second.client();
  elsewhere.takeCookies(client);
  return Promise.all([click(client), click(elsewhere)]);
};
const day = (moment: string | null, language: 'en-US' | 'fr-FR') =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment ?? ''));
const change = async (client: TestClient, { id }: Website, plan: string) =>
  client.call(calls.changePlan, { body: { websiteId: id, newPriceId: (await billing.plan(plan)).id } });

it('a trial is told from its start to its cancellation, each once, to the admins and the billing contact', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const contact: BillingContact = { email: newEmail(), language: 'fr' };
  await client.call(calls.updateBillingSettings, { body: { contact } });
  const token = await mailedToken(billing.product, contact.email, /factures/);
  await billing.product.client().call(calls.answerBillingContact, { query: { token }, body: { accept: true } });
  const domain = 'trial.example';
  const website = await billing.subscribe(client, domain, { plan: 'Starter' });
  expect(await told(email, website)).toEqual(['started']);
  const started = await mail(email, /^trial\.example: your free trial has started$/);
  expect(started.text).toContain(
    `You chose Starter, billed monthly. Your first charge is $25.00 on ${day(website.trialEndsAt, 'en-US')}.`,
  );
  expect(started.links[0]).toContain(`${paths.widget}?website=${domain}`);
  const copy = await mail(contact.email, /^trial\.example\u202f: votre essai gratuit a commencé$/);
  expect(copy.text).toContain(day(website.trialEndsAt, 'fr-FR'));
  expect(copy.links.some((link) => link.includes(paths.confirmBillingContact))).toBe(true);

  expect((await change(client, website, 'Growth')).status).toBe(200);
  expect(await told(email, website)).toEqual(['started', 'plan-changed']);
  const changed = await mail(email, /^trial\.example: your plan is now Growth$/);
  expect(changed.text).toContain('The plan changed from Starter, billed monthly, to Growth, billed monthly.');
  expect(changed.text).toContain(
    `Growth costs $50.00 a month. The first charge is $50.00 on ${day(website.trialEndsAt, 'en-US')}`,
  );

  const query = { websiteId: website.id };
  await twice(client, (one) => one.call(calls.cancelSubscription, { query }));
  expect(await told(email, website)).toEqual(['started', 'plan-changed', 'canceled']);
  const canceled = await mail(email, /^trial\.example: canceled, ends on /);
  expect(canceled.text).toContain(
    `until your trial ends on ${day(website.trialEndsAt, 'en-US')}, and you won’t be charged.`,
  );
  await twice(client, (one) => one.call(calls.resumeSubscription, { query }));
  expect(await told(email, website)).toEqual(['started', 'plan-changed', 'canceled', 'resumed']);
  expect((await mail(email, /^trial\.example: your subscription continues$/)).text).toContain(
    'The first charge is $50.00 on',
  );
  // The provider tells cancellations apart by their second.
  await billing.moveClock({ customer: await customerOf(website), to: Math.floor(Date.now() / 1_000) + 60 });
  await client.call(calls.cancelSubscription, { query });
  const all = ['started', 'plan-changed', 'canceled', 'resumed', 'canceled'];
  expect(await told(email, website)).toEqual(all);
  // The end that was announced is no news.
  await billing.moveClock({ step: 'trial_end', customer: await customerOf(website) });
  await billing.until(client, domain, ({ expiresAt }) => Date.parse(expiresAt ?? '') <= Date.now());
  expect(await told(email, website)).toEqual(all);
  expect(await told(contact.email)).toEqual(all);
});

it('a paid subscription names the renewal, what a cheaper plan leaves to pay, and the end of what is paid', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const domain = 'paid.example';
  const { orgId } = (await client.call(calls.getSessionUser, {})).body;
  await billing.product.pool.query('insert into trials (organization_id, domain) values ($1, $2)', [orgId, domain]);
  const website = await billing.subscribe(client, domain, { plan: 'Growth' });
  expect(await told(email, website)).toEqual(['started']);
  const started = await mail(email, /^paid\.example: your subscription has started$/);
  expect(started.text).toContain(`It renews on ${day(website.expiresAt, 'en-US')} for $50.00.`);
  expect((await change(client, website, 'Starter')).status).toBe(200);
  const { nextAmount } = (await billing.website(client, domain)) as Website;
  expect(nextAmount).toBeLessThan(2_500);
  const changed = await mail(email, /^paid\.example: your plan is now Starter$/);
  expect(changed.text).toContain('Starter costs $25.00 a month.');
  expect(changed.text).toContain(
    `$${(Number(nextAmount) / 100).toFixed(2)} on ${day(website.expiresAt, 'en-US')}, and its invoice shows how it is made up`,
  );
  await client.call(calls.cancelWebsite, { params: { id: website.id } });
  const canceled = await mail(email, /^paid\.example: canceled, ends on /);
  expect(canceled.text).toContain(`until ${day(website.expiresAt, 'en-US')}, and you won’t be charged again.`);
  expect(canceled.links[0]).toContain(paths.dashboard);
  expect(await told(email, website)).toEqual(['started', 'plan-changed', 'canceled']);
});

it('a subscription that ends at once, as after failed charges, is told', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const domain = 'failing.example';
  const website = await billing.subscribe(client, domain, { card: FAILING_CARD });
  await billing.moveClock({ step: 'trial_end', customer: await customerOf(website) });
  await billing.until(client, domain, ({ status }) => status === 'NOT_PAID');
  await billing.stripe.subscriptions.cancel(await subscriptionOf(website));
  expect(await told(email, website)).toEqual(['started', 'ended']);
  expect((await mail(email, /^failing\.example: your subscription has ended$/)).links[0]).toContain(paths.dashboard);
});

it('nothing is told to organizations that are suspended or closed, nor to unconfirmed addresses', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, 'quiet.example');
  const id = await subscriptionOf(website);
  const cancel = async (isCanceled: boolean) => {
    await billing.stripe.subscriptions.update(id, { cancel_at_period_end: isCanceled });
    const status = isCanceled ? 'CANCELLED' : 'ACTIVE';
    await billing.settled();
    expect((await sync(id))?.status).toBe(status);
  };
  const set = (table: string, column: string, value: string, where: string) =>
    billing.product.pool.query(`update ${table} set ${column} = ${value} where ${where}`);
  const organization = `id = '${website.organizationId}'`;
  await set('organizations', 'suspended_at', 'now()', organization);
  await cancel(true);
  await set('organizations', 'suspended_at', 'null', organization);
  await set('users', 'email_verified_at', 'null', `email = '${email}'`);
  await cancel(false);
  await set('users', 'email_verified_at', 'now()', `email = '${email}'`);
  expect(await told(email, website)).toEqual(['started']);
  await set('organizations', 'deletes_at', `now() + interval '1 day'`, organization);
  await sync(id);
  expect(await told(email)).toEqual(['started']);
});

it('a state is only saved with its mail, and the mail only with the state', async () => {
  const { client, email } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, 'together.example');
  await told(email, website);
  // A member needs no question first, and so has no link to stop these mails before the first one.
  const { email: contact } = await invitedPerson(billing.product, client, 'ORG_USER');
  await client.call(calls.updateBillingSettings, { body: { contact: { email: contact, language: 'en' } } });
  const id = await subscriptionOf(website);
  await billing.switchWebhooks({ drop: true });
  await billing.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await billing.product.pool.query(
    `alter table mail_outbox add constraint never check (template <> 'subscription-canceled') not valid`,
  );
  await expect(sync(id)).rejects.toThrow();
  expect(await billing.website(client, 'together.example')).toMatchObject({ status: 'ACTIVE' });
  await billing.product.pool.query('alter table mail_outbox drop constraint never');
  await Promise.all(Array.from({ length: 6 }, () => sync(id)));
  await billing.switchWebhooks({ drop: false });
  expect(await billing.website(client, 'together.example')).toMatchObject({ status: 'CANCELLED' });
  expect(await told(email, website)).toEqual(['started', 'canceled']);
  expect(await told(contact)).toEqual(['canceled']);
  // As if an older answer of the provider had been saved for a moment.
  await billing.product.pool.query(`update websites set status = 'ACTIVE' where id = $1`, [website.id]);
  expect((await sync(id))?.status).toBe('CANCELLED');
  expect(await told(email, website)).toEqual(['started', 'canceled']);
});
