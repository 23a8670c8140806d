import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, errors } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../platform/crypto/keys.ts';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { newMailDomain, proveDomain, setUpSso, signInWithCompany } from '../../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { addKey } from '../../key-rotation/rotate-keys.ts';
import { resealClientSecrets } from './client-secret.ts';

type Sign = (claims: JWTPayload) => Promise<string>;

const SECRET = 'a-client-secret-that-nobody-may-see';
let product: TestProduct;
let issuer: Server;
let url: string;
let sign: Sign;
/** The next responses. */
let metadata: Record<string, unknown> = {};
let claims: JWTPayload = {};
let forge: Sign = (good) => sign(good);
const bodies: string[] = [];

beforeAll(async () => {
  const keys = await generateKeyPair('ES256');
  sign = (payload) => new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'k' }).sign(keys.privateKey);
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' }] };
  issuer = createServer(async (request, response) => {
    bodies.push(await read(request));
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        ...metadata,
      }),
      '/jwks': () => jwks,
      '/token': async () => ({ access_token: 'a', token_type: 'bearer', id_token: await forge(claims) }),
    };
    const answer = answers[request.url ?? ''];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer ? await answer() : {}));
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  product = await startTestProduct();
  organization = await setUpHostile();
});
afterAll(async () => {
  await product.stop();
  issuer.close();
});

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
}

let organization: Awaited<ReturnType<typeof setUpHostile>>;
const provider = () => ({ issuer: url, clientId: 'evenway', clientSecret: SECRET });
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

async function setUpHostile() {
  const { client } = await signedInPerson(product);
  const domain = newMailDomain();
  await proveDomain(product, client, domain);
  expect((await client.call(calls.saveSsoProvider, { body: provider() })).status).toBe(200);
  const id = (await client.call(calls.getSessionUser, {})).body.orgId ?? '';
  await product.pool.query(`update sso_connections set tested_at = now() where organization_id = $1`, [id]);
  expect((await client.call(calls.setSsoMode, { body: { mode: 'optional' } })).status).toBe(200);
  return { admin: client, domain, callback: `/api/auth/single-sign-on/${id}/callback` };
}

/** Starts a sign-in, and returns what a well-behaved issuer would respond. */
async function setOut(client: TestClient) {
  const { body } = await client.call(calls.startSingleSignOn, { body: { email: `ada@${organization.domain}` } });
  const sent = new URL(body.url).searchParams;
  const now = Math.floor(Date.now() / 1000);
  const person = { sub: `sub-${now}`, email: `ada@${organization.domain}`, email_verified: true };
  const good = { iss: url, aud: 'evenway', nonce: sent.get('nonce') ?? '', iat: now, exp: now + 60, ...person };
  return { state: sent.get('state') ?? '', good };
}

/** Returns with a code; whether that opened a session. */
async function comeBack(client: TestClient, query: Record<string, string>, path = organization.callback) {
  const answer = await client.send('GET', `${path}?${new URLSearchParams({ code: 'c', ...query })}`);
  expect(answer.status).toBe(302);
  return (await client.call(calls.getSessionUser, {})).status === 200;
}

const signIn = async (change: (good: JWTPayload) => JWTPayload, how: Sign = (payload) => sign(payload), query = {}) => {
  const client = product.client();
  const { state, good } = await setOut(client);
  [claims, forge] = [change(good), how];
  return comeBack(client, { state, ...query });
};

describe('a return from a company', () => {
  it('10.1.2: counts only in the browser that set out, once, with its state and in its organization', async () => {
    const client = product.client();
    const { state, good } = await setOut(client);
    [claims, forge] = [good, sign];
    // A stolen code and state are useless in another browser, and do not spoil the sign-in.
    expect(await comeBack(product.client(), { state })).toBe(false);
    expect(await comeBack(product.client(), { state: 'made-up' })).toBe(false);
    const elsewhere = await setUpSso(product, (await signedInPerson(product)).client);
    const foreign = `/api/auth/single-sign-on/${elsewhere.organizationId}/callback`;
    expect(await comeBack(client, { state }, foreign)).toBe(false);
    const another = product.client();
    const second = await setOut(another);
    claims = second.good;
    expect(await comeBack(another, { state: second.state })).toBe(true);
    await another.call(calls.logOut, {});
    // Again, with everything as it was.
    expect(await comeBack(another, { state: second.state })).toBe(false);
  });

  it('mix-up: is refused when the response names another issuer, or none where one is promised', async () => {
    expect(await signIn((good) => good, sign, { iss: url })).toBe(true);
    expect(await signIn((good) => good, sign, { iss: product.company.issuer })).toBe(false);
    metadata = { authorization_response_iss_parameter_supported: true };
    const { admin } = organization;
    // Another secret means another client: the issuer's metadata is read again.
    await admin.call(calls.saveSsoProvider, { body: { ...provider(), clientSecret: `${SECRET}-2` } });
    expect(await signIn((good) => good)).toBe(false);
    expect(await signIn((good) => good, sign, { iss: url })).toBe(true);
    metadata = {};
    await admin.call(calls.saveSsoProvider, { body: provider() });
  });

  it('10.5: is refused with a token that is forged, of someone else, or out of its time', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await signIn((good) => good)).toBe(true);
    const wrong: JWTPayload[] = [
      { nonce: 'other' },
      { aud: 'someone-else' },
      { iss: product.company.issuer },
      { iat: now - 7200, exp: now - 3600 },
      { sub: '' },
      { email: 7 },
      { email_verified: 'false' },
    ];
    for (const change of wrong)
      expect([change, await signIn((good) => ({ ...good, sub: 'x', ...change }))]).toEqual([change, false]);
    expect(await signIn(({ email: _, ...rest }) => ({ ...rest, sub: 'y' }))).toBe(false);
    const other = await generateKeyPair('ES256');
    const header = { alg: 'ES256', kid: 'k' };
    expect(
      await signIn(
        (good) => good,
        async (payload) => new UnsecuredJWT(payload).encode(),
      ),
    ).toBe(false);
    const byOther: Sign = (payload) => new SignJWT(payload).setProtectedHeader(header).sign(other.privateKey);
    expect(await signIn((good) => good, byOther)).toBe(false);
    const bySecret: Sign = (payload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET));
    expect(await signIn((good) => good, bySecret)).toBe(false);
  });

  it('is refused when the provider was changed meanwhile, or switched off', async () => {
    const { admin } = organization;
    for (const change of [
      () => admin.call(calls.setSsoMode, { body: { mode: 'off' } }),
      () => admin.call(calls.saveSsoProvider, { body: { ...provider(), clientId: 'another' } }),
    ]) {
      const client = product.client();
      const { state, good } = await setOut(client);
      [claims, forge] = [good, sign];
      await change();
      expect(await comeBack(client, { state })).toBe(false);
      await admin.call(calls.saveSsoProvider, { body: provider() });
      await product.pool.query(`update sso_connections set tested_at = now(), mode = 'optional' where issuer = $1`, [
        url,
      ]);
    }
  });

  it('tells an admin who tries it that a clock is wrong', async () => {
    const { admin } = organization;
    const { body } = await admin.call(calls.trySingleSignOn, {});
    const sent = new URL(body.url).searchParams;
    const past = Math.floor(Date.now() / 1000) - 3600;
    const times = { iat: past, exp: past + 60, nonce: sent.get('nonce') ?? '' };
    [claims, forge] = [{ iss: url, aud: 'evenway', sub: 's', email: `ada@${organization.domain}`, ...times }, sign];
    await admin.send('GET', `${organization.callback}?code=c&state=${sent.get('state')}`);
    expect((await admin.call(calls.getSingleSignOn, {})).body.lastTry).toMatchObject({ outcome: 'clock' });
  });
});

describe('an issuer', () => {
  it('server-side request forgery: is reached over https on the public internet, or not at all', async () => {
    const server = await product.another({ isOnThisMachine: false });
    const client = server.client();
    client.takeCookies(organization.admin);
    const save = async (typed: string) =>
      codeOf(await client.call(calls.saveSsoProvider, { body: { ...provider(), issuer: typed } }));
    for (const typed of [
      url,
      'http://example.com',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1',
      'https://idp.internal/',
      'https://example.com:8443/',
      'https://user:pass@example.com/',
      'https://example.com/?tenant=1',
      'https://example.com/#a',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'nonsense',
    ])
      expect([typed, await save(typed)]).toEqual([typed, 'sso_issuer_invalid']);
    await server.stop();
  });

  it('is refused with a discovery document that is wrong, and the sentence says how', async () => {
    const save = async (change: Record<string, unknown>) => {
      metadata = change;
      const answer = await organization.admin.call(calls.saveSsoProvider, { body: provider() });
      metadata = {};
      return codeOf(answer);
    };
    expect(await save({ issuer: product.company.issuer })).toBe('sso_issuer_mismatch');
    expect(await save({ jwks_uri: undefined })).toBe('sso_discovery_wrong');
    // The browser is sent there: it must not be a script.
    expect(await save({ authorization_endpoint: 'javascript:alert(1)' })).toBe('sso_discovery_wrong');
    expect(await save({ padding: 'x'.repeat(600_000) })).toBe('sso_discovery_wrong');
    const nobody = await organization.admin.call(calls.saveSsoProvider, {
      body: { ...provider(), issuer: 'http://127.0.0.1:1' },
    });
    expect(nobody).toMatchObject({ status: 400, body: { message: errors.sso_issuer_unreachable.message } });
  });
});

describe('a client secret', () => {
  it('is in no answer, no log, no entry and no export, and sealed where it is stored', async () => {
    await signIn((good) => good);
    expect(bodies.some((body) => body.includes(SECRET))).toBe(true);
    const { admin } = organization;
    const seen = [
      JSON.stringify((await admin.call(calls.getSingleSignOn, {})).body),
      JSON.stringify((await admin.call(calls.listAuditEntries, { query: {} })).body),
      JSON.stringify((await product.pool.query('select * from sso_connections')).rows),
      product.log.join('\n'),
    ];
    for (const text of seen) expect(text).not.toContain(SECRET);
  });

  it('moves to a new key, and opens for its own organization alone', async () => {
    const settings = { ...product.settings, APP_SECRET: addKey(product.settings.APP_SECRET).used };
    const keys = deriveKeys(settings.APP_SECRET);
    await resealClientSecrets({ ...product.platform, settings, keys });
    const { rows } = await product.pool.query('select client_secret from sso_connections');
    for (const row of rows) expect(row.client_secret).toMatch(/^k1\./);
    const server = await product.another({ APP_SECRET: settings.APP_SECRET });
    const { domain } = await setUpSso(product, (await signedInPerson(product)).client);
    await signInWithCompany(server.client(), `ada@${domain}`);
    await product.pool.query(`update sso_connections set client_secret = $1 where issuer = $2`, [
      rows[0].client_secret,
      product.company.issuer,
    ]);
    const start = await server.client().call(calls.startSingleSignOn, { body: { email: `ada@${domain}` } });
    expect(start.status).toBeGreaterThanOrEqual(500);
    await server.stop();
  });
});
