import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as client from 'openid-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER_NAMES, type ProviderName } from './provider-name.ts';
import { type SignInProvider, startSignInProvider } from './sign-in-provider.ts';
import { completeSignIn, type LoginFields } from './testing/complete-sign-in.ts';

const API_URL = 'http://localhost:3999';
const ADA: LoginFields = { email: 'ada@example.org', verified: 'yes', givenName: 'Ada', familyName: 'Martin' };

/** A company redirects to an address of the organization. */
const callbackOf = (name: ProviderName) =>
  name === 'company'
    ? `${API_URL}/api/auth/single-sign-on/9f0c6a5e-2f3e-4a59-9a0b-3a4f7f7f2f10/callback`
    : `${API_URL}/api/auth/${name}/callback`;

describe('the local sign-in provider', () => {
  let directory: string;
  let provider: SignInProvider;

  const start = async () => {
    provider = await startSignInProvider({ file: path.join(directory, 'sign-in.json'), apiUrl: API_URL });
  };

  /** The product's side of one sign-in. */
  const begin = async (name: ProviderName, change: Record<string, string> = {}, secret?: string) => {
    const { issuer, clientId, clientSecret } = provider.clients[name];
    const config = await client.discovery(new URL(issuer), clientId, secret ?? clientSecret, undefined, {
      execute: [client.allowInsecureRequests],
    });
    const checks = {
      pkceCodeVerifier: client.randomPKCECodeVerifier(),
      expectedState: client.randomState(),
      expectedNonce: client.randomNonce(),
    };
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callbackOf(name),
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      ...change,
    });
    return {
      config,
      url,
      finish: (callback: URL) => client.authorizationCodeGrant(config, callback, { ...checks, idTokenExpected: true }),
    };
  };

  const signIn = async (name: ProviderName, login: LoginFields, secret?: string) => {
    const { config, url, finish } = await begin(name, {}, secret);
    const callback = await completeSignIn(url, login);
    const tokens = await finish(callback);
    const claims = tokens.claims();
    const userinfo = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    return { callback, claims, userinfo };
  };

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'evenway-sign-in-'));
    await start();
  });

  afterEach(async () => {
    await provider.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it.each(PROVIDER_NAMES)(
    'tells the product who signed in with %s, in the ID token and in the user info',
    async (name) => {
      const { callback, claims, userinfo } = await signIn(name, ADA);
      const { issuer, clientId } = provider.clients[name];
      const person = { email: 'ada@example.org', email_verified: true, given_name: 'Ada', family_name: 'Martin' };
      expect(callback.origin + callback.pathname).toBe(callbackOf(name));
      expect(callback.searchParams.get('iss')).toBe(issuer);
      expect(claims).toMatchObject({ iss: issuer, aud: clientId, ...person });
      expect(userinfo).toEqual({ sub: claims?.sub, ...person });
    },
  );

  it('knows the same address as one person at one provider and another at the other', async () => {
    const [first, again, elsewhere] = [
      await signIn('google', ADA),
      await signIn('google', { ...ADA, email: 'ADA@example.org' }),
      await signIn('facebook', ADA),
    ];
    expect(again.claims?.sub).toBe(first.claims?.sub);
    expect(elsewhere.claims?.sub).not.toBe(first.claims?.sub);
  });

  it('tells the groups of a company, and of nobody else', async () => {
    const groups = 'staff, web-admins,';
    expect((await signIn('company', { ...ADA, groups })).claims?.groups).toEqual(['staff', 'web-admins']);
    expect((await signIn('google', { ...ADA, groups })).claims).not.toHaveProperty('groups');
    const { url } = await begin('company', { redirect_uri: 'https://evil.example/callback' });
    await expect(completeSignIn(url, ADA)).rejects.toThrow('refused');
  });

  it('uses the subject that was typed', async () => {
    const { claims } = await signIn('google', { ...ADA, subject: '1234567890' });
    expect(claims?.sub).toBe('1234567890');
  });

  it('says that an address is not verified, or says nothing about it', async () => {
    const unverified = await signIn('google', { ...ADA, verified: 'no' });
    expect([unverified.claims?.email_verified, unverified.userinfo.email_verified]).toEqual([false, false]);
    const silent = await signIn('google', { ...ADA, verified: 'absent' });
    expect(silent.claims).not.toHaveProperty('email_verified');
    expect(silent.userinfo).not.toHaveProperty('email_verified');
  });

  it('answers for each of two open sign-ins of one person what was chosen in it', async () => {
    const [one, two] = [await begin('google'), await begin('google')];
    const callbacks = [
      await completeSignIn(one.url, ADA),
      await completeSignIn(two.url, { ...ADA, verified: 'no', subject: '' }),
    ] as const;
    expect((await two.finish(callbacks[1])).claims()?.email_verified).toBe(false);
    expect((await one.finish(callbacks[0])).claims()?.email_verified).toBe(true);
  });

  it('lets the product ask for the choice of an account', async () => {
    const { url, finish } = await begin('google', { prompt: 'select_account consent' });
    expect((await finish(await completeSignIn(url, ADA))).claims()?.email).toBe('ada@example.org');
  });

  it('tells when the person signed in where a new sign-in is asked for, and asks with the address it was given', async () => {
    const asked = { prompt: 'login', max_age: '0', login_hint: 'ada@example.org' };
    const authTime = async (login: LoginFields) => {
      const { url, finish } = await begin('google', asked);
      return (await finish(await completeSignIn(url, login))).claims()?.auth_time ?? 0;
    };
    const before = Math.floor(Date.now() / 1_000);
    expect(await authTime(ADA)).toBeGreaterThanOrEqual(before);
    expect(await authTime({ ...ADA, fault: 'stale' })).toBeLessThanOrEqual(before - 3_500);
    const claims = JSON.stringify({ id_token: { auth_time: { essential: true } } });
    for (const change of [{}, { claims }]) {
      const { url, finish } = await begin('google', change);
      const found = (await finish(await completeSignIn(url, ADA))).claims();
      expect(found?.auth_time !== undefined).toBe('claims' in change);
    }
    const { url } = await begin('google', asked);
    const page = await fetch(url, { redirect: 'manual' });
    const cookie = page.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const form = await fetch(new URL(page.headers.get('location') ?? '', url), { headers: { cookie } });
    expect(await form.text()).toContain('value="ada@example.org"');
  });

  it('tells the product that the person has cancelled', async () => {
    const { url, finish } = await begin('google');
    const callback = await completeSignIn(url, 'cancel');
    expect(callback.searchParams.get('error')).toBe('access_denied');
    await expect(finish(callback)).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('refuses a client with a wrong secret', async () => {
    await expect(signIn('google', ADA, 'wrong')).rejects.toMatchObject({ status: 401, error: 'invalid_client' });
  });

  it('refuses a code that was used before', async () => {
    const { url, finish } = await begin('google');
    const callback = await completeSignIn(url, ADA);
    await finish(callback);
    await expect(finish(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses a request without PKCE, and one whose challenge is plain', async () => {
    const { url } = await begin('google');
    const plain = new URL(url);
    plain.searchParams.set('code_challenge_method', 'plain');
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    for (const refused of [url, plain]) {
      const { headers } = await fetch(refused, { redirect: 'manual' });
      expect(new URL(headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    }
  });

  it('sends nobody to an address that is not the product’s', async () => {
    const redirects = [
      'http://localhost:3999/api/auth/facebook/callback',
      'http://evil.example/api/auth/google/callback',
    ];
    for (const redirect_uri of redirects) {
      const { url } = await begin('google', { redirect_uri });
      const response = await fetch(url, { redirect: 'manual' });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('The request was refused');
    }
  });

  it('is a provider that is down, for the login that was asked to fail', async () => {
    await expect(signIn('google', { ...ADA, fault: 'error' })).rejects.toMatchObject({ cause: { status: 500 } });
    const { config, url, finish } = await begin('google');
    const callback = await completeSignIn(url, { ...ADA, fault: 'hang' });
    config.timeout = 0.5;
    await expect(finish(callback)).rejects.toMatchObject({ code: 'OAUTH_TIMEOUT' });
    expect((await signIn('google', ADA)).claims?.email).toBe('ada@example.org');
  });

  it('is the same provider after a restart', async () => {
    const { clients } = provider;
    const { url, finish } = await begin('google');
    const keys = await (await fetch(`${clients.google.issuer}/jwks`)).text();
    await provider.stop();
    await start();
    expect(provider.clients).toEqual(clients);
    expect(await (await fetch(`${clients.google.issuer}/jwks`)).text()).toBe(keys);
    expect((await finish(await completeSignIn(url, ADA))).claims()?.email).toBe('ada@example.org');
  });

  it('takes another port when its own is taken, and a new identity when its file is broken', async () => {
    const { clients } = provider;
    await provider.stop();
    const squatter = createServer().listen(Number(new URL(clients.google.issuer).port), '127.0.0.1');
    await once(squatter, 'listening');
    await start();
    expect(provider.clients.google.issuer).not.toBe(clients.google.issuer);
    expect(provider.clients.google.clientSecret).toBe(clients.google.clientSecret);
    squatter.close();
    await provider.stop();
    await writeFile(path.join(directory, 'sign-in.json'), '{"port":');
    await start();
    expect(provider.clients.google.clientSecret).not.toBe(clients.google.clientSecret);
  });

  it('has a key of its own for each issuer, in a file that only its owner can read', async () => {
    const file = path.join(directory, 'sign-in.json');
    const { google, facebook } = JSON.parse(await readFile(file, 'utf8'));
    expect(google.key.d).not.toBe(facebook.key.d);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
  });
});
