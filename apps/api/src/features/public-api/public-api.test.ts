import { API_KEY_SCOPES, calls, type PublicWebsite, publicCalls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey, withKey } from '../../testing/accounts/api-keys.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';

let billing: BillingProduct;
let admin: TestClient;
let program: TestClient;
let key: string;
beforeAll(async () => {
  billing = await startBillingProduct();
  admin = (await signedInPerson(billing.product)).client;
  program = billing.product.client();
  key = await newApiKey(admin, API_KEY_SCOPES);
});
afterAll(() => billing.stop());

const register = (domain: string, headers: Record<string, string> = {}) =>
  program.call(publicCalls.registerWebsite, { body: { domain } }, { headers: { ...withKey(key).headers, ...headers } });
const page = (query: Record<string, string>) => program.call(publicCalls.listWebsites, { query }, withKey(key));

describe('the public API', () => {
  it('registers websites without paying, once each, and lists them in pages', async () => {
    for (const domain of ['c.example', 'https://www.a.example/shop', 'b.example'])
      expect((await register(domain)).status).toBe(201);
    expect(await register('a.example')).toMatchObject({ status: 409, body: { code: 'website_exists' } });
    expect(await register('not a domain')).toMatchObject({ status: 400, body: { code: 'invalid_domain' } });
    const first = await page({ limit: '2' });
    expect(first.body.data.map(({ domain }) => domain)).toEqual(['a.example', 'b.example']);
    expect(first.body.data[0]).toEqual({
      id: expect.any(String),
      domain: 'a.example',
      displayDomain: 'a.example',
      status: 'unsubscribed',
      isLive: false,
      plan: null,
      subscribedAt: null,
      expiresAt: null,
      trialEndsAt: null,
      widgetSeenAt: null,
    } satisfies Record<keyof PublicWebsite, unknown>);
    const second = await page({ limit: '2', cursor: first.body.nextCursor ?? '' });
    expect(second.body).toMatchObject({ data: [{ domain: 'c.example' }], nextCursor: null });
    for (const query of [
      { limit: '0' },
      { limit: '101' },
      { limit: 'all' },
      { cursor: '%' },
      { cursor: 'x' },
      { offset: '1' },
    ])
      expect((await page(query as Record<string, string>)).status, JSON.stringify(query)).toBe(400);
  });

  it('does a write with an idempotency key once, also when it is sent twice at the same time', async () => {
    const headers = { 'idempotency-key': 'import-7' };
    const twice = await Promise.all([register('twice.example', headers), register('twice.example', headers)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect(twice.filter(({ headers: given }) => given.get('idempotent-replayed') === 'true')).toHaveLength(1);
    expect(await register('other.example', headers)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    // Failures are not stored: the cause may be gone.
    expect((await register('twice.example', { 'idempotency-key': 'import-8' })).status).toBe(409);
    expect((await register('eight.example', { 'idempotency-key': 'import-8' })).status).toBe(201);
    expect((await register('nine.example', { 'idempotency-key': 'ü' })).status).toBe(400);
    // Idempotency keys are separate per API key.
    const stranger = (await signedInPerson(billing.product)).client;
    const theirs = withKey(await newApiKey(stranger, API_KEY_SCOPES)).headers;
    const made = await program.call(
      publicCalls.registerWebsite,
      { body: { domain: 'twice.example' } },
      { headers: { ...theirs, ...headers } },
    );
    expect(made.status).toBe(201);
    expect(made.body.id).not.toBe(twice[0]?.body.id);
  });

  it('is in the audit trail with the key that wrote, once for each write', async () => {
    const headers = { 'idempotency-key': 'audited' };
    const { id } = (await register('audited.example', headers)).body;
    await register('audited.example', headers);
    const body = { configuration: { position: 'LEFT' as const } };
    await program.call(publicCalls.changeConfiguration, { params: { id }, body }, withKey(key));
    await program.call(publicCalls.getWebsite, { params: { id } }, withKey(key));
    const { rows } = await billing.product.pool.query(
      'select event, actor_kind, actor_label, target_label, details from audit_entries where target_id = $1 order by at',
      [id],
    );
    const actor = { actor_kind: 'key', actor_label: `Build server (${key.slice(0, 13)}…)` };
    expect(rows).toEqual([
      { event: 'website.registered', ...actor, target_label: 'audited.example', details: {} },
      { event: 'widget.saved', ...actor, target_label: 'audited.example', details: { settings: 'position' } },
    ]);
  });

  it('reads and changes the widget of a website, which the application shows too', async () => {
    const { id } = (await register('shop.example')).body;
    const params = { id };
    const before = (await program.call(publicCalls.getConfiguration, { params }, withKey(key))).body;
    expect(before).toMatchObject({ websiteId: id, changedAt: null });
    const configuration = { position: 'LEFT' as const, mainColor: '#123456' };
    const changed = await program.call(
      publicCalls.changeConfiguration,
      { params, body: { configuration } },
      withKey(key),
    );
    expect(changed).toMatchObject({
      status: 200,
      body: { configuration: { ...before.configuration, ...configuration } },
    });
    const shown = await admin.call(calls.getWidgetConfig, { params: { websiteId: id } });
    expect(shown.body).toMatchObject({ config: configuration, lastChange: { user: null } });
    const { uniqueId } = (await admin.call(calls.getWidgetUniqueId, { params: { websiteId: id } })).body;
    const snippet = await program.call(publicCalls.getSnippet, { params }, withKey(key));
    expect(snippet.body.html).toContain(uniqueId);
    expect(snippet.body.tag).toContain(uniqueId);
  });

  it('A10: names each field that is not valid, and its rule, but never what was sent', async () => {
    const { id } = (await register('rules.example')).body;
    const change = (body: string) =>
      program.send('PATCH', `/api/v1/websites/${id}/configuration`, { ...withKey(key), body });
    const set = (configuration: Record<string, unknown>) => change(JSON.stringify({ configuration }));
    const tries: readonly (readonly [Promise<{ status: number; body: unknown }>, string])[] = [
      [set({ size: 52 }), 'Not valid: configuration.size must be at most 48.'],
      [set({ size: 4.5 }), 'Not valid: configuration.size must be a whole number.'],
      [set({ mainColor: 'red' }), 'Not valid: configuration.mainColor must be # and six hexadecimal digits.'],
      [set({ language: 'ja' }), 'Not valid: configuration.language must be one of: en, fr, de, es, it,'],
      [set({ mainColour: '#123456' }), 'Not valid: configuration.mainColour is not known here.'],
      [set({ statementUrl: 'ftp://x' }), 'Not valid: configuration.statementUrl must be an address that begins with'],
      [set({ features: [] }), 'Not valid: configuration.features must have at least 1 entry.'],
      [set({ hideOnPhones: 'yes' }), 'Not valid: configuration.hideOnPhones must be true or false.'],
      [
        set({ size: 52, position: 'TOP' }),
        'configuration.position must be one of: RIGHT, LEFT; configuration.size must',
      ],
      [change('{}'), 'Not valid: configuration must be an object.'],
      [change('[]'), 'Not valid: the body must be a JSON object.'],
      [change('{'), 'The body is not valid JSON.'],
      [page({ cursor: 'zzz' }), 'Not valid: cursor must be the nextCursor of the page before, unchanged.'],
      [page({ limit: '101' }), 'Not valid: limit must be at most 100.'],
      [page({ limit: 'all' }), 'Not valid: limit must be a whole number.'],
      [page({ offset: '1' }), 'Not valid: offset is not known here.'],
      [program.send('GET', '/api/v1/websites/7', withKey(key)), 'Not valid: id must be an id (UUID).'],
    ];
    for (const [attempt, message] of tries) {
      const { status, body } = await attempt;
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })]);
      expect((body as { message: string }).message).toContain(message);
      for (const value of ['red', '52', 'ja', '#123456', 'ftp', 'zzz', 'TOP'])
        expect((body as { message: string }).message).not.toContain(value);
    }
    // People paste keys in the wrong place, and a client's own name may have any length.
    const pasted = (await set({ [key]: true })).body as { message: string };
    expect(pasted.message).toBe('Not valid: a key is not known here.');
    const long = (await set({ ['x'.repeat(5_000)]: true })).body as { message: string };
    expect(long.message.length).toBeLessThan(200);
    // The application's screens explain their fields themselves, so its calls name no rules.
    const own = await admin.send('PUT', '/api/organization', { body: '{"name":7}' });
    expect(own).toMatchObject({ status: 400, body: { message: expect.stringMatching(/not valid: name\. Check it/) } });
  });

  it('tells of a paid website what the application tells of it', async () => {
    const { id } = await billing.subscribe(admin, 'paid.example');
    const params = { id };
    const website = await program.call(publicCalls.getWebsite, { params }, withKey(key));
    expect(website.body).toMatchObject({ domain: 'paid.example', status: 'active', isLive: true, plan: 'Growth' });
    const usage = await program.call(publicCalls.getWebsiteUsage, { params }, withKey(key));
    expect(usage.body).toMatchObject({ websiteId: id, visits: 0, limit: 1_000_000, isUnlimited: false });
    expect(usage.body.months).toHaveLength(12);
    const lines = await program.call(publicCalls.listUsage, { query: {} }, withKey(key));
    const lineOf = (name: string) => lines.body.data.find(({ domain }) => domain === name);
    expect(lineOf('paid.example')).toMatchObject({ limit: 1_000_000, isUnlimited: false });
    // A13: without a plan there is no number either, but that is not "without a limit".
    expect(lineOf('a.example')).toMatchObject({ limit: null, isUnlimited: false });
    const invoices = await program.call(publicCalls.listInvoices, { params, query: {} }, withKey(key));
    const shown = await admin.call(calls.listInvoices, { query: { websiteId: id } });
    expect(invoices.body.data.map((one) => one.id)).toEqual(shown.body.map(({ invoiceId }) => invoiceId));
    expect(invoices.body.data.length).toBeGreaterThan(0);
    const members = await program.call(publicCalls.listMembers, { query: {} }, withKey(key));
    expect(members.body).toMatchObject({ data: [{ firstName: 'Lou', role: 'admin' }], nextCursor: null });
  });

  it('counts by key, and says what is left', async () => {
    const { headers } = await program.call(publicCalls.getKey, {}, withKey(key));
    expect(Number(headers.get('ratelimit-limit'))).toBeGreaterThan(0);
    expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(Number(headers.get('ratelimit-limit')));
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    await billing.product.pool.query(`update rate_limits set used = 1000000000 where key like 'api.key:%'`);
    const over = await program.call(publicCalls.getKey, {}, withKey(key));
    expect(over).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(over.headers.get('ratelimit-remaining')).toBe('0');
    await billing.product.pool.query(`delete from rate_limits where key like 'api.key:%'`);
  });

  it('answers no page of another origin', async () => {
    const origins = [billing.product.settings.WEB_URL, 'https://shop.example'];
    const apart = await billing.product.another({ API_URL: 'https://api.example' });
    for (const origin of origins)
      for (const client of [program, apart.client()]) {
        const answer = await client.send('GET', '/api/v1/key', { headers: { ...withKey(key).headers, origin } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        const preflight = await client.send('OPTIONS', '/api/v1/websites', {
          headers: { origin, 'access-control-request-method': 'POST' },
        });
        expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
      }
    await apart.stop();
  });
});
