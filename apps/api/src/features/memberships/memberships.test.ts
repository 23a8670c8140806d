import { calls, ORGANIZATION_HEADER } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  invitedPerson,
  joinedPerson,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
} from '../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider } from '../../testing/accounts/provider-sign-in.ts';
import { untilServed } from '../../testing/network/until-served.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { readOverview } from './read-overview.ts';

let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
/** Admin of the organization that others join. */
let host: { email: string; client: TestClient };
beforeAll(async () => {
  product = await startTestProduct();
  second = await product.another();
  host = await signedInPerson(product);
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const me = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body;
const orgIdOf = async (client: TestClient) => (await me(client)).orgId ?? '';
const switchTo = (client: TestClient, organizationId: string) =>
  client.call(calls.switchOrganization, { body: { organizationId } });
const signIn = async (email: string) => {
  const client = product.client();
  expect((await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(200);
  return client;
};

/** Admin of one organization and user in the host's, where they are now. */
async function personInTwo() {
  const person = await signedInPerson(product);
  const own = await orgIdOf(person.client);
  const { userId } = await me(person.client);
  const { id: other } = await joinedPerson(product, host.client, person);
  return { person, userId, own, other };
}

describe('an invitation into a second organization', () => {
  it('is answered as for an unknown address, names the account to its owner only, and is accepted with it', async () => {
    const { client: admin } = host;
    const person = await signedInPerson(product);
    const own = await orgIdOf(person.client);
    const unknown = await admin.call(calls.inviteUser, { query: { email: newEmail(), role: 'ORG_USER' } });
    const known = await admin.call(calls.inviteUser, { query: { email: person.email, role: 'ORG_USER' } });
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    const token = await mailedToken(product, person.email, /invited/i);
    expect((await product.client().call(calls.getInvitationInfo, { query: { token } })).body.hasAccount).toBe(true);

    // Refused for a new account with the address, a stranger's account, and without an account.
    const body = { firstName: 'A', lastName: 'B', email: person.email, password: digest(PASSWORD), token };
    expect((await product.client().call(calls.signUpInvited, { body })).status).toBe(409);
    expect((await admin.call(calls.joinOrganization, { query: { token } })).body).toMatchObject({
      code: 'invitation_for_another_email',
    });
    expect((await product.client().call(calls.joinOrganization, { query: { token } })).status).toBe(401);

    const joined = await person.client.call(calls.joinOrganization, { query: { token } });
    expect(joined).toMatchObject({ status: 200, body: { id: await orgIdOf(admin), role: 'ORG_USER' } });
    expect(await me(person.client)).toMatchObject({ orgId: joined.body.id, role: 'ORG_USER' });
    const organizations = (await person.client.call(calls.listOwnOrganizations, {})).body;
    expect(organizations.map(({ id, role }) => [id, role]).sort()).toEqual(
      [
        [own, 'ORG_ADMIN'],
        [joined.body.id, 'ORG_USER'],
      ].sort(),
    );
    expect((await admin.call(calls.listUsers, {})).body.map(({ email }) => email)).toContain(person.email);
    // Used up, and a member is not invited again.
    expect((await person.client.call(calls.joinOrganization, { query: { token } })).status).toBe(400);
    expect(
      (await admin.call(calls.inviteUser, { query: { email: person.email, role: 'ORG_ADMIN' } })).body,
    ).toMatchObject({ code: 'email_taken' });
  });

  it('is accepted by signing in with a provider, and only with the invited address', async () => {
    const { client: admin } = host;
    const email = newEmail();
    await signInWithProvider(product.client(), 'google/signup', providerPerson(email));
    await admin.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
    const token = await mailedToken(product, email, /invited/i);
    const other = newEmail();
    await signInWithProvider(product.client(), 'google/signup', providerPerson(other));
    const wrong = await signInWithProvider(product.client(), `google/signup?token=${token}`, providerPerson(other));
    expect(wrong.searchParams.get('error')).toContain('another email address');
    const client = product.client();
    expect((await signInWithProvider(client, `google/signup?token=${token}`, providerPerson(email))).pathname).toBe(
      '/organization/dashboard',
    );
    expect(await me(client)).toMatchObject({ orgId: await orgIdOf(admin), role: 'ORG_USER' });
  });

  it('is worth nothing once the admin who sent it was removed, though their account stays', async () => {
    const { person, userId, other } = await personInTwo();
    await host.client.call(calls.updateUserRole, { params: { id: userId }, body: { role: 'ORG_ADMIN' } });
    const email = newEmail();
    expect((await person.client.call(calls.inviteUser, { query: { email, role: 'ORG_ADMIN' } })).status).toBe(200);
    const token = await mailedToken(product, email, /invited/i);
    await host.client.call(calls.deleteUser, { params: { id: userId } });
    expect((await person.client.call(calls.getInvitationInfo, { query: { token } })).status).toBe(400);
    expect((await me(person.client)).orgId).not.toBe(other);
  });
});

describe('the chosen organization', () => {
  it('is this browser’s own, and where the next sign-in begins', async () => {
    const { person, own, other } = await personInTwo();
    const elsewhere = await signIn(person.email);
    expect(await orgIdOf(elsewhere)).toBe(other);
    expect((await switchTo(person.client, own)).body).toMatchObject({ id: own, role: 'ORG_ADMIN' });
    expect(await me(person.client)).toMatchObject({ orgId: own, role: 'ORG_ADMIN' });
    expect(await me(elsewhere)).toMatchObject({ orgId: other, role: 'ORG_USER' });
    expect(await orgIdOf(await signIn(person.email))).toBe(own);
    const { body } = await person.client.call(calls.refreshSession, {});
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await person.client.call(calls.validateToken, {}, { headers })).body).toMatchObject({ orgId: own });
    // A new password gives the browser a new session, in the same organization.
    const passwords = { oldPassword: digest(PASSWORD), newPassword: digest('Another1!') };
    expect((await elsewhere.call(calls.changePassword, { body: passwords })).status).toBe(200);
    expect(await orgIdOf(elsewhere)).toBe(other);
  });

  it('cannot be one that the person does not belong to', async () => {
    const { person } = await personInTwo();
    const { client: stranger } = await signedInPerson(product);
    for (const id of [await orgIdOf(stranger), '00000000-0000-4000-8000-000000000000'])
      expect(await switchTo(person.client, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('must be the one that the page shows, for reading and writing', async () => {
    const { person, own, other } = await personInTwo();
    await switchTo(person.client, own);
    const showing = (id: string) => ({ headers: { [ORGANIZATION_HEADER]: id } });
    const rename = { body: { name: 'Renamed' } };
    for (const call of [
      () => person.client.call(calls.updateOrganization, rename, showing(other)),
      () => person.client.call(calls.listWebsites, {}, showing(other)),
    ])
      expect(await call()).toMatchObject({ status: 409, body: { code: 'organization_switched' } });
    // What concerns the person rather than an organization still works.
    expect((await person.client.call(calls.getSessionUser, {}, showing(other))).status).toBe(200);
    expect((await person.client.call(calls.updateOrganization, rename, showing(own))).status).toBe(200);
  });

  it('gives way to another when its person is removed there, on every server, and the account stays', async () => {
    const { person, userId, own } = await personInTwo();
    const elsewhere = second.client();
    elsewhere.takeCookies(person.client);
    expect((await host.client.call(calls.deleteUser, { params: { id: userId } })).status).toBe(200);
    for (const client of [person.client, elsewhere])
      expect(await me(client)).toMatchObject({ orgId: own, role: 'ORG_ADMIN' });
    expect((await host.client.call(calls.listUsers, {})).body.map(({ id }) => id)).not.toContain(userId);
    expect(await orgIdOf(await signIn(person.email))).toBe(own);
  });

  it('role counts per organization, at the next request', async () => {
    const { person, userId, own, other } = await personInTwo();
    await host.client.call(calls.updateUserRole, { params: { id: userId }, body: { role: 'ORG_ADMIN' } });
    expect(await me(person.client)).toMatchObject({ orgId: other, role: 'ORG_ADMIN' });
    await host.client.call(calls.updateUserRole, { params: { id: userId }, body: { role: 'ORG_USER' } });
    expect((await person.client.call(calls.updateOrganization, { body: { name: 'Mine' } })).status).toBe(403);
    await switchTo(person.client, own);
    expect((await person.client.call(calls.updateOrganization, { body: { name: 'Mine' } })).status).toBe(200);
  });
});

describe('parting from one organization of several', () => {
  it('by leaving keeps the account, and says so by mail', async () => {
    const { person, own } = await personInTwo();
    expect((await person.client.call(calls.leaveOrganization, {})).status).toBe(200);
    expect(await me(person.client)).toMatchObject({ orgId: own });
    expect((await product.mail(person.email, /^You left/)).text).toContain('your other organizations stay');
    // The last admin of the other one still cannot.
    expect((await person.client.call(calls.leaveOrganization, {})).body).toMatchObject({ code: 'last_admin' });
  });

  it('from both at the same instant deletes the account once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const member = await invitedPerson(product, host.client);
      const other = await signedInPerson(product);
      await joinedPerson(product, other.client, member);
      const remove = (client: TestClient) =>
        untilServed(() => client.call(calls.deleteUser, { params: { id: member.userId } }));
      const far = second.client();
      far.takeCookies(other.client);
      const answers = await Promise.all([remove(host.client), remove(far)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await member.client.call(calls.getSessionUser, {})).status).toBe(401);
      const { rows } = await product.pool.query('select 1 from users where id = $1', [member.userId]);
      expect(rows).toHaveLength(0);
    }
  });
});

describe('the overview', () => {
  it('counts each organization, and tells what it costs to its admins only', async () => {
    const { person, own, other } = await personInTwo();
    await product.pool.query(
      `insert into websites (organization_id, domain, status, price_id, currency) values
        ($1, 'one.example', 'ACTIVE', 'price_unknown', 'usd'), ($1, 'two.example', 'NOT_PAID', null, null),
        ($2, 'three.example', 'ACTIVE', 'price_unknown', 'usd')`,
      [own, other],
    );
    await product.pool.query(
      `insert into visits (website_id, month, count)
        select id, date_trunc('month', now() at time zone 'utc'), 40 from websites where organization_id = $1`,
      [own],
    );
    const { body } = await person.client.call(calls.getOrganizationsOverview, {});
    const of = (id: string) => body.find((one) => one.id === id);
    expect(of(own)).toMatchObject({ role: 'ORG_ADMIN', websites: 2, active: 1, unpaid: 1, visits: 80 });
    // If a price is unknown, there is no sum.
    expect(of(own)).toMatchObject({ monthlyAmount: null, currency: 'usd' });
    expect(of(other)).toMatchObject({ role: 'ORG_USER', websites: 1, monthlyAmount: null, currency: null });
    expect(body).toHaveLength(2);
    const { id: sessionId } = (await person.client.call(calls.listSessions, {})).body[0] ?? expect.fail();
    const priced = await readOverview(product.platform.database, async () => 2_500, sessionId);
    expect(new Map(priced.map(({ id, monthlyAmount }) => [id, monthlyAmount]))).toEqual(
      new Map([
        [own, 2_500],
        [other, null],
      ]),
    );
  });
});

describe('another organization', () => {
  it('is made by an admin who asks for another, once however often they click, with a name of its own', async () => {
    const { client } = await signedInPerson(product);
    const make = (body: { name: string; another?: boolean }) => client.call(calls.createOrganization, { body });
    expect(await make({ name: 'Second' })).toMatchObject({ status: 409, body: { code: 'organization_exists' } });
    const answers = await Promise.all([1, 2, 3].map(() => untilServed(() => make({ name: 'Second', another: true }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201);
    expect(await me(client)).toMatchObject({ orgId: made?.body.id, role: 'ORG_ADMIN' });
    expect((await client.call(calls.listWebsites, {})).body).toEqual([]);
  });
});
