import { calls, errors } from '@evenway/contract';
import { completeSignIn } from '@evenway/local-services/complete-sign-in';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  joinedPerson,
  mailedToken,
  PASSWORD,
  signedInPerson,
  verifiedPerson,
} from '../../../testing/accounts/people.ts';
import { providerPerson } from '../../../testing/accounts/provider-sign-in.ts';
import {
  claimDomain,
  newMailDomain,
  returnFrom,
  setUpSso,
  signInWithCompany,
} from '../../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { signInWithIssuer } from './sign-in-with-issuer.ts';
import { findConnection } from './sso-repository.ts';

let product: TestProduct;
let admin: TestClient;
let domain: string;
let organizationId: string;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
  ({ domain, organizationId } = await setUpSso(product, admin));
});
afterAll(() => product.stop());

const REMOVED = /removed you from this organization/;
/** The error on the screen where it ends, or null when signed in. */
async function enter(email: string, subject: string): Promise<string | null> {
  const client = product.client();
  const end = await signInWithCompany(client, email, { subject });
  const { status } = await client.call(calls.getSessionUser, {});
  expect(status).toBe(end.searchParams.has('error') ? 401 : 200);
  return end.searchParams.get('error');
}
const memberId = async (email: string) =>
  (await admin.call(calls.listUsers, {})).body.find((user) => user.email === email)?.id ?? '';
async function remove(email: string): Promise<void> {
  expect((await admin.call(calls.deleteUser, { params: { id: await memberId(email) } })).status).toBe(200);
}
const invite = (email: string) => admin.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });

describe('Z13: a member whom an admin removed', () => {
  it('stays out, whichever address or identity the issuer sends, until an admin invites them', async () => {
    const email = `gone@${domain}`;
    expect(await enter(email, 'gone-1')).toBeNull();
    await remove(email);
    expect(await enter(email, 'gone-1')).toMatch(REMOVED);
    expect(await enter(`renamed@${domain}`, 'gone-1')).toMatch(REMOVED);
    expect(await enter(email, 'gone-2')).toMatch(REMOVED);
    expect(await enter(`colleague@${domain}`, 'colleague')).toBeNull();
    expect(await memberId(email)).toBe('');

    await invite(email);
    await admin.call(calls.revokeInvitation, { query: { email } });
    expect(await enter(email, 'gone-1')).toMatch(REMOVED);
    await invite(email);
    expect(await enter(email, 'gone-1')).toBeNull();
    expect(await enter(email, 'gone-1')).toBeNull();
    // From now on they may also leave and come back, as everybody.
    const client = product.client();
    await signInWithCompany(client, email, { subject: 'gone-1' });
    expect((await client.call(calls.leaveOrganization, {})).status).toBe(200);
    expect(await enter(email, 'gone-1')).toBeNull();
  });

  it('comes back by the mailed invitation, and then with the company again', async () => {
    const person = await verifiedPerson(product, `elsewhere@${domain}`);
    expect(await enter(person.email, 'elsewhere')).toBeNull();
    await remove(person.email);
    expect(await enter(person.email, 'elsewhere')).toMatch(REMOVED);
    await invite(person.email);
    const token = await mailedToken(product, person.email, /invited/i);
    const { client } = person;
    await client.call(calls.logIn, { body: { email: person.email, password: digest(PASSWORD) } });
    expect((await client.call(calls.joinOrganization, { query: { token } })).status).toBe(200);
    expect(await enter(person.email, 'elsewhere')).toBeNull();
  });
});

describe('what an organization claims and has not proven', () => {
  it('brings nobody in: neither by starting with such an address, nor by an issuer that sends it', async () => {
    const claimed = newMailDomain();
    await claimDomain(admin, claimed);
    const victim = await verifiedPerson(product, `victim@${claimed}`);
    const start = await product.client().call(calls.startSingleSignOn, { body: { email: victim.email } });
    expect(start).toMatchObject({ status: 404, body: { code: 'sso_unknown' } });
    const client = product.client();
    const { body } = await client.call(calls.startSingleSignOn, { body: { email: `any@${domain}` } });
    const end = await returnFrom(client, body.url, victim.email);
    expect(end.searchParams.get('error')).toMatch(/outside the domains/);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    expect(await memberId(victim.email)).toBe('');
  });
});

describe('a round trip to the issuer', () => {
  it('is worth nothing once the organization has another client there', async () => {
    const { client } = await signedInPerson(product);
    const own = await setUpSso(product, client);
    const browser = product.client();
    const { body } = await browser.call(calls.startSingleSignOn, { body: { email: `ada@${own.domain}` } });
    await product.pool.query(`update sso_connections set client_id = 'another' where organization_id = $1`, [
      own.organizationId,
    ]);
    const end = await returnFrom(browser, body.url, `ada@${own.domain}`);
    expect(end.searchParams.get('error')).toBe(errors.sso_unknown.message);
  });
});

describe('a try of the issuer', () => {
  it('counts for the session that began it, and is lost in another', async () => {
    const { client, email } = await signedInPerson(product);
    const own = await setUpSso(product, client);
    const lastTry = async () => (await client.call(calls.getSingleSignOn, {})).body.lastTry;
    const before = await lastTry();
    const tried = await client.call(calls.trySingleSignOn, {});
    const visit = client
      .cookieHeader()
      .split('; ')
      .find((cookie) => cookie.includes('visit='));
    // The same browser, where someone else or the same person is signed in anew meanwhile.
    const other = product.client();
    await other.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    const back = await completeSignIn(tried.body.url, providerPerson(`ada@${own.domain}`));
    const headers = { cookie: `${other.cookieHeader()}; ${visit}` };
    const end = await product.client().send('GET', `${back.pathname}${back.search}`, { headers });
    expect(new URL(end.headers.get('location') ?? '').searchParams.has('error')).toBe(true);
    expect(await lastTry()).toEqual(before);
  });
});

describe('a try of the issuer by someone who is no admin there any more', () => {
  it.each(['was removed', 'is an ordinary user'])('is lost if the one who began it %s meanwhile', async (what) => {
    const { client } = await signedInPerson(product);
    const own = await setUpSso(product, client);
    const second = await signedInPerson(product);
    await joinedPerson(product, client, second, 'ORG_ADMIN');
    const { userId: id } = (await second.client.call(calls.getSessionUser, {})).body;
    const before = (await client.call(calls.getSingleSignOn, {})).body.lastTry;
    const { body } = await second.client.call(calls.trySingleSignOn, {});
    if (what === 'was removed') await client.call(calls.deleteUser, { params: { id } });
    else await client.call(calls.updateUserRole, { params: { id }, body: { role: 'ORG_USER' } });
    const end = await returnFrom(second.client, body.url, `ada@${own.domain}`);
    expect(end.searchParams.has('error')).toBe(true);
    expect((await client.call(calls.getSingleSignOn, {})).body.lastTry).toEqual(before);
  });
});

describe('an issuer that is Google', () => {
  it('brings in accounts that the company manages, and none that only carry its address', async () => {
    const connection = await findConnection(product.platform.database, organizationId);
    if (!connection) throw new Error('no connection');
    const google = { ...connection, issuer: 'https://accounts.google.com' };
    await product.pool.query(`update sso_connections set issuer = 'https://accounts.google.com'`);
    const signIn = (subject: string, hd?: unknown) =>
      product.platform.database.transaction((tx) =>
        signInWithIssuer(
          tx,
          google,
          {
            ...{ subject, email: `${subject}@${domain}`, isEmailVerified: true, isEmailDenied: false },
            ...{ firstName: 'A', lastName: 'B', authenticatedAt: null, claims: hd === undefined ? {} : { hd } },
          },
          'en',
        ),
      );
    for (const hd of [undefined, 'other.example', `sub.${domain}`, [domain], ''])
      await expect(signIn('personal', hd), String(hd)).rejects.toMatchObject({ code: 'sso_email_outside' });
    expect((await signIn('managed', domain.toUpperCase())).hasJoined).toBe(true);
    // At every sign-in, not only at the first.
    await expect(signIn('managed')).rejects.toMatchObject({ code: 'sso_email_outside' });
    await product.pool.query('update sso_connections set issuer = $1', [connection.issuer]);
  });
});
