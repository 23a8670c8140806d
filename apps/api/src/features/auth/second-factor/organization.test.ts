import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, invitedPerson, mailedToken, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import { addApp, personWithApp } from '../../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { workOnResets } from './reset-second-factor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const demand = (client: TestClient, requiresSecondFactor: boolean) =>
  client.call(calls.updateSecuritySettings, { body: { requiresSecondFactor } });
const logIn = (client: TestClient, email: string) =>
  client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });

describe('an organization that asks for a second factor', () => {
  it('asks the admin first, then lets members without one do nothing there but set one up or leave', async () => {
    const admin = await signedInPerson(product);
    const member = await invitedPerson(product, admin.client);
    expect(await demand(admin.client, true)).toMatchObject({ status: 409, body: { code: 'second_factor_first' } });
    await addApp(admin.client);
    expect((await demand(admin.client, true)).body).toEqual({ requiresSecondFactor: true, membersWithout: 1 });
    const ofOrganization = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'member');
    const open: string[] = [];
    for (const [name, endpoint] of ofOrganization) {
      if (name === 'leaveOrganization') continue;
      const path = `/api${endpoint.path.replace(/:\w+/g, member.userId)}`;
      const answer = await member.client.send(endpoint.method, path, endpoint.method === 'GET' ? {} : { body: '{}' });
      const { code } = answer.body as { code?: string };
      if (answer.status !== 403 || code !== 'second_factor_missing') open.push(name);
    }
    expect(open).toEqual(['getOrganization']);
    expect((await member.client.call(calls.getSecurity, {})).body.isRequired).toBe(true);
    await addApp(member.client);
    expect((await member.client.call(calls.listUsers, {})).status).toBe(200);
    const have = (await admin.client.call(calls.listSecondFactors, {})).body;
    expect(have).toContain(member.userId);
    expect(have).toHaveLength(2);
    await member.client.call(calls.removeAuthenticator, {});
    expect((await member.client.call(calls.listUsers, {})).status).toBe(403);
    expect((await member.client.call(calls.leaveOrganization, {})).status).toBe(200);
    expect((await demand(admin.client, false)).body.requiresSecondFactor).toBe(false);
  });
});

describe('a member who lost the second factor', () => {
  it('is helped by an admin, who confirms first; the member is told and signed out', async () => {
    const admin = await personWithApp(product);
    const member = await invitedPerson(product, admin.client);
    await addApp(member.client);
    const reset = { params: { id: member.userId } };
    const stranger = await personWithApp(product);
    expect((await stranger.client.call(calls.resetSecondFactor, reset)).status).toBe(404);
    expect((await member.client.call(calls.resetSecondFactor, reset)).status).toBe(403);
    expect((await admin.client.call(calls.resetSecondFactor, reset)).status).toBe(200);
    expect((await member.client.call(calls.getSessionUser, {})).status).toBe(401);
    await product.mail(member.email, /two-step sign-in was reset/);
    expect((await logIn(product.client(), member.email)).status).toBe(200);
  });

  it('is not helped by an admin of one of several organizations, nor by themselves', async () => {
    const admin = await personWithApp(product);
    const member = await invitedPerson(product, admin.client);
    await addApp(member.client);
    const other = await signedInPerson(product);
    await product.pool.query(
      `insert into memberships (user_id, organization_id, role)
       select $1, organization_id, 'ORG_USER' from users where email = $2`,
      [member.userId, other.email],
    );
    const refused = await admin.client.call(calls.resetSecondFactor, { params: { id: member.userId } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'member_elsewhere' } });
    const me = (await admin.client.call(calls.getSessionUser, {})).body.userId;
    expect((await admin.client.call(calls.resetSecondFactor, { params: { id: me } })).status).toBe(403);
  });

  it('a person who can ask an admin does not get the long way', async () => {
    const admin = await signedInPerson(product);
    const member = await invitedPerson(product, admin.client);
    await addApp(member.client);
    const client = product.client();
    await logIn(client, member.email);
    expect(await client.call(calls.askForReset, {})).toMatchObject({ status: 409, body: { code: 'ask_admin' } });
  });
});

describe('the long way back of a sole admin', () => {
  /** Up to the start of the waiting period. */
  async function begin() {
    const person = await personWithApp(product);
    const client = product.client();
    expect((await client.call(calls.askForReset, {})).status).toBe(400);
    await logIn(client, person.email);
    expect((await client.call(calls.askForReset, {})).status).toBe(200);
    const token = await mailedToken(product, person.email, /^Reset the two-step/);
    expect((await product.client().call(calls.confirmReset, { query: { token } })).status).toBe(200);
    expect((await product.client().call(calls.confirmReset, { query: { token } })).status).toBe(400);
    return person;
  }
  const daysPass = (email: string, days: number) =>
    product.pool.query(
      `update second_factor_resets set created_at = created_at - make_interval(days => $2),
         due_at = due_at - make_interval(days => $2) where user_id = (select id from users where email = $1)`,
      [email, days],
    );
  const notices = async (email: string) =>
    (await product.mails(email)).filter(({ subject }) => /will be reset/.test(subject));

  it('needs the first factor and the mailbox, waits seven days, and mails on days 0, 3 and 6', async () => {
    const { email } = await begin();
    await product.mail(email, /will be reset/);
    for (const [days, mails] of [
      [2, 1],
      [1, 2],
      [0, 2],
      [3, 3],
    ] as const) {
      await daysPass(email, days);
      await workOnResets(product.platform);
      await product.jobsDone();
      expect(await notices(email)).toHaveLength(mails);
    }
    expect((await logIn(product.client(), email)).status).toBe(403);
    await daysPass(email, 1);
    await workOnResets(product.platform);
    await product.mail(email, /two-step sign-in was reset/);
    expect((await logIn(product.client(), email)).status).toBe(200);
  });

  it('is stopped by the link of a mail, for good', async () => {
    const { email } = await begin();
    const token = await mailedToken(product, email, /will be reset/);
    expect((await product.client().call(calls.stopReset, { query: { token } })).status).toBe(200);
    expect((await product.client().call(calls.stopReset, { query: { token } })).status).toBe(400);
    await daysPass(email, 8);
    await workOnResets(product.platform);
    expect((await logIn(product.client(), email)).status).toBe(403);
  });

  it('is stopped by a sign-in with the second factor, and by confirming with it', async () => {
    const signsIn = await begin();
    const client = product.client();
    await logIn(client, signsIn.email);
    expect((await client.call(calls.completeSecondStep, { body: { code: signsIn.app.next() } })).status).toBe(200);
    // Someone who stays signed in may not sign in for weeks.
    const confirms = await begin();
    expect((await confirms.client.call(calls.confirmIdentity, { body: { code: confirms.app.next() } })).status).toBe(
      200,
    );
    const { rows } = await product.pool.query(
      'select 1 from second_factor_resets join users on users.id = user_id where email = any($1)',
      [[signsIn.email, confirms.email]],
    );
    expect(rows).toEqual([]);
  });
});
