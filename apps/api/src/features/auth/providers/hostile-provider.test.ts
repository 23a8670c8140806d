import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@evenway/contract';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

type Forge = (claims: JWTPayload, sign: (claims: JWTPayload) => Promise<string>) => Promise<string>;

let product: TestProduct;
let server: Awaited<ReturnType<TestProduct['another']>>;
let provider: Server;
let forge: Forge = (claims, sign) => sign(claims);
let claims: JWTPayload = {};

/** A provider that responds with whatever identity token a test has forged. */
beforeAll(async () => {
  const keys = await generateKeyPair('ES256');
  const sign = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'k' }).sign(keys.privateKey);
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' }] };
  provider = createServer(async (request, response) => {
    const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      }),
      '/jwks': () => jwks,
      '/token': async () => ({
        access_token: 'a',
        token_type: 'bearer',
        id_token: await forge({ iss: issuer, ...claims }, sign),
      }),
    };
    const answer = answers[request.url ?? ''];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer ? await answer() : {}));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  product = await startTestProduct();
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await product.another({
    providers: { google: { issuer, clientId: 'evenway', clientSecret: 's' }, facebook: null },
  });
});
afterAll(async () => {
  await server.stop();
  await product.stop();
  provider.close();
});

/** The claims of a well-behaved provider. */
function goodClaims(sent: URLSearchParams, change: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  const nonce = sent.get('nonce') ?? '';
  const person = { sub: newEmail(), email: newEmail(), email_verified: true };
  return { ...person, aud: 'evenway', nonce, iat: now, exp: now + 60, ...change };
}

/** Signs up with the claims of a well-behaved provider, changed by the test, and returns where it ends. */
async function signUp(
  change: (good: JWTPayload) => JWTPayload,
  how: Forge = (payload, sign) => sign(payload),
): Promise<string> {
  const client = server.client();
  const start = await client.send('GET', '/api/auth/google/signup');
  const sent = new URL(start.headers.get('location') ?? '').searchParams;
  claims = change(goodClaims(sent));
  forge = how;
  const back = await client.send('GET', `/api/auth/google/callback?code=c&state=${sent.get('state')}`);
  const end = new URL(back.headers.get('location') ?? '').pathname;
  expect((await client.call(calls.getSessionUser, {})).status).toBe(end === '/auth/login' ? 401 : 200);
  return end;
}

describe('an identity token', () => {
  it('is accepted when everything is right', async () => {
    expect(await signUp((good) => good)).toBe('/organization/dashboard');
  });

  it('6.8.2: is refused unsigned, or signed by someone else', async () => {
    expect(
      await signUp(
        (good) => good,
        async (payload) => new UnsecuredJWT(payload).encode(),
      ),
    ).toBe('/auth/login');
    const other = await generateKeyPair('ES256');
    const byOther: Forge = (payload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'k' }).sign(other.privateKey);
    expect(await signUp((good) => good, byOther)).toBe('/auth/login');
    const bySecret: Forge = (payload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('s'.repeat(32)));
    expect(await signUp((good) => good, bySecret)).toBe('/auth/login');
  });

  it('10.5.1, 10.5.2, 10.5.4: is refused with another nonce, audience, issuer, or out of its time', async () => {
    const now = Math.floor(Date.now() / 1000);
    const wrong: JWTPayload[] = [
      { nonce: 'other' },
      { aud: 'someone-else' },
      { iss: 'https://evil.example' },
      { iat: now - 7200, exp: now - 3600 },
      { sub: '' },
    ];
    for (const change of wrong)
      expect(await signUp((good) => ({ ...good, ...change })), JSON.stringify(change)).toBe('/auth/login');
    expect(await signUp(({ nonce: _, ...rest }) => rest)).toBe('/auth/login');
  });

  it('X22: without an address, or with "true" as a word, opens nothing', async () => {
    expect(await signUp(({ email: _, ...rest }) => rest)).toBe('/auth/login');
    expect(await signUp((good) => ({ ...good, email_verified: 'true' }))).toBe('/auth/login');
  });
});

describe('7.5.1: a sign-in to confirm a change', () => {
  it('counts for more than signing in only when the signed token says that it has just happened', async () => {
    const client = server.client();
    forge = (payload, sign) => sign(payload);
    const sub = newEmail();
    const visit = async (path: string, change: JWTPayload) => {
      const start = await client.send('GET', `/api/auth/google/${path}`);
      const sent = new URL(start.headers.get('location') ?? '').searchParams;
      claims = goodClaims(sent, { sub, ...change });
      const back = await client.send('GET', `/api/auth/google/callback?code=c&state=${sent.get('state')}`);
      return new URL(back.headers.get('location') ?? '').searchParams.get('outcome');
    };
    await visit('signup', {});
    const now = Math.floor(Date.now() / 1000);
    const ways = async () =>
      (await product.pool.query('select distinct confirmed_with from sessions where confirmed_at is not null')).rows;
    expect(await visit('confirm', {})).toBe('done');
    for (const seconds of [120, 3600, 86_400])
      expect(await visit('confirm', { auth_time: now - seconds })).toBe('done');
    for (const auth_time of ['now', null, -1]) await visit('confirm', { auth_time });
    expect(await ways()).toEqual([{ confirmed_with: 'sign_in' }]);
    expect(await visit('confirm', { auth_time: now })).toBe('done');
    expect(await ways()).toEqual([{ confirmed_with: 'provider' }]);
  });
});
