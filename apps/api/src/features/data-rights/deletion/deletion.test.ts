import { calls, publicCalls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishEvent } from '../../../platform/webhooks/publish-event.ts';
import { newApiKey, withKey } from '../../../testing/accounts/api-keys.ts';
import {
  digest,
  invitedPerson,
  joinedPerson,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
} from '../../../testing/accounts/people.ts';
import { addApp, confirmPassword } from '../../../testing/accounts/second-factor.ts';
import { type BillingProduct, startBillingProduct } from '../../../testing/billing-product.ts';
import type { TestProduct } from '../../../testing/test-product.ts';
import { createPlans } from '../../billing/plans/plans.ts';
import { endCharges } from '../../billing/subscriptions/release-website.ts';
import { syncSubscription } from '../../billing/subscriptions/sync-website.ts';
import { queueCustomerUpdate } from '../../billing/tasks.ts';
import { lockOrganizationToDelete } from '../../organization/organization-repository.ts';
import { deleteMembership } from '../../users/membership-repository.ts';
import { deliverWebhook } from '../../webhooks/deliver-webhook.ts';
import { eraseOrganization } from './erase.ts';
import { finishDeletions } from './finish-deletions.ts';

let billing: BillingProduct;
let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
beforeAll(async () => {
  billing = await startBillingProduct();
  product = billing.product;
  second = await product.another();
});
afterAll(async () => {
  await second.stop();
  await billing.stop();
});

/** Someone who has confirmed their identity. */
const remove = async (client: TestClient, name: string) => {
  await confirmPassword(client);
  return client.call(calls.deleteOrganization, { body: { name } });
};
const removeAccount = async (client: TestClient, email: string) => {
  await confirmPassword(client);
  return client.call(calls.deleteAccount, { body: { email } });
};
const restore = (client: TestClient) => client.call(calls.restoreOrganization, {});
const byLink = (token: string, client = product.client()) =>
  client.call(calls.restoreAccountByLink, { query: { token } });
const me = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body;
const nameOf = async (client: TestClient) => (await client.call(calls.getOrganization, {})).body.name;
const statusOf = async (subscriptionId: string) => (await billing.stripe.subscriptions.retrieve(subscriptionId)).status;
const subscriptionOf = async (websiteId: string) => {
  const { rows } = await product.pool.query('select subscription_id from websites where id = $1', [websiteId]);
  return rows[0]?.subscription_id as string;
};
const isThere = async (table: 'organizations' | 'users', id: string | null) =>
  (await product.pool.query(`select from ${table} where id = $1`, [id])).rowCount === 1;
const logIn = (client: TestClient, email: string) =>
  client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
/** For a lock. */
const someoneWaits = () =>
  waitFor(async () => {
    const { rowCount } = await product.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rowCount || undefined;
  }, 'someone to wait for a lock');
const elsewhere = (client: TestClient) => {
  const other = second.client();
  other.takeCookies(client);
  return other;
};

/** What the job does every ten minutes. */
const finish = () => {
  const plans = createPlans(product.platform.payments);
  return finishDeletions(product.platform, {
    endCharges: (website) => endCharges(product.platform, plans, website),
    queueCustomerUpdate,
  });
};
const makeDue = (table: 'organizations' | 'users', id: string | null) =>
  product.pool.query(`update ${table} set deletes_at = now() where id = $1 and deletes_at is not null`, [id]);

/** For every server on the database: any of them may do the jobs. */
const takeSubscriptionsAway = () =>
  vi
    .spyOn(Object.getPrototypeOf(billing.stripe.subscriptions) as Stripe.SubscriptionResource, 'retrieve')
    .mockImplementation(() => Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'away' })));
const untilFailed = (orgId: string | null) =>
  waitFor(async () => {
    const { rows } = await product.pool.query(
      'select 1 from graphile_worker.jobs where queue_name = $1 and last_error is not null',
      [`end_organization_charges:${orgId}`],
    );
    return rows.length > 0 || undefined;
  }, 'the job to fail');

/** Lets the jobs of a closing try again now, and waits for them. */
const repeatJobs = async (orgId: string | null) => {
  await waitFor(async () => {
    await product.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    const { rows } = await product.pool.query('select 1 from graphile_worker.jobs where queue_name = $1', [
      `end_organization_charges:${orgId}`,
    ]);
    return rows.length === 0 || undefined;
  }, 'the jobs to end its charges');
};

/** Websites of the same organization and customer, each with a subscription on the same plan. */
async function moreSubscriptions(orgId: string, websiteId: string, count: number): Promise<string[]> {
  const { customer, items } = await billing.stripe.subscriptions.retrieve(await subscriptionOf(websiteId));
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { rows } = await product.pool.query<{ id: string }>(
      `insert into websites (organization_id, domain) values ($1, $2) returning id`,
      [orgId, `shop-${number}.example`],
    );
    const { id } = await billing.stripe.subscriptions.create({
      customer: String(customer),
      items: [{ price: items.data[0]?.price.id ?? '' }],
      trial_period_days: 7,
      metadata: { websiteId: rows[0]?.id ?? '' },
    });
    ids.push(id);
  }
  await billing.settled();
  return ids;
}

/** An organization with a name of its own. */
async function namedOrganization() {
  const { client: admin, email } = await signedInPerson(product);
  const name = `Bakery ${newEmail().slice(7, 17)}`;
  await admin.call(calls.updateOrganization, { body: { name } });
  const { orgId, userId } = await me(admin);
  return { admin, email, userId, orgId: orgId ?? '', name };
}

describe('deleting an organization', () => {
  it('closes it at once: no charges, no widgets, members see when it ends and are told; other organizations are left alone', async () => {
    const { admin, email, name } = await namedOrganization();
    const { admin: stranger } = await namedOrganization();
    const member = await invitedPerson(product, admin, 'ORG_USER');
    const invited = newEmail();
    await admin.call(calls.inviteUser, { query: { email: invited, role: 'ORG_USER' } });
    const website = await billing.subscribe(admin, 'closed.example');
    const other = await billing.subscribe(stranger, 'stays.example');
    const [ended, kept] = [await subscriptionOf(website.id), await subscriptionOf(other.id)];
    const { uniqueId } = (await admin.call(calls.getWidgetUniqueId, { params: { websiteId: website.id } })).body;

    // Not with a session alone, another name, as a user, or from another organization.
    expect(await admin.call(calls.deleteOrganization, { body: { name } })).toMatchObject({
      ...{ status: 403, body: { code: 'step_up_required' } },
    });
    expect((await remove(member.client, name)).status).toBe(403);
    for (const [client, typed] of [
      [admin, `${name}?`],
      [stranger, name],
    ] as const)
      expect(await remove(client, typed)).toMatchObject({ status: 400, body: { code: 'organization_name_differs' } });
    expect(await statusOf(ended)).toBe('trialing');

    // Two concurrent requests close it once.
    const tab = elsewhere(admin);
    const press = (client: TestClient) => client.call(calls.deleteOrganization, { body: { name } });
    const answers = await Promise.all([press(admin), press(tab)]);
    for (const { status } of answers) expect([200, 403]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);

    await product.jobsDone();
    expect(await statusOf(ended)).toBe('canceled');
    const config = await fetch(`${product.url}/widget/config/${uniqueId}.json`);
    expect(await config.text()).not.toContain('"live":true');
    const { organizationDeletesAt } = await me(member.client);
    const days = (Date.parse(organizationDeletesAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    for (const client of [admin, tab, member.client])
      expect(await client.call(calls.listWebsites, {})).toMatchObject({
        status: 403,
        body: { code: 'organization_closed' },
      });
    expect((await admin.call(calls.inviteUser, { query: { email: newEmail(), role: 'ORG_USER' } })).status).toBe(403);
    // Nobody can join it any more.
    const token = await mailedToken(product, invited, /invited/i);
    expect((await product.client().call(calls.getInvitationInfo, { query: { token } })).status).toBe(400);

    await product.mail(email, /will be deleted on/);
    const closedMails = (await product.mails(email)).filter(({ subject }) => /will be deleted on/.test(subject));
    expect(closedMails).toHaveLength(1);
    expect(closedMails[0]?.text).toContain('nothing more will be charged');
    expect((await product.mail(member.email, /will be deleted on/)).text).toContain('an admin can restore it');

    expect(await statusOf(kept)).toBe('trialing');
    expect((await stranger.call(calls.listWebsites, {})).body).toHaveLength(1);
    // An admin of another organization restores nothing here.
    expect((await restore(stranger)).status).toBe(200);
    expect((await me(member.client)).organizationDeletesAt).toBe(organizationDeletesAt);
  });

  it('asks who has a second factor for it, and not for the password', async () => {
    const { admin, name } = await namedOrganization();
    const { codes } = await addApp(admin);
    await product.pool.query(`update sessions set confirmed_with = 'password' where user_id = $1`, [
      (await me(admin)).userId,
    ]);
    const press = () => admin.call(calls.deleteOrganization, { body: { name } });
    expect(await press()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    await admin.call(calls.confirmIdentity, { body: { code: codes[0] ?? '' } });
    expect((await press()).status).toBe(200);
  });

  it('can be taken back by any admin within 14 days: all is as it was, but for the subscriptions', async () => {
    const { admin, email, name, orgId } = await namedOrganization();
    const colleague = await invitedPerson(product, admin, 'ORG_ADMIN');
    const user = await invitedPerson(product, admin, 'ORG_USER');
    const website = await billing.subscribe(admin, 'back.example');
    const params = { websiteId: website.id };
    await admin.call(calls.saveWidgetConfig, { params, body: { config: { mainColor: '#123456' } } });
    const key = await newApiKey(admin, ['websites:read']);
    const useKey = async () =>
      (await product.client().call(publicCalls.listWebsites, { query: {} }, withKey(key))).status;
    const hook = await admin.call(calls.createWebhook, {
      body: { url: 'http://127.0.0.1:9', events: ['quota.reached'] },
    });
    const { rows } = await product.pool.query<{ id: string }>(
      `with event as (insert into webhook_events (organization_id, type, data) values ($1, 'test', '{}') returning id)
       insert into webhook_deliveries (event_id, endpoint_id) select id, $2 from event returning id`,
      [orgId, hook.body.webhook.id],
    );
    const deliveries = async () =>
      (await product.pool.query('select id, status, attempts from webhook_deliveries')).rows as unknown[];
    expect(await useKey()).toBe(200);
    await remove(admin, name);

    // Keys and webhooks stop at once.
    expect(await useKey()).toBe(401);
    await publishEvent(product.platform.database, orgId, 'quota.reached', {} as never);
    expect(await deliveries()).toEqual([{ id: rows[0]?.id, status: 'failed', attempts: 0 }]);
    // An attempt that was running when it closed is not followed by another.
    await product.pool.query(`update webhook_deliveries set status = 'waiting'`);
    await deliverWebhook(product.platform, rows[0]?.id ?? '');
    expect(await deliveries()).toEqual([{ id: rows[0]?.id, status: 'waiting', attempts: 0 }]);

    expect((await restore(user.client)).status).toBe(403);
    expect((await restore(second.client())).status).toBe(401);
    expect((await restore(colleague.client)).status).toBe(200);
    expect((await restore(admin)).status).toBe(200);

    expect(await useKey()).toBe(200);
    expect((await me(user.client)).organizationDeletesAt).toBeUndefined();
    expect((await admin.call(calls.listUsers, {})).body).toHaveLength(3);
    expect((await admin.call(calls.listWebsites, {})).body).toMatchObject([
      { domain: 'back.example', status: 'CANCELLED' },
    ]);
    expect((await admin.call(calls.getWidgetConfig, { params })).body.config.mainColor).toBe('#123456');
    expect(await statusOf(await subscriptionOf(website.id))).toBe('canceled');
    expect((await product.mail(email, /is back$/)).text).toContain('subscriptions have ended');
    // Long after the scheduled day.
    await finish();
    expect(await nameOf(admin)).toBe(name);
  });

  it('ends its subscriptions as soon as the payment provider can be reached, and deletes nothing before', async () => {
    const { admin, name, orgId } = await namedOrganization();
    const first = await subscriptionOf((await billing.subscribe(admin, 'first.example')).id);
    const second = await subscriptionOf((await billing.subscribe(admin, 'second.example')).id);
    const retrieve = takeSubscriptionsAway();
    expect((await remove(admin, name)).status).toBe(200);
    // One failure does not keep the other from being tried.
    const asked = () => new Set(retrieve.mock.calls.map(([id]) => id));
    await waitFor(async () => (asked().has(first) && asked().has(second)) || undefined, 'both to be tried');
    await untilFailed(orgId);
    retrieve.mockRestore();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['trialing', 'trialing']);
    await makeDue('organizations', orgId);
    await finishDeletions(product.platform, {
      endCharges: () => Promise.reject(new Error('away')),
      queueCustomerUpdate,
    });
    expect(await isThere('organizations', orgId)).toBe(true);
    await repeatJobs(orgId);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['canceled', 'canceled']);
  });

  it('ends what it had and not what it subscribes to after it was restored', async () => {
    const { admin, name, orgId } = await namedOrganization();
    const old = await subscriptionOf((await billing.subscribe(admin, 'old.example')).id);
    const retrieve = takeSubscriptionsAway();
    await remove(admin, name);
    await untilFailed(orgId);
    retrieve.mockRestore();
    expect((await restore(admin)).status).toBe(200);
    const fresh = await subscriptionOf((await billing.subscribe(admin, 'fresh.example')).id);
    await repeatJobs(orgId);
    expect([await statusOf(old), await statusOf(fresh)]).toEqual(['canceled', 'trialing']);
  });

  it('goes on where it stopped in the middle, and ends each subscription exactly once', async () => {
    const { admin, name, orgId } = await namedOrganization();
    const first = await billing.subscribe(admin, 'shop-0.example');
    const all = [await subscriptionOf(first.id), ...(await moreSubscriptions(orgId, first.id, 24))];
    const ended: string[] = [];
    let isAway = false;
    const requests = Object.getPrototypeOf(billing.stripe.subscriptions) as Stripe.SubscriptionResource;
    const { cancel, retrieve } = requests;
    const refuse = () => Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'away' }));
    // In the middle of the second of the two jobs.
    const ending = vi.spyOn(requests, 'cancel').mockImplementation(async function (this: unknown, id, ...rest) {
      if (isAway) return refuse();
      ended.push(id);
      const subscription = await (cancel as (...given: unknown[]) => ReturnType<typeof cancel>).call(this, id, ...rest);
      isAway = ended.length === 22;
      return subscription;
    });
    const reading = vi.spyOn(requests, 'retrieve').mockImplementation(async function (this: unknown, ...given) {
      return isAway ? refuse() : (retrieve as (...all: unknown[]) => ReturnType<typeof retrieve>).apply(this, given);
    });
    // Jobs of events would fail, too.
    await billing.switchWebhooks({ drop: true });
    expect((await remove(admin, name)).status).toBe(200);
    await untilFailed(orgId);
    expect(new Set(ended).size).toBe(22);
    isAway = false;
    await repeatJobs(orgId);
    ending.mockRestore();
    reading.mockRestore();
    await billing.switchWebhooks({ drop: false });
    expect(ended.toSorted()).toEqual(all.toSorted());
    for (const id of all) expect(await statusOf(id)).toBe('canceled');
  });

  it('is refused to who lost the role while it waited, with every subscription untouched', async () => {
    const { admin, name, orgId, userId } = await namedOrganization();
    const subscription = await subscriptionOf((await billing.subscribe(admin, 'guarded.example')).id);
    await confirmPassword(admin);
    const holder = await product.pool.connect();
    await holder.query('begin');
    await holder.query('select from organizations where id = $1 for update', [orgId]);
    const answer = admin.call(calls.deleteOrganization, { body: { name } });
    await someoneWaits();
    await holder.query(`update memberships set role = 'ORG_USER' where organization_id = $1 and user_id = $2`, [
      orgId,
      userId,
    ]);
    await holder.query('commit');
    holder.release();
    expect(await answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await product.jobsDone();
    expect(await statusOf(subscription)).toBe('trialing');
  });

  it('lets a report of the payment provider that comes meanwhile wait, which then finds nothing', async () => {
    const { admin, name, orgId, userId } = await namedOrganization();
    const subscription = await subscriptionOf((await billing.subscribe(admin, 'meanwhile.example')).id);
    await billing.settled();
    // As if it were the first one: it notes the trial, which refers to the organization.
    await product.pool.query('delete from trials where organization_id = $1', [orgId]);
    const plans = createPlans(product.platform.payments);
    const { report } = await product.platform.database.transaction(async (tx) => {
      await deleteMembership(tx, userId, orgId);
      await lockOrganizationToDelete(tx, orgId);
      const synced = syncSubscription(product.platform, plans, subscription).then(
        () => 'synced',
        (error) => error,
      );
      await someoneWaits();
      await eraseOrganization(tx, { id: orgId, name, emails: [] });
      return { report: synced };
    });
    expect(await report).toBe('synced');
    expect(await isThere('organizations', orgId)).toBe(false);
  });

  it('reminds two days before, once, and in time', async () => {
    const { admin, email, name, orgId } = await namedOrganization();
    await remove(admin, name);
    const reminders = async () => {
      await finish();
      await product.jobsDone();
      return (await product.mails(email)).filter(({ subject }) => subject.startsWith('Last days')).length;
    };
    expect(await reminders()).toBe(0);
    await product.pool.query(`update organizations set deletes_at = now() + interval '47 hours' where id = $1`, [
      orgId,
    ]);
    expect(await reminders()).toBe(1);
    expect(await reminders()).toBe(1);
  });

  it('keeps the accounts of those who belong elsewhere, who go on there at once', async () => {
    const { admin, name, orgId } = await namedOrganization();
    const { admin: other, email, orgId: home } = await namedOrganization();
    const member = await invitedPerson(product, admin);
    await joinedPerson(product, admin, { client: other, email });
    await remove(admin, name);
    expect((await product.mail(email, /will be deleted on/)).text).toContain(
      'members who belong to no other organization',
    );
    await other.call(calls.switchOrganization, { body: { organizationId: home } });
    expect((await other.call(calls.listWebsites, {})).status).toBe(200);
    await makeDue('organizations', orgId);
    await finish();
    expect(await me(other)).toMatchObject({ orgId: home, role: 'ORG_ADMIN' });
    expect((await member.client.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('and restoring it at the same instant end in one of the two, never in half of one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { admin, name, orgId } = await namedOrganization();
      const member = await invitedPerson(product, admin, 'ORG_USER');
      await remove(admin, name);
      await makeDue('organizations', orgId);
      // Two servers may run the job at once.
      const [answer] = await Promise.all([restore(elsewhere(admin)), finish(), finish()]);
      const isRestored = answer.status === 200;
      expect(await isThere('organizations', orgId)).toBe(isRestored);
      expect(await isThere('users', member.userId)).toBe(isRestored);
      if (isRestored) expect((await admin.call(calls.listUsers, {})).body).toHaveLength(2);
      // Its account is gone with its last organization, and so is its session if the deletion came first.
      else expect([401, 403, 404]).toContain(answer.status);
    }
  });

  it('that breaks off halfway has deleted nothing, and is done the next time', async () => {
    const { admin, name, orgId } = await namedOrganization();
    const member = await invitedPerson(product, admin, 'ORG_USER');
    await remove(admin, name);
    await makeDue('organizations', orgId);
    // Its members are already deleted when the last statement fails.
    await product.pool.query(`
      create function refuse_deletion() returns trigger language plpgsql as 'begin raise exception ''the server died''; end';
      create trigger refuse_deletion before delete on organizations for each row execute function refuse_deletion();`);
    await finish();
    expect(await isThere('organizations', orgId)).toBe(true);
    expect(await isThere('users', member.userId)).toBe(true);
    expect((await me(member.client)).orgId).toBe(orgId);
    await product.pool.query('drop trigger refuse_deletion on organizations; drop function refuse_deletion');
    await finish();
    await finish();
    expect(await isThere('organizations', orgId)).toBe(false);
    expect(await isThere('users', member.userId)).toBe(false);
  });

  it('ends a subscription that is paid for after all', async () => {
    const { admin, name, orgId } = await namedOrganization();
    const website = await billing.subscribe(admin, 'late.example');
    const first = await billing.stripe.subscriptions.retrieve(await subscriptionOf(website.id));
    await remove(admin, name);
    const late = await billing.stripe.subscriptions.create({
      customer: String(first.customer),
      items: [{ price: first.items.data[0]?.price.id ?? '' }],
      metadata: { websiteId: website.id },
      trial_period_days: 7,
    });
    await product.jobsDone();
    expect(await statusOf(late.id)).toBe('canceled');
    const { rows } = await product.pool.query('select status from websites where organization_id = $1', [orgId]);
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });
});

describe('deleting one’s account', () => {
  it('signs out everywhere, takes the person off every list, and can be taken back by link or by signing in', async () => {
    const { admin } = await namedOrganization();
    const { client, email, userId } = await invitedPerson(product, admin, 'ORG_ADMIN');
    const tab = elsewhere(client);
    const members = async () => (await admin.call(calls.listUsers, {})).body.map(({ id }) => id);

    expect(await client.call(calls.deleteAccount, { body: { email } })).toMatchObject({
      ...{ status: 403, body: { code: 'step_up_required' } },
    });
    expect(await removeAccount(client, newEmail())).toMatchObject({ status: 400, body: { code: 'email_differs' } });
    const press = (from: TestClient) => from.call(calls.deleteAccount, { body: { email } });
    const answers = await Promise.all([press(client), press(tab)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await tab.call(calls.getSessionUser, {})).status).toBe(401);
    expect(await members()).not.toContain(userId);
    // The other admin is the last one now.
    expect((await admin.call(calls.leaveOrganization, {})).body).toMatchObject({ code: 'last_admin' });

    // By the link, once. It opens no session, and does not reveal whose account it is.
    const token = await mailedToken(product, email, /will be deleted on/);
    expect(await byLink(token)).toMatchObject({ status: 200 });
    expect(await byLink(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect((await byLink('guessed')).status).toBe(400);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    expect(await members()).toContain(userId);

    // By signing in, which allows only that. The first link no longer works.
    await logIn(client, email);
    await removeAccount(client, email);
    expect((await byLink(token)).status).toBe(400);
    expect((await logIn(client, email)).status).toBe(200);
    expect((await me(client)).accountDeletesAt).toEqual(expect.any(String));
    for (const refused of [calls.listWebsites, calls.getCurrentUser, calls.listOwnOrganizations])
      expect(await client.call(refused, {})).toMatchObject({ status: 403, body: { code: 'account_closed' } });
    expect((await client.call(calls.restoreAccount, {})).status).toBe(200);
    expect((await me(client)).accountDeletesAt).toBeUndefined();
    expect((await client.call(calls.listWebsites, {})).status).toBe(200);
  });

  it('is taken back by its own link alone, and by none when it is gone', async () => {
    const { admin } = await namedOrganization();
    const [one, other] = [await invitedPerson(product, admin), await invitedPerson(product, admin)];
    for (const { client, email } of [one, other]) await removeAccount(client, email);
    const [own, foreign] = [
      await mailedToken(product, one.email, /will be deleted on/),
      await mailedToken(product, other.email, /will be deleted on/),
    ];
    // The account that is signed in while the link is opened is not affected.
    await logIn(one.client, one.email);
    expect((await byLink(foreign, one.client)).status).toBe(200);
    expect((await me(one.client)).accountDeletesAt).toEqual(expect.any(String));
    await makeDue('users', one.userId);
    await Promise.all([finish(), finish()]);
    expect(await isThere('users', one.userId)).toBe(false);
    expect(await isThere('users', other.userId)).toBe(true);
    expect(await byLink(own)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect((await logIn(product.client(), one.email)).status).toBe(401);
  });

  it('is refused to the last admin of an organization, also when two go at the same instant, until it is closed too', async () => {
    const { admin, email, name, userId, orgId } = await namedOrganization();
    expect(await removeAccount(admin, email)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    const colleague = await invitedPerson(product, admin, 'ORG_ADMIN');
    await confirmPassword(colleague.client);
    const answers = await Promise.all([
      admin.call(calls.deleteAccount, { body: { email } }),
      elsewhere(colleague.client).call(calls.deleteAccount, { body: { email: colleague.email } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const last = answers[0].status === 409 ? { client: admin, email, userId } : colleague;
    await remove(last.client, name);
    expect((await removeAccount(last.client, last.email)).status).toBe(200);
    // With nobody left who could restore it, both end.
    await makeDue('organizations', orgId);
    await makeDue('users', last.userId);
    await finish();
    expect(await isThere('organizations', orgId)).toBe(false);
    expect(await isThere('users', last.userId)).toBe(false);
  });

  it('leaves the organizations of others as they are', async () => {
    const { admin, orgId } = await namedOrganization();
    const { admin: host } = await namedOrganization();
    const member = await invitedPerson(product, admin, 'ORG_ADMIN');
    await joinedPerson(product, host, member);
    const website = await billing.subscribe(admin, 'untouched.example');
    await removeAccount(member.client, member.email);
    await makeDue('users', member.userId);
    await finish();
    expect(await isThere('users', member.userId)).toBe(false);
    for (const client of [admin, host]) expect((await client.call(calls.listUsers, {})).body).toHaveLength(1);
    expect((await me(admin)).orgId).toBe(orgId);
    expect(await statusOf(await subscriptionOf(website.id))).toBe('trialing');
  });
});
