import { request as httpRequest } from 'node:http';
import { API_KEY_SCOPES, publicCalls } from '@evenway/contract';
import { publicEndpoints } from '@evenway/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '../../testing/accounts/api-keys.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
let key: string;
let scopedKeys: readonly (readonly [string, string])[];
let websiteId: string;
beforeAll(async () => {
  product = await startTestProduct();
  const admin = (await signedInPerson(product)).client;
  key = await newApiKey(admin, API_KEY_SCOPES);
  scopedKeys = await Promise.all(
    API_KEY_SCOPES.map(async (scope) => [scope, await newApiKey(admin, [scope])] as const),
  );
  websiteId = (await insertWidgetWebsite(product, admin)).id;
});
afterAll(() => product.stop());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'];
const paths = [...new Set(Object.values(publicCalls).map(({ path }) => `/api${path}`)), '/api/v1/openapi.json'];
const methodsOf = (path: string): string[] => {
  if (path.endsWith('.json')) return ['GET', 'HEAD'];
  const own = Object.values(publicCalls).filter((call) => `/api${call.path}` === path);
  return own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
};

interface Sent {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string | string[] | undefined>;
}
/** As it stands: `fetch` would normalize the path and refuse some methods. */
const send = (method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    const sent = httpRequest({ method, hostname, port, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }));
    });
    sent.on('error', reject).end(body);
  });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const codeOf = ({ body }: Sent) => (JSON.parse(body) as { code: string }).code;

describe('A04: a call that the public API does not have', () => {
  it('is 405 with the methods that the address takes, with and without a key', async () => {
    for (const path of paths)
      for (const method of METHODS.filter((one) => !methodsOf(path).includes(one)))
        for (const headers of [bearer(key), {}]) {
          const answer = await send(method, path.replace(':id', websiteId), headers);
          const what = `${method} ${path}`;
          expect([what, answer.status]).toEqual([what, 405]);
          expect(String(answer.headers.allow).split(', ').sort(), what).toEqual(methodsOf(path).sort());
          expect(codeOf(answer), what).toBe('method_not_allowed');
          expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        }
  });

  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v1/webhooks',
    '/api/v1//websites',
    '/api//v1/websites',
    '//api/v1/websites',
    '/api/v1/websites%2Fx/usage/more',
    '/api/v1/../auth/login',
    '/api/v1/%2e%2e/auth/login',
    '/api/v1/websites;x',
    '/api/V1/websites',
  ])('is 404 at %s, whatever the method', async (path) => {
    for (const method of METHODS)
      for (const headers of [bearer(key), {}]) {
        const answer = await send(method, path, headers);
        expect([method, answer.status]).toEqual([method, 404]);
        if (method !== 'HEAD') expect(codeOf(answer)).toBe('not_found');
      }
  });

  it('is told that its key is wrong, if it is', async () => {
    for (const path of ['/api/v1/nothing', '/api/v1/usage'])
      expect(codeOf(await send('DELETE', path, bearer(`${key}0`)))).toBe('key_malformed');
  });

  it('stays behind the origin check outside of the public API', async () => {
    const login = await send('POST', '/api/auth/login', bearer(key));
    expect([login.status, codeOf(login)]).toEqual([403, 'forbidden_origin']);
  });
});

describe('A18: what is left is said', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[string, string, string, Record<string, string>, string, number]>([
    ['broken JSON', 'POST', '/api/v1/websites', json, '{', 400],
    ['a body that is no JSON', 'POST', '/api/v1/websites', { 'content-type': 'text/plain' }, 'x', 415],
    ['a body that is too large', 'POST', '/api/v1/websites', json, JSON.stringify({ x: 'x'.repeat(70_000) }), 413],
    ['a wrong field', 'POST', '/api/v1/websites', json, '{"domain":1}', 400],
    ['an unknown address', 'GET', '/api/v1/nothing', {}, '', 404],
    ['an unknown method', 'DELETE', '/api/v1/usage', {}, '', 405],
    ['an unknown website', 'GET', '/api/v1/websites/00000000-0000-4000-8000-000000000000', {}, '', 404],
  ])('in the response to %s', async (_, method, path, headers, body, status) => {
    const answer = await send(method, path, { ...headers, ...bearer(key) }, body);
    expect(answer.status).toBe(status);
    expect(Number(answer.headers['ratelimit-remaining'])).toBeGreaterThan(0);
    expect(Number(answer.headers['ratelimit-limit'])).toBeGreaterThan(0);
    expect(Number(answer.headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
  });

  it('once for each request', async () => {
    const left = async () => Number((await send('GET', '/api/v1/key', bearer(key))).headers['ratelimit-remaining']);
    const before = await left();
    await send('POST', '/api/v1/websites', { ...json, ...bearer(key) }, '{');
    expect(await left()).toBeGreaterThanOrEqual(before - 2);
  });
});

it('every key does what its scope says and nothing else, with any method', async () => {
  for (const [scope, secret] of scopedKeys)
    for (const [name, endpoint] of Object.entries(publicEndpoints)) {
      const path = `/api${endpoint.path.replace(':id', websiteId)}`;
      const answer = await send(endpoint.method, path, bearer(secret), '');
      const may = endpoint.scope === null || endpoint.scope === scope;
      const what = `${scope} ${name}`;
      if (may) expect([what, answer.status]).not.toEqual([what, 403]);
      else expect([what, answer.status, codeOf(answer)]).toEqual([what, 403, 'scope_missing']);
      if (endpoint.method !== 'GET' || may) continue;
      expect([what, (await send('HEAD', path, bearer(secret))).status]).toEqual([what, 403]);
    }
});

it('only keys open what is below /api/v1: every route there is a call with a key, or the description', () => {
  const keyed = new Set(Object.values(publicEndpoints).map(({ method, path }) => `${method} /api${path}`));
  const routes = product.routes.filter(({ path }) => path.startsWith('/api/v1'));
  const others = routes.filter(({ method, path }) => !keyed.has(`${method === 'HEAD' ? 'GET' : method} ${path}`));
  expect(others.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/v1/openapi.json',
    'HEAD /api/v1/openapi.json',
  ]);
});

it('A20: an id that never existed is not said to have been there', async () => {
  const answer = await send('GET', '/api/v1/websites/00000000-0000-4000-8000-000000000000', bearer(key));
  const { code, message } = JSON.parse(answer.body) as { code: string; message: string };
  expect([answer.status, code]).toEqual([404, 'website_gone']);
  expect(message).toContain('is not in your organization');
  expect(message).not.toMatch(/any ?more|no longer/);
});

describe('addresses and headers that the router cannot read', () => {
  it('are refused in the usual form, without being repeated', async () => {
    for (const path of ['/api/v1/%zz', '/api/v1/websites/%c3%28', `/api/v1/websites/${'x'.repeat(3_000)}`, '/%zz']) {
      const answer = await send('GET', path, bearer(key));
      expect(answer.status, path).toBe(400);
      expect(Object.keys(JSON.parse(answer.body) as object).sort(), path).toEqual(['code', 'error', 'message']);
      expect(answer.body).not.toContain('%');
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  it('huge headers end with 431, and the server goes on', async () => {
    const answer = await send('GET', '/api/v1/key', { ...bearer(key), 'x-padding': 'x'.repeat(20_000) }).catch(
      () => null,
    );
    expect(answer?.status ?? 431).toBe(431);
    expect((await send('GET', '/api/v1/key', bearer(key))).status).toBe(200);
  });

  it('escaped spellings of an address are that address, with its key and its scopes', async () => {
    const address = '/%61pi/v1/%77ebsites';
    expect((await send('GET', address)).status).toBe(401);
    expect((await send('GET', address, bearer(key))).status).toBe(200);
    expect((await send('POST', address, { ...bearer(key), 'content-type': 'application/json' }, '{}')).status).toBe(
      400,
    );
    const crossOrigin = await send('GET', address, { ...bearer(key), origin: product.settings.WEB_URL });
    expect(crossOrigin.headers['access-control-allow-origin']).toBeUndefined();
  });
});
