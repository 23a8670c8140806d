import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
  verifiedPerson,
} from '../../../testing/accounts/people.ts';
import {
  providerPerson as person,
  signInWithProvider as signIn,
  visitProvider as visit,
} from '../../../testing/accounts/provider-sign-in.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const errorOf = (url: URL) => (url.pathname === '/auth/login' ? url.searchParams.get('error') : null);

describe('signing up with a provider', () => {
  it('makes an admin without an organization, who signs in the same way later', async () => {
    const email = newEmail();
    const client = product.client();
    const end = await signIn(client, 'google/signup', person(email));
    expect(end.href).toBe(`${product.settings.WEB_URL}/organization/dashboard`);
    expect((await client.call(calls.getSessionUser, {})).body).toMatchObject({ role: 'ORG_ADMIN', orgId: null, email });
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ firstName: 'Gil', lastName: 'Roux' });
    const later = product.client();
    expect((await signIn(later, 'google/login', person(email))).pathname).toBe('/organization/dashboard');
    expect((await later.call(calls.getSessionUser, {})).status).toBe(200);
  });

  it('joins the organization of an invitation to the same address, also with Facebook', async () => {
    const { client: admin } = await signedInPerson(product);
    const email = newEmail();
    await admin.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
    const token = await mailedToken(product, email, /invited/i);
    const wrong = await signIn(product.client(), `facebook/signup?token=${token}`, person(newEmail()));
    expect(wrong.pathname).toBe('/auth/signup/accept-invite');
    expect(wrong.searchParams.get('token')).toBe(token);
    expect(wrong.searchParams.get('error')).toBe(
      'This invitation is for another email address. Please use the address it was sent to.',
    );
    const cancelled = await signIn(product.client(), `google/signup?token=${token}`, 'cancel');
    expect(cancelled.searchParams.get('token')).toBe(token);
    const client = product.client();
    expect((await signIn(client, `facebook/signup?token=${token}`, person(email))).pathname).toBe(
      '/organization/dashboard',
    );
    const me = (await client.call(calls.getSessionUser, {})).body;
    expect(me).toMatchObject({ role: 'ORG_USER', orgId: (await admin.call(calls.getSessionUser, {})).body.orgId });
  });

  it('says that an account exists where the address is proven', async () => {
    const { email } = await verifiedPerson(product);
    for (const path of ['google/signup', 'google/login']) {
      const client = product.client();
      expect(errorOf(await signIn(client, path, person(email)))).toBe('An account with this email already exists.');
      expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    }
  });

  it('goes back to sign-in for someone unknown who only signs in', async () => {
    const email = newEmail();
    expect(errorOf(await signIn(product.client(), 'google/login', person(email)))).toContain('sign up first');
    const { rows } = await product.pool.query('select 1 from users where email = $1', [email]);
    expect(rows).toHaveLength(0);
  });

  it('X22: refuses an address that the provider does not call verified', async () => {
    for (const verified of ['no', 'absent'] as const) {
      const email = newEmail();
      expect(errorOf(await signIn(product.client(), 'facebook/signup', person(email, { verified })))).toContain(
        'not verified',
      );
      const { rows } = await product.pool.query('select 1 from users where email = $1', [email]);
      expect(rows).toHaveLength(0);
    }
  });

  it('X18: leaves nothing of an unverified account that someone else began with the address', async () => {
    const email = newEmail();
    const squatter = product.client();
    await squatter.call(calls.signUp, { body: signUpBody(email) });
    const link = await mailedToken(product, email, /verify/i);
    const owner = product.client();
    expect((await signIn(owner, 'google/signup', person(email))).pathname).toBe('/organization/dashboard');
    expect((await squatter.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(401);
    expect((await squatter.call(calls.verifyEmail, { query: { token: link } })).status).toBe(400);
    expect((await owner.call(calls.getSessionUser, {})).body).toMatchObject({ email, orgId: null });
  });

  it('6.8.1: the same subject at two providers is two people', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await signIn(product.client(), 'google/signup', person(first, { subject: 'subject-1' }));
    const client = product.client();
    await signIn(client, 'facebook/signup', person(second, { subject: 'subject-1' }));
    expect((await client.call(calls.getSessionUser, {})).body.email).toBe(second);
  });

  it('follows the subject, whatever address comes with it later', async () => {
    const email = newEmail();
    await signIn(product.client(), 'google/signup', person(email, { subject: 'stable' }));
    const client = product.client();
    await signIn(client, 'google/login', person(newEmail(), { subject: 'stable' }));
    expect((await client.call(calls.getSessionUser, {})).body.email).toBe(email);
  });
});

describe('a return from a provider', () => {
  const failed = 'Google authentication failed. Please try again.';

  it('10.1.2, S12: counts only in the browser that set out, with the state it was given', async () => {
    const attacker = product.client();
    const back = await visit(attacker, 'google/signup', person(newEmail()));
    const victim = product.client();
    const answer = await victim.send('GET', back);
    expect(errorOf(new URL(answer.headers.get('location') ?? ''))).toBe(failed);
    expect((await victim.call(calls.getSessionUser, {})).status).toBe(401);
    const forged = await attacker.send('GET', back.replace(/state=[^&]+/, 'state=made-up'));
    expect(errorOf(new URL(forged.headers.get('location') ?? ''))).toBe(failed);
  });

  it('10.2.2: of one provider is refused at the other', async () => {
    const client = product.client();
    const back = await visit(client, 'google/signup', person(newEmail()));
    const answer = await client.send('GET', back.replace('/google/', '/facebook/'));
    expect(errorOf(new URL(answer.headers.get('location') ?? ''))).toBe(
      'Facebook authentication failed. Please try again.',
    );
  });

  it('X45: is good once, also when it arrives twenty times at once', async () => {
    const client = product.client();
    const email = newEmail();
    const back = await visit(client, 'google/signup', person(email));
    const cookie = client.cookieHeader();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.client().send('GET', back, { headers: { cookie } })),
    );
    const ends = answers.map(({ headers }) => new URL(headers.get('location') ?? '').pathname);
    expect(ends.filter((path) => path === '/organization/dashboard')).toHaveLength(1);
  });

  it('expires', async () => {
    const client = product.client();
    const back = await visit(client, 'google/signup', person(newEmail()));
    await product.pool.query("update provider_visits set expires_at = now() - interval '1 second'");
    const answer = await client.send('GET', back);
    expect(errorOf(new URL(answer.headers.get('location') ?? ''))).toBe(failed);
  });

  it('may be a change of mind', async () => {
    expect(errorOf(await signIn(product.client(), 'google/login', 'cancel'))).toBe(failed);
  });

  it('R28: ends in a clear message when the provider fails or hangs', async () => {
    const [error, hang] = await Promise.all(
      (['error', 'hang'] as const).map((fault) =>
        signIn(product.client(), 'google/signup', person(newEmail(), { fault })),
      ),
    );
    expect([error, hang].map((url) => url && errorOf(url))).toEqual([failed, failed]);
    const { google, facebook } = product.settings.providers;
    const away = await product.another({
      providers: { google: google && { ...google, issuer: 'http://127.0.0.1:1/google' }, facebook },
    });
    const answer = await away.client().send('GET', '/api/auth/google/login');
    expect(errorOf(new URL(answer.headers.get('location') ?? ''))).toBe(failed);
    await away.stop();
  });

  it('X24, 3.7.2: never leads anywhere but to our own screens', async () => {
    for (const extra of ['next=//evil.example', 'redirect_uri=https://evil.example', 'next=https:evil.example']) {
      const answer = await product.client().send('GET', `/api/auth/google/login?${extra}`);
      const location = new URL(answer.headers.get('location') ?? 'http://none/', product.settings.WEB_URL);
      expect(answer.status === 400 || location.origin === product.settings.WEB_URL, extra).toBe(true);
    }
  });
});
