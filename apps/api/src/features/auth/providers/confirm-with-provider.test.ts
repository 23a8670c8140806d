import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider, visitProvider } from '../../../testing/accounts/provider-sign-in.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const move = (client: TestClient, email: string) =>
  client.call(calls.updatePersonalInfo, { body: { firstName: 'Gilles', lastName: 'Roux', email } });
const REFUSED = { status: 403, body: { code: 'step_up_required' } };
const forget = `update sessions set confirmed_at = confirmed_at - interval '10 minutes',
  created_at = created_at - interval '10 minutes'`;

async function googlePerson() {
  const [email, client] = [newEmail(), product.client()];
  await signInWithProvider(client, 'google/signup', providerPerson(email));
  return { email, client };
}

/** Signs in again for a change, and returns what the account screen gets. */
async function confirm(client: TestClient, fields: Parameters<typeof signInWithProvider>[2], provider = 'google') {
  const end = await signInWithProvider(client, `${provider}/confirm`, fields);
  expect(end.pathname).toBe('/auth/confirmed');
  return end.searchParams.get('outcome');
}

describe('7.5.1: a change of address without a password', () => {
  it('needs a new sign-in with the provider, however fresh the session is', async () => {
    const { email, client } = await googlePerson();
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
    // A refused change leaves everything as it was, including the names; changing only the names needs no proof.
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ firstName: 'Gil', pendingEmail: null });
    expect((await move(client, email)).status).toBe(200);
    await signInWithProvider(client, 'google/login', providerPerson(email));
    expect(await move(client, newEmail())).toMatchObject(REFUSED);

    expect(await confirm(client, providerPerson(email))).toBe('done');
    const next = newEmail();
    const answer = await move(client, next);
    expect(answer).toMatchObject({ status: 200, body: { email, pendingEmail: next } });
    expect((await product.mail(email, /about to change/)).text).toContain(next);
  });

  it('is refused with a proof that is older than ten minutes', async () => {
    const { email, client } = await googlePerson();
    await confirm(client, providerPerson(email));
    await product.pool.query(forget);
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
  });

  it('is refused when the provider does not say that it asked, which counts as much as signing in', async () => {
    const { email, client } = await googlePerson();
    await product.pool.query(forget);
    const exportAll = () => client.call(calls.requestOwnExport, {});
    expect(await exportAll()).toMatchObject(REFUSED);
    expect(await confirm(client, providerPerson(email, { fault: 'stale' }))).toBe('done');
    expect((await exportAll()).status).toBe(200);
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
    await product.pool.query(forget);
    expect(await exportAll()).toMatchObject(REFUSED);
  });

  it('is refused when another account at the provider signed in, with or without an account here', async () => {
    const { client } = await googlePerson();
    const other = await googlePerson();
    for (const email of [other.email, newEmail()]) {
      expect(await confirm(client, providerPerson(email))).toBe('other');
      expect(await move(client, newEmail())).toMatchObject(REFUSED);
    }
    // The same address at another provider is another account.
    expect(await confirm(client, providerPerson(other.email), 'facebook')).toBe('other');
    expect(await move(other.client, newEmail())).toMatchObject(REFUSED);
  });

  it('is not proven by the way back of another visit, session or browser, nor a second time by its own', async () => {
    const { email, client } = await googlePerson();
    const back = await visitProvider(client, 'google/confirm', providerPerson(email));
    expect((await product.client().send('GET', back)).headers.get('location')).toContain('/auth/login?error=');

    const replaced = await visitProvider(client, 'google/confirm', providerPerson(email));
    const cookies = client.cookieHeader();
    await client.call(calls.logOut, {});
    await signInWithProvider(client, 'google/login', providerPerson(email));
    const visitCookie = cookies.split('; ').find((cookie) => cookie.startsWith('evenway_visit=')) ?? '';
    const cookie = `${client.cookieHeader()}; ${visitCookie}`;
    const answer = await product.client().send('GET', replaced, { headers: { cookie } });
    expect(answer.headers.get('location')).toContain('outcome=failed');
    expect(await move(client, newEmail())).toMatchObject(REFUSED);

    const good = await visitProvider(client, 'google/confirm', providerPerson(email));
    expect((await client.send('GET', good)).headers.get('location')).toContain('outcome=done');
    expect((await move(client, newEmail())).status).toBe(200);
    expect((await client.send('GET', good)).headers.get('location')).toContain('/auth/login?error=');
  });

  it('Z02, 7.2.4: the session stays what it was with a new secret, and who copied the old cookie is out', async () => {
    const { email, client } = await googlePerson();
    const thief = product.client();
    thief.takeCookies(client);
    const { userId } = (await client.call(calls.getSessionUser, {})).body;
    const stored = async () =>
      (await product.pool.query('select * from sessions where user_id = $1', [userId])).rows as { id: string }[];
    const age = `update sessions set created_at = now() - interval '20 days', expires_at = now() + interval '2 days',
      ends_at = now() + interval '3 days' where user_id = $1`;
    await product.pool.query(age, [userId]);
    const [before, ...others] = await stored();
    expect(others).toEqual([]);
    expect(await confirm(client, providerPerson(email))).toBe('done');
    const changed = {
      secret_hash: expect.not.stringMatching((before as unknown as { secret_hash: string }).secret_hash),
      confirmed_at: expect.any(Date),
      confirmed_with: 'provider',
      last_used_at: expect.any(Date),
    };
    expect(await stored()).toEqual([{ ...before, ...changed }]);
    expect((await move(thief, newEmail())).status).toBe(401);
    expect((await move(client, newEmail())).status).toBe(200);
  });

  it('Z02: is refused to people with a second factor, before the visit and after it', async () => {
    const { email, client } = await googlePerson();
    const back = await visitProvider(client, 'google/confirm', providerPerson(email));
    const { userId } = (await client.call(calls.getSessionUser, {})).body;
    await product.pool.query('update users set second_factor_at = now() where id = $1', [userId]);
    expect((await client.send('GET', back)).headers.get('location')).toContain('outcome=failed');
    const start = await client.send('GET', '/api/auth/google/confirm');
    expect(start.headers.get('location')).toContain('outcome=failed');
    const { rows } = await product.pool.query('select confirmed_at from sessions where user_id = $1', [userId]);
    expect(rows).toEqual([{ confirmed_at: null }]);
  });

  it('asks the provider for a new sign-in of this very person, and ends on the page of its window when that fails', async () => {
    const { email, client } = await googlePerson();
    const start = await client.send('GET', '/api/auth/google/confirm');
    const sent = Object.fromEntries(new URL(start.headers.get('location') ?? '').searchParams);
    expect(sent).toMatchObject({ prompt: 'login', max_age: '0', login_hint: email });
    expect(JSON.parse(sent.claims ?? '')).toEqual({ id_token: { auth_time: { essential: true } } });
    expect(await confirm(client, 'cancel')).toBe('failed');
    expect(await confirm(client, providerPerson(email, { fault: 'error' }))).toBe('failed');
    const nobody = await product.client().send('GET', '/api/auth/google/confirm');
    const url = new URL(nobody.headers.get('location') ?? '');
    expect([url.pathname, url.searchParams.get('error')]).toEqual(['/auth/login', 'Please sign in to continue.']);
  });
});
