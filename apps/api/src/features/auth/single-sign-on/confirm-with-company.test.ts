import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, PASSWORD, signedInPerson, verifiedPerson } from '../../../testing/accounts/people.ts';
import { addApp } from '../../../testing/accounts/second-factor.ts';
import { returnFrom, setUpSso, signInWithCompany } from '../../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let domain: string;
let admin: TestClient;
let organizationId: string;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
  ({ domain, organizationId } = await setUpSso(product, admin));
});
afterAll(() => product.stop());

const asked = { status: 403, body: { code: 'step_up_required' } };
type Change = Parameters<typeof signInWithCompany>[2];

/** An admin with an account and a password of their own, in a session of the company that is some minutes old. */
async function colleague(name: string) {
  const { email } = await verifiedPerson(product, `${name}@${domain}`);
  const client = product.client();
  await signInWithCompany(client, email);
  const { userId } = (await client.call(calls.getSessionUser, {})).body;
  await product.pool.query(`update memberships set role = 'ORG_ADMIN' where user_id = $1 and organization_id = $2`, [
    userId,
    organizationId,
  ]);
  await product.pool.query(`update sessions set created_at = created_at - interval '11 minutes' where user_id = $1`, [
    userId,
  ]);
  return { email, client, userId };
}

const makeKey = (client: TestClient) =>
  client.call(calls.createApiKey, { body: { name: 'Key', scopes: ['usage:read'], expiry: { days: 30 } } });
const close = (client: TestClient) => client.call(calls.deleteOrganization, { body: { name: 'Not its name' } });
const confirm = async (client: TestClient, email: string, change?: Change) => {
  const { status, body } = await client.call(calls.confirmWithCompany, {});
  expect(status).toBe(200);
  const end = await returnFrom(client, body.url, email, change);
  expect(end.pathname).toBe('/auth/confirmed');
  return end.searchParams.get('outcome');
};

describe('Z12: a session of single sign-on', () => {
  it('takes no password, neither the right one nor a wrong one', async () => {
    const { client } = await colleague('password');
    for (const password of [PASSWORD, 'Wrong1!!'])
      expect(await client.call(calls.confirmIdentity, { body: { password: digest(password) } })).toMatchObject({
        status: 400,
        body: { code: 'company_needed' },
      });
    expect(await makeKey(client)).toMatchObject(asked);
  });

  it('is confirmed by its issuer: the same session, with its end, and a new secret', async () => {
    const { client, email, userId } = await colleague('issuer');
    const thief = product.client();
    thief.takeCookies(client);
    await product.pool.query('update memberships set admin_since = null where user_id = $1', [userId]);
    const stored = async () =>
      (
        await product.pool.query(
          'select id, ends_at, expires_at, sso_organization_id from sessions where user_id = $1',
          [userId],
        )
      ).rows;
    const before = await stored();
    expect(await makeKey(client)).toMatchObject(asked);
    expect(await close(client)).toMatchObject(asked);
    expect(await confirm(client, email)).toBe('done');
    expect(await stored()).toEqual(before);
    expect((await makeKey(client)).status).toBe(201);
    expect(await close(client)).toMatchObject({ body: { code: 'organization_name_differs' } });
    expect((await makeKey(thief)).status).toBe(401);
  });

  it('is confirmed no more than by signing in if the issuer does not say that it asked', async () => {
    const { client, email, userId } = await colleague('stale');
    await product.pool.query('update memberships set admin_since = null where user_id = $1', [userId]);
    expect(await confirm(client, email, { fault: 'stale' })).toBe('done');
    expect((await makeKey(client)).status).toBe(201);
    expect(await close(client)).toMatchObject(asked);
  });

  it('is not confirmed by a colleague, by a failed visit, or in another session', async () => {
    const { client } = await colleague('me');
    const other = await colleague('other');
    expect(await confirm(client, other.email)).toBe('other');
    const { body } = await client.call(calls.confirmWithCompany, {});
    const elsewhere = await returnFrom(other.client, body.url, other.email);
    expect(elsewhere.pathname).toBe('/auth/login');
    expect(await makeKey(client)).toMatchObject(asked);
    expect(await makeKey(other.client)).toMatchObject(asked);
  });

  it('asks for the second factor of someone who has one; other sessions do not confirm this way', async () => {
    const { client, email } = await colleague('strong');
    const own = product.client();
    await own.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect(await own.call(calls.confirmWithCompany, {})).toMatchObject({ body: { code: 'sso_unknown' } });
    const { app } = await addApp(own);
    expect(await client.call(calls.confirmWithCompany, {})).toMatchObject({ body: { code: 'second_factor_needed' } });
    expect(await makeKey(client)).toMatchObject(asked);
    expect((await client.call(calls.confirmIdentity, { body: { code: app.next() } })).status).toBe(200);
    expect((await makeKey(client)).status).toBe(201);
  });
});
