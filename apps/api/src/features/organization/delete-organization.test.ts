import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';
import { invitedPerson, newEmail, signedInPerson } from '../../testing/people.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import type { TestClient } from '../../testing/test-client.ts';

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

const remove = (client: TestClient, name: string) => client.call(calls.deleteOrganization, { body: { name } });
const nameOf = async (client: TestClient) => (await client.call(calls.getOrganization, {})).body.name;
const statusOf = async (subscriptionId: string) => (await billing.stripe.subscriptions.retrieve(subscriptionId)).status;
const subscriptionOf = async (websiteId: string) => {
  const { rows } = await billing.product.pool.query('select subscription_id from websites where id = $1', [websiteId]);
  return rows[0]?.subscription_id as string;
};
const rowsOf = async (organizationId: string) => {
  const tables = ['users', 'websites', 'invitations', 'trials', 'payment_customers'];
  const counts = tables.map((table) => `(select count(*) from ${table} where organization_id = $1)::int`);
  const { rows } = await billing.product.pool.query(`select ${counts.join(' + ')} as left`, [organizationId]);
  return rows[0]?.left as number;
};

describe('deleting an organization', () => {
  it('ends its charges, its widgets and the accounts of its members, tells them, and leaves other organizations alone', async () => {
    const { client: admin, email } = await signedInPerson(billing.product);
    const { client: stranger } = await signedInPerson(billing.product);
    const member = await invitedPerson(billing.product, admin, 'ORG_USER');
    await admin.call(calls.inviteUser, { query: { email: newEmail(), role: 'ORG_USER' } });
    const website = await billing.subscribe(admin, 'gone.example');
    const other = await billing.subscribe(stranger, 'stays.example');
    const [ended, kept] = [await subscriptionOf(website.id), await subscriptionOf(other.id)];
    const { orgId } = (await admin.call(calls.getSessionUser, {})).body;
    const name = await nameOf(admin);
    const { uniqueId } = (await admin.call(calls.getWidgetUniqueId, { params: { websiteId: website.id } })).body;

    expect((await remove(member.client, name)).status).toBe(403);
    expect(await remove(admin, `${name}?`)).toMatchObject({ status: 400, body: { code: 'organization_name_differs' } });
    expect(await statusOf(ended)).toBe('trialing');

    // Two clicks at once delete once.
    const answers = await Promise.all([remove(admin, name), remove(admin, name)]);
    for (const { status } of answers) expect([200, 403]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);

    expect(await statusOf(ended)).toBe('canceled');
    expect(await rowsOf(orgId ?? '')).toBe(0);
    expect((await member.client.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await admin.call(calls.getSessionUser, {})).body).toMatchObject({ orgId: null, role: 'ORG_ADMIN' });
    const config = await fetch(`${billing.product.url}/widget/config/${uniqueId}.json`);
    expect(await config.text()).not.toContain('"live":true');

    expect((await billing.product.mail(email, /was deleted$/)).text).toContain('nothing more will be charged');
    expect((await billing.product.mail(member.email, /was deleted$/)).text).toContain('your account there was deleted');

    expect(await statusOf(kept)).toBe('trialing');
    expect((await stranger.call(calls.listWebsites, {})).body).toHaveLength(1);
    // The admin can begin anew.
    expect((await admin.call(calls.createOrganization, { body: { name: 'Anew' } })).status).toBe(201);
  });

  it('deletes nothing while the payment provider cannot be reached', async () => {
    const { client: admin } = await signedInPerson(billing.product);
    await billing.subscribe(admin, 'kept.example');
    const name = await nameOf(admin);
    const proxy = await startTcpProxy(billing.product.settings.payments.apiBase ?? '');
    const payments = { ...billing.product.settings.payments, apiBase: proxy.url.replace(/\/$/, '') };
    const server = await billing.product.another({ payments });
    const client = server.client();
    client.takeCookies(admin);
    proxy.cut();
    expect(await remove(client, name)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await server.stop();
    await proxy.close();
    expect(await nameOf(admin)).toBe(name);
    expect((await admin.call(calls.listWebsites, {})).body).toHaveLength(1);
  });
});
