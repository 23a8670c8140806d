import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../../index.ts';

const API_URL = 'http://localhost:3999';

describe('the pages of the local sign-in provider', () => {
  let dataDir: string;
  let services: LocalServices;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-sign-in-'));
    services = await startLocalServices({ dataDir, database: false, mail: false, signIn: { apiUrl: API_URL } });
  });

  afterAll(async () => {
    await services.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const openInteraction = async () => {
    const query = new URLSearchParams({
      client_id: services.signIn?.google.clientId ?? '',
      redirect_uri: `${API_URL}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const issuer = services.signIn?.google.issuer;
    const { headers } = await fetch(`${issuer}/auth?${query}`, { redirect: 'manual' });
    const url = new URL(headers.get('location') ?? '', issuer);
    return { url, setCookies: headers.getSetCookie(), cookie: headers.getSetCookie().map(nameAndValue).join('; ') };
  };

  it('offer ready identities and a form, without a script', async () => {
    const { url, cookie } = await openInteraction();
    const response = await fetch(url, { headers: { cookie } });
    const page = await response.text();
    expect(page).toContain('<h1>Continue with Google (local test service)</h1>');
    for (const email of [
      'admin@demo.example',
      'user@demo.example',
      'new.person@example.org',
      'unverified@example.org',
    ]) {
      expect(page).toContain(`value="${email}"`);
    }
    expect(page).not.toMatch(/<script|style=/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect((await fetch(new URL('/style.css', url))).headers.get('content-type')).toContain('text/css');
  });

  it('leave only short-lived cookies with names and paths of their own, and take them back in the end', async () => {
    const { url, cookie: sent, setCookies } = await openInteraction();
    expect(setCookies.length).toBeGreaterThan(0);
    for (const cookie of setCookies) {
      expect(cookie).toMatch(
        /^evenway_local_google_(interaction|resume)(\.sig)?=.*; path=\/google\/.*expires=.*httponly/i,
      );
    }
    const finished = await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual', headers: { cookie: sent } });
    expect(finished.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(`^evenway_local_google_interaction=; path=${url.pathname}; expires=Thu, 01 Jan 1970`),
    );
  });

  it('say what is wrong with what was typed, keep it, and run nothing of it', async () => {
    const { url, cookie } = await openInteraction();
    const body = new URLSearchParams({ email: 'nobody', givenName: '"><script>alert(1)</script>', verified: 'absent' });
    const response = await fetch(url, { method: 'POST', body, headers: { cookie } });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('role="alert" id="problem">Enter an email address');
    expect(page).toContain('value="nobody"');
    expect(page).toMatch(/value="absent" checked/);
    expect(page).not.toContain('<script');
  });

  it('are closed to another browser', async () => {
    const { url } = await openInteraction();
    const response = await fetch(url);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has ended');
  });

  it('are explained under /local, without the secrets', async () => {
    const app = fastify();
    await app.register(services.pages);
    expect((await app.inject('/local')).body).toContain('href="/local/sign-in"');
    const { body } = await app.inject('/local/sign-in');
    expect(body).toContain(services.signIn?.facebook.issuer);
    expect(body).toContain('unverified@example.org');
    expect(body).not.toContain(services.signIn?.facebook.clientSecret);
    await app.close();
  });

  it('are not there when nobody asked for them', async () => {
    const others = await startLocalServices({ dataDir, database: false, mail: false, signIn: false });
    expect(others.signIn).toBeUndefined();
    await others.stop();
  });
});

function nameAndValue(cookie: string): string {
  return cookie.split(';')[0] ?? '';
}
