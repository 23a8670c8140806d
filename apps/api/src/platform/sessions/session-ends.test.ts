import { readdirSync, readFileSync } from 'node:fs';
import { calls, SESSION_ENDS, type SessionEnd } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  invitedPerson,
  joinedPerson,
  mailedToken,
  PASSWORD,
  signedInPerson,
  verifiedPerson,
} from '../../testing/accounts/people.ts';
import { addApp, confirmPassword, personWithApp } from '../../testing/accounts/second-factor.ts';
import { setUpSso, signInWithCompany } from '../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const me = (client: TestClient) => client.call(calls.getSessionUser, {});
const codeOf = async (client: TestClient) => ((await me(client)).body as { code?: string }).code;
const query = (text: string, values: unknown[]) => product.pool.query(text, values);

/** Someone with two browsers; the first does something that ends the session of the second. */
async function twoBrowsers() {
  const person = await signedInPerson(product);
  const other = product.client();
  await other.call(calls.logIn, { body: { email: person.email, password: digest(PASSWORD) } });
  return { ...person, other, userId: (await me(other)).body.userId };
}

async function memberOf() {
  const { client: admin } = await signedInPerson(product);
  return { admin, member: await invitedPerson(product, admin) };
}

async function companyMember() {
  const { client: admin } = await signedInPerson(product);
  const { domain } = await setUpSso(product, admin);
  const client = product.client();
  await signInWithCompany(client, `colleague@${domain}`);
  return { admin, client };
}

/** Every way in which a session ends. Each returns the browser that had it. */
const ENDS: Record<SessionEnd, Record<string, () => Promise<TestClient>>> = {
  session_ended: {
    'its time is over': async () => {
      const { client, email } = await signedInPerson(product);
      await query('update sessions set expires_at = now() where user_id = (select id from users where email = $1)', [
        email,
      ]);
      return client;
    },
  },
  signed_out_elsewhere: {
    'a sign-out in another browser': async () => {
      const { client, other } = await twoBrowsers();
      await client.call(calls.logOut, {});
      return other;
    },
    'a device that was signed out': async () => {
      const { client, other } = await twoBrowsers();
      const device = (await client.call(calls.listSessions, {})).body.find(({ isCurrent }) => !isCurrent);
      await client.call(calls.endSession, { params: { id: device?.id ?? '' } });
      return other;
    },
    'all other devices': async () => {
      const { client, other } = await twoBrowsers();
      await client.call(calls.endOtherSessions, {});
      return other;
    },
    'a sign-out in another browser of the company’s sign-in': async () => {
      const { admin: _, client } = await companyMember();
      const { email } = (await me(client)).body;
      const second = product.client();
      await signInWithCompany(second, email);
      await second.call(calls.logOut, {});
      return client;
    },
  },
  password_changed: {
    'a new password': async () => {
      const { client, other } = await twoBrowsers();
      const body = { oldPassword: digest(PASSWORD), newPassword: digest('Another1!') };
      expect((await client.call(calls.changePassword, { body })).status).toBe(200);
      return other;
    },
    'a password that was reset': async () => {
      const { email, client } = await signedInPerson(product);
      await product.client().call(calls.forgotPassword, { body: { email } });
      const token = await mailedToken(product, email, /reset/i);
      const body = { newPassword: digest('Another1!') };
      expect((await product.client().call(calls.resetPassword, { query: { token }, body })).status).toBe(200);
      return client;
    },
  },
  sign_in_changed: {
    'a second step that an admin has reset': async () => {
      const { client: admin } = await personWithApp(product);
      const member = await invitedPerson(product, admin);
      await confirmPassword(member.client);
      await addApp(member.client);
      const params = { id: member.userId };
      expect((await admin.call(calls.resetSecondFactor, { params })).status).toBe(200);
      return member.client;
    },
    'a company’s sign-in that was removed': async () => {
      const { admin, client } = await companyMember();
      await confirmPassword(admin);
      expect((await admin.call(calls.removeSsoProvider, {})).status).toBe(200);
      return client;
    },
  },
  removed_from_organization: {
    'an admin removed the person from their only organization': async () => {
      const { admin, member } = await memberOf();
      expect((await admin.call(calls.deleteUser, { params: { id: member.userId } })).status).toBe(200);
      return member.client;
    },
    'an admin removed the person, whose company’s sign-in opened this one': async () => {
      const { admin, client } = await companyMember();
      const { userId } = (await me(client)).body;
      expect((await admin.call(calls.deleteUser, { params: { id: userId } })).status).toBe(200);
      return client;
    },
    'the same of someone who has another organization': async () => {
      const { client: admin } = await signedInPerson(product);
      const { domain } = await setUpSso(product, admin);
      const { email } = await verifiedPerson(product, `two@${domain}`);
      const client = product.client();
      await signInWithCompany(client, email);
      const { userId } = (await me(client)).body;
      expect((await admin.call(calls.deleteUser, { params: { id: userId } })).status).toBe(200);
      return client;
    },
  },
  account_ended: {
    'the person left their only organization in another browser': async () => {
      const { member } = await memberOf();
      const other = product.client();
      await other.call(calls.logIn, { body: { email: member.email, password: digest(PASSWORD) } });
      await confirmPassword(member.client);
      expect((await member.client.call(calls.leaveOrganization, {})).status).toBe(200);
      return other;
    },
    'the person left the organization whose company’s sign-in opened this one, and has another': async () => {
      const { client: admin } = await signedInPerson(product);
      const { domain, organizationId } = await setUpSso(product, admin);
      const { email, client: own } = await verifiedPerson(product, `leaves@${domain}`);
      const client = product.client();
      await signInWithCompany(client, email);
      await own.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
      await own.call(calls.switchOrganization, { body: { organizationId } });
      expect((await own.call(calls.leaveOrganization, {})).status).toBe(200);
      expect((await me(own)).status).toBe(200);
      return client;
    },
    'the person closed the account in another browser': async () => {
      const { member } = await memberOf();
      const other = product.client();
      await other.call(calls.logIn, { body: { email: member.email, password: digest(PASSWORD) } });
      await confirmPassword(member.client);
      const body = { email: member.email };
      expect((await member.client.call(calls.deleteAccount, { body })).status).toBe(200);
      return other;
    },
  },
};

describe('a browser whose session has ended', () => {
  for (const reason of SESSION_ENDS)
    for (const [way, end] of Object.entries(ENDS[reason]))
      it(`is told ${reason}: ${way}`, async () => {
        expect(await codeOf(await end())).toBe(reason);
      });

  it('is told nothing of the kind without a cookie, or with one that was never ours', async () => {
    const { client, email } = await signedInPerson(product);
    await client.call(calls.logOut, {});
    expect(await codeOf(client)).toBe('not_signed_in');
    await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect(await codeOf(client)).toBeUndefined();
  });

  it('is told by every call that needs a session', async () => {
    const { admin, member } = await memberOf();
    await admin.call(calls.deleteUser, { params: { id: member.userId } });
    for (const ask of [calls.listUsers, calls.getCurrentUser, calls.refreshSession, calls.listWebsites])
      expect(await member.client.call(ask, {})).toMatchObject({
        status: 401,
        body: { code: 'removed_from_organization' },
      });
  });

  it('has its reason because nothing else ends sessions', () => {
    const folder = 'apps/api/src';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
      .map((file) => `${folder}/${file}`);
    const deleting = files.filter((file) =>
      /delete\(sessions\)|delete from (sessions|\$\{sessions\})/.test(readFileSync(file, 'utf8')),
    );
    // The catalogue ends those of an organization that is deleted for good, which was closed for days.
    expect(deleting.sort()).toEqual([
      'apps/api/src/features/data-rights/catalogue/people.ts',
      'apps/api/src/platform/sessions/session-repository.ts',
    ]);
  });
});

describe('a removed member with another organization', () => {
  it('is told which one it was until they choose again, and not after coming back', async () => {
    const { client: admin } = await signedInPerson(product);
    const person = await signedInPerson(product);
    const own = (await me(person.client)).body.orgId ?? '';
    const joined = await joinedPerson(product, admin, person);
    const { userId } = (await me(person.client)).body;
    const elsewhere = product.client();
    elsewhere.takeCookies(person.client);
    expect((await me(person.client)).body).not.toHaveProperty('removedFrom');
    await admin.call(calls.deleteUser, { params: { id: userId } });
    for (const client of [person.client, elsewhere, person.client])
      expect((await me(client)).body).toMatchObject({ orgId: own, removedFrom: joined.name });
    await person.client.call(calls.switchOrganization, { body: { organizationId: own } });
    expect((await me(person.client)).body).not.toHaveProperty('removedFrom');
  });

  it('is not told so of one that they left', async () => {
    const { client: admin } = await signedInPerson(product);
    const person = await signedInPerson(product);
    await joinedPerson(product, admin, person);
    await confirmPassword(person.client);
    expect((await person.client.call(calls.leaveOrganization, {})).status).toBe(200);
    expect((await me(person.client)).body).not.toHaveProperty('removedFrom');
  });
});
