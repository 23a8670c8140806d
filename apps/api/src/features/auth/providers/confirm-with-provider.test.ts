import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, newEmail, signedInPerson } from '../../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider, visitProvider } from '../../../testing/accounts/provider-sign-in.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestProduct, type TestProduct, waitFor } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const move = (client: TestClient, email: string, approveByEmail?: boolean) =>
  client.call(calls.updatePersonalInfo, {
    body: { firstName: 'Gilles', lastName: 'Roux', email, ...(approveByEmail !== undefined && { approveByEmail }) },
  });
const REFUSED = { status: 403, body: { code: 'confirmation_required' } };

async function googlePerson() {
  const [email, client] = [newEmail(), product.client()];
  await signInWithProvider(client, 'google/signup', providerPerson(email));
  return { email, client };
}

/** Signs in again for a change, and returns what the account screen gets. */
async function confirm(client: TestClient, fields: Parameters<typeof signInWithProvider>[2], provider = 'google') {
  const end = await signInWithProvider(client, `${provider}/confirm`, fields);
  expect(end.pathname).toBe('/organization/user-profile');
  return end.searchParams.get('confirmation');
}

describe('7.5.1: a change of address without a password', () => {
  it('needs a new sign-in with the provider, however fresh the session is, and uses it up', async () => {
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
    expect(answer).toMatchObject({ status: 200, body: { email, pendingEmail: next, pendingStep: 'confirm' } });
    expect((await product.mail(email, /about to change/)).text).toContain(next);
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
  });

  it('is allowed once by one proof, also when twenty changes arrive at once', async () => {
    const { email, client } = await googlePerson();
    await confirm(client, providerPerson(email));
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await move(client, newEmail())).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  });

  it('is refused with a proof that is older than ten minutes', async () => {
    const { email, client } = await googlePerson();
    await confirm(client, providerPerson(email));
    await product.pool.query(`update sessions set confirmed_at = confirmed_at - interval '10 minutes'`);
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
  });

  it('is refused when the provider says that the person signed in before', async () => {
    const { email, client } = await googlePerson();
    expect(await confirm(client, providerPerson(email, { fault: 'stale' }))).toBe('unproven');
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
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
    expect(answer.headers.get('location')).toContain('confirmation=failed');
    expect(await move(client, newEmail())).toMatchObject(REFUSED);

    const good = await visitProvider(client, 'google/confirm', providerPerson(email));
    expect((await client.send('GET', good)).headers.get('location')).toContain('confirmation=done');
    expect((await move(client, newEmail())).status).toBe(200);
    expect((await client.send('GET', good)).headers.get('location')).toContain('/auth/login?error=');
    expect(await move(client, newEmail())).toMatchObject(REFUSED);
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
    expect((await client.send('GET', back)).headers.get('location')).toContain('confirmation=failed');
    const start = await client.send('GET', '/api/auth/google/confirm');
    expect(start.headers.get('location')).toContain('confirmation=failed');
    const { rows } = await product.pool.query('select confirmed_at from sessions where user_id = $1', [userId]);
    expect(rows).toEqual([{ confirmed_at: null }]);
  });

  it('asks the provider for a new sign-in of this very person, and ends on the account screen when that fails', async () => {
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

  it('is no way around the password of an account that has one', async () => {
    const { client } = await signedInPerson(product);
    await product.pool.query('update sessions set confirmed_at = now()');
    for (const approveByEmail of [undefined, true])
      expect(await move(client, newEmail(), approveByEmail)).toMatchObject({ body: { code: 'password_required' } });
  });
});

describe('7.5.1: approval by a link to the current address', () => {
  const approve = async (token: string) =>
    (await product.client().call(calls.approveEmailChange, { query: { token } })).status;
  const approval = (email: string) => mailedToken(product, email, /approve the new/i);

  it('comes before anything is mailed to the new one, and works once', async () => {
    const { email, client } = await googlePerson();
    const next = newEmail();
    const asked = await move(client, next, true);
    expect(asked).toMatchObject({ status: 200, body: { email, pendingEmail: next, pendingStep: 'approve' } });
    const mail = await product.mail(email, /approve the new/i);
    expect(mail.text).toContain(next);
    expect(new URL(mail.links[0] ?? '').pathname).toBe('/auth/approve-email');
    const token = await approval(email);
    // A link that approves a change does not prove an address, and vice versa.
    expect((await client.call(calls.verifyEmail, { query: { token } })).status).toBe(400);
    expect(await product.mails(next)).toHaveLength(0);

    expect(await Promise.all(Array.from({ length: 10 }, () => approve(token)))).toEqual(
      expect.arrayContaining([200, ...Array.from({ length: 9 }, () => 400)]),
    );
    const confirmation = await mailedToken(product, next, /confirm your new/i);
    expect(await approve(confirmation)).toBe(400);
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ email, pendingStep: 'confirm' });
    expect((await client.call(calls.verifyEmail, { query: { token: confirmation } })).status).toBe(200);
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ email: next, pendingStep: null });
  });

  it('expires, is replaced by a newer one, and dies when the change is withdrawn', async () => {
    const { email, client } = await googlePerson();
    await move(client, newEmail(), true);
    const first = await approval(email);
    await client.call(calls.resendEmailChange, {});
    const second = await waitFor(async () => {
      const token = await approval(email);
      return token === first ? undefined : token;
    }, 'another mail');
    expect(await approve(first)).toBe(400);
    await product.pool.query(
      `update mailed_links set expires_at = now() - interval '1 second'
       where purpose = 'approve_email_change' and closed_at is null`,
    );
    expect(await approve(second)).toBe(400);
    await move(client, newEmail(), true);
    const third = await waitFor(async () => {
      const token = await approval(email);
      return token === second ? undefined : token;
    }, 'a third mail');
    await client.call(calls.withdrawEmailChange, {});
    expect(await approve(third)).toBe(400);
  });

  it('retires a change that was confirmed with the provider, so that one waits at a time', async () => {
    const { email, client } = await googlePerson();
    await confirm(client, providerPerson(email));
    const [first, second] = [newEmail(), newEmail()];
    await move(client, first);
    const confirmation = await mailedToken(product, first, /confirm your new/i);
    expect((await move(client, second, true)).body).toMatchObject({ pendingEmail: second, pendingStep: 'approve' });
    expect((await client.call(calls.verifyEmail, { query: { token: confirmation } })).status).toBe(400);
  });
});
