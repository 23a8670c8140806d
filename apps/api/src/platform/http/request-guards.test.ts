import { calls, errors } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { NOTHING_ALLOWED } from './security-headers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const everyCall = Object.entries<Endpoint>(endpoints);
const unsafeCalls = everyCall.filter(([, { method }]) => method !== 'GET');
/**
 * One hook guards every call, so each call is tried with the first kind of request and takes turns with the others; a
 * full run tries all.
 */
const TURNS = 4;
const isTurn = (call: number, kind: number) => isFull || kind === 0 || call % TURNS === kind % TURNS;
const pathOf = ({ path }: Endpoint) => `/api${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`;

describe('a state-changing request that our own page did not send', () => {
  const foreign: Record<string, Record<string, string | null>> = {
    'S1, S10, S11 a form of another site': {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    'S2 JSON dressed as text': { origin: 'https://evil.example', 'content-type': 'text/plain' },
    'S3 no body, only a query': { origin: 'https://evil.example', 'content-type': null },
    'S5 a method override': { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
    'S6 an opaque origin': { origin: 'null' },
    'S7 a look-alike host': { origin: 'http://localhost:3000.evil.example' },
    'S8 a sibling subdomain': { origin: 'http://other.localhost:3000', 'sec-fetch-site': 'same-site' },
    'S9 no sign of where it comes from': { origin: null },
    'our origin, but the browser says otherwise': { 'sec-fetch-site': 'cross-site' },
  };

  for (const [kind, [what, headers]] of Object.entries(foreign).entries()) {
    it(`is refused before it has any effect: ${what}`, async () => {
      const { client } = await signedInPerson(product);
      for (const [name, endpoint] of unsafeCalls.filter((_, call) => isTurn(call, kind))) {
        const answer = await client.send(endpoint.method, pathOf(endpoint), { headers });
        expect(answer, name).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } });
      }
      expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
    });
  }

  it('S4 has no GET or HEAD twin', async () => {
    const { client } = await signedInPerson(product);
    const known = new Set(everyCall.filter(([, { method }]) => method === 'GET').map(([, { path }]) => path));
    for (const [name, endpoint] of unsafeCalls) {
      if (known.has(endpoint.path)) continue;
      for (const method of ['GET', 'HEAD'])
        expect((await client.send(method, pathOf(endpoint))).status, name).not.toBe(200);
    }
    expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
  });

  it('S5 is what its own method says, whatever it claims to stand for', async () => {
    const { client } = await signedInPerson(product);
    const send = (path: string, headers: Record<string, string>) =>
      client.send('GET', path, { headers: { origin: 'https://evil.example', ...headers } });
    for (const [name, endpoint] of unsafeCalls.filter((_, call) => isTurn(call, 1))) {
      const path = pathOf(endpoint);
      const { method } = endpoint;
      const plain = await send(path, {});
      for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
        expect((await send(path, { [header]: method })).status, `${name} ${header}`).toBe(plain.status);
      const inQuery = await send(`${path}?_method=${method}`, {});
      expect([400, 401, 403, 404], `${name} _method`).toContain(inQuery.status);
    }
    expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
  });

  it('passes when the browser vouches for it without an Origin', async () => {
    const { client } = await signedInPerson(product);
    const answer = await client.call(
      calls.refreshSession,
      {},
      { headers: { origin: null, 'sec-fetch-site': 'same-origin' } },
    );
    expect(answer.status).toBe(200);
  });
});

// The permission matrix tries every call as nobody, too.
describe.runIf(isFull)('who may call what', () => {
  it('keeps everyone without a session out of everything that is not public', async () => {
    const nobody = product.client();
    for (const [name, endpoint] of everyCall) {
      const answer = await nobody.send(endpoint.method, pathOf(endpoint));
      if (endpoint.access === 'public') expect(answer.status, name).not.toBe(401);
      else expect(answer.status, name).toBe(401);
    }
  });
});

describe('a body', () => {
  const send = (headers: Record<string, string | null>, body: string) =>
    product.client().send('POST', '/api/auth/login', { headers, body });

  it('X38: is JSON or refused, whatever the header looks like', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/v1+json',
    ]) {
      expect(await send({ 'content-type': type }, '{}'), type).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    }
    for (const type of ['application/json\t;x', 'APPLICATION/JSON', 'application/json ; charset=utf-8']) {
      expect([400, 415], type).toContain((await send({ 'content-type': type }, '{"email":1}')).status);
    }
  });

  it('15.3.6: may not be malformed, too large, or reach for a prototype', async () => {
    expect(await send({}, '{"email":')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await send({}, JSON.stringify({ email: 'x'.repeat(70_000) }))).toMatchObject({ status: 413 });
    expect((await send({}, '{"__proto__":{"polluted":true}}')).status).toBe(400);
    expect((await send({}, '{"constructor":{"prototype":{"polluted":true}}}')).status).toBe(400);
    expect('polluted' in {}).toBe(false);
  });

  it('Y14: may not hold a zero byte or half of a character, wherever its text goes', async () => {
    const { client, email } = await signedInPerson(product);
    for (const firstName of ['\0', 'a\0', '\ud800', '\udc00']) {
      const body = { firstName, lastName: 'Durand', email: `new-${email}` };
      expect((await client.call(calls.updatePersonalInfo, { body })).status).toBe(400);
      expect((await client.call(calls.confirmCheckout, { body: { sessionId: firstName } })).status).toBe(400);
    }
  });
});

describe('every answer', () => {
  it('14.3.2: carries the security headers, and is never cached when it is about a person', async () => {
    const { client } = await signedInPerson(product);
    const { headers } = await client.call(calls.getSessionUser, {});
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': NOTHING_ALLOWED,
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('to an unknown address has the same shape as every other failure', async () => {
    expect(await product.client().send('GET', '/api/nothing-here')).toMatchObject({
      status: 404,
      body: { message: errors.not_found.message, error: 'Not Found', code: 'not_found' },
    });
  });

  it('lets the web application on its own host in, and nobody else', async () => {
    const apart = await product.another({ API_URL: 'http://api.localhost:3000' });
    const ours = await apart
      .client()
      .send('OPTIONS', '/api/auth/login', { headers: { 'access-control-request-method': 'POST' } });
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([204, product.settings.WEB_URL]);
    expect(ours.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await apart.client().send('GET', '/api/user/me', { headers: { origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    await apart.stop();
  });
});

describe('the log', () => {
  it('16.2.5: names the request, and never a secret, an address or a link', async () => {
    const { client, email, token } = await signedInPerson(product);
    await client.send('GET', '/api/auth/invitations/info?token=canary-canary-canary-canary');
    const text = product.log.join('');
    expect(text).toContain('"path":"/api/auth/login"');
    for (const secret of [token, email, client.cookieHeader().split('=')[1] ?? '', 'canary-canary'])
      expect(text).not.toContain(secret);
  });

  it('16.3.1, 16.3.2: tells sign-ins, failed ones and refusals apart', async () => {
    const { client, email } = await signedInPerson(product);
    await client.call(calls.logIn, { body: { email, password: '0'.repeat(64) } });
    await product.client().call(calls.listUsers, {});
    const lines = product.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.some(({ msg }) => msg === 'signed in')).toBe(true);
    expect(lines.some(({ code }) => code === 'invalid_credentials')).toBe(true);
    expect(lines.some(({ code }) => code === 'not_signed_in')).toBe(true);
  });

  it('16.4.1: cannot be forged by what a client sends', async () => {
    const before = product.log.length;
    await product.client().send('GET', '/api/user/me%0A%7B%22forged%22%3A1%7D', { headers: { 'user-agent': 'x' } });
    for (const line of product.log.slice(before)) expect(() => JSON.parse(line)).not.toThrow();
    expect(
      product.log
        .slice(before)
        .join('')
        .split('\n')
        .some((line) => line.startsWith('{"forged"')),
    ).toBe(false);
  });
});
