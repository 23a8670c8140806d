import { API_KEY_SCOPES, calls, publicCalls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey, withKey } from '../../testing/accounts/api-keys.ts';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { confirmPassword } from '../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { endOf } from './create-api-key.ts';
import { sendExpiryNotices } from './send-expiry-notices.ts';

let product: TestProduct;
let admin: TestClient;
let email: string;
beforeAll(async () => {
  product = await startTestProduct();
  ({ client: admin, email } = await signedInPerson(product));
});
afterAll(() => product.stop());

const ask = (key: string, path = '/api/v1/key', headers: Record<string, string> = {}) =>
  product.client().send('GET', path, { headers: { ...withKey(key).headers, ...headers } });
const keysOf = async (client: TestClient) => (await client.call(calls.listApiKeys, {})).body;

describe('a key of an organization', () => {
  it('is shown once, stored as a hash, and listed by how it begins', async () => {
    const body = { name: 'Build server', scopes: ['websites:read' as const], expiry: { days: 90 } };
    const { status, body: made } = await admin.call(calls.createApiKey, { body });
    expect(status).toBe(201);
    expect(made.key).toMatchObject({
      name: 'Build server',
      prefix: made.secret.slice(0, 13),
      scopes: ['websites:read'],
      createdBy: { name: 'Lou Durand', standing: 'admin' },
      isExpired: false,
      lastUsedAt: null,
    });
    expect(JSON.stringify(await keysOf(admin))).not.toContain(made.secret.slice(13));
    const { rows } = await product.pool.query('select row_to_json(k)::text as row from api_keys k');
    expect(rows.map(({ row }) => row).join()).not.toContain(made.secret.slice(13));
    expect((await ask(made.secret)).body).toMatchObject({
      name: 'Build server',
      organization: { name: 'Durand & Co' },
    });
  });

  it('ends after at most a year', async () => {
    const now = new Date('2026-03-10T15:00:00Z');
    expect(endOf({ days: 30 }, now)).toEqual(new Date('2026-04-09T15:00:00Z'));
    expect(endOf({ date: '2026-03-11' }, now)).toEqual(new Date('2026-03-11T23:59:59Z'));
    expect(endOf({ date: '2027-03-10' }, now)).toEqual(new Date('2027-03-10T23:59:59Z'));
    for (const date of ['2026-03-10', '2020-01-01', '2027-03-11'])
      expect(() => endOf({ date }, now)).toThrow('from tomorrow to one year from now');
    for (const expiry of [{ days: 366 }, { days: 0 }, {}, { date: 'soon' }])
      expect(
        (
          await admin.send('POST', '/api/organization/api-keys', {
            body: JSON.stringify({ name: 'x', scopes: ['usage:read'], expiry }),
          })
        ).status,
      ).toBe(400);
  });

  it('stops with its end, when it is revoked, and when its organization is gone', async () => {
    const other = (await signedInPerson(product)).client;
    const [expired, revoked, orphaned] = [
      await newApiKey(admin, ['usage:read']),
      await newApiKey(admin, ['usage:read']),
      await newApiKey(other, ['usage:read']),
    ];
    const find = async (key: string) => (await keysOf(admin)).find(({ prefix }) => key.startsWith(prefix))?.id ?? '';
    await product.pool.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [
      await find(expired),
    ]);
    await admin.call(calls.revokeApiKey, { params: { id: await find(revoked) } });
    await confirmPassword(other);
    await other.call(calls.deleteOrganization, { body: { name: 'Durand & Co' } });
    expect(await ask(expired)).toMatchObject({ status: 401, body: { code: 'key_expired' } });
    expect(await ask(revoked)).toMatchObject({ status: 401, body: { code: 'key_invalid' } });
    const gone = await ask(orphaned);
    expect(gone).toMatchObject({ status: 401, body: { code: 'key_invalid' } });
    expect(gone.headers.get('www-authenticate')).toBe('Bearer');
    expect((await keysOf(admin)).find(({ prefix }) => expired.startsWith(prefix))?.isExpired).toBe(true);
  });

  it('outlives its creator, and says so', async () => {
    const creator = await invitedPerson(product, admin, 'ORG_ADMIN');
    const key = await newApiKey(creator.client, ['members:read']);
    const standing = async () => (await keysOf(admin)).find(({ prefix }) => key.startsWith(prefix))?.createdBy;
    await admin.call(calls.updateUserRole, { params: { id: creator.userId }, body: { role: 'ORG_USER' } });
    expect(await standing()).toEqual({ name: 'Sam Roy', standing: 'member' });
    await admin.call(calls.deleteUser, { params: { id: creator.userId } });
    expect(await standing()).toEqual({ name: 'Sam Roy', standing: 'gone' });
    expect((await ask(key, '/api/v1/members')).status).toBe(200);
  });

  it('has its use written down once in a few minutes', async () => {
    const key = await newApiKey(admin, ['usage:read']);
    const usedAt = async () => (await keysOf(admin)).find(({ prefix }) => key.startsWith(prefix))?.lastUsedAt;
    await ask(key);
    const first = await usedAt();
    expect(first).not.toBeNull();
    await ask(key);
    expect(await usedAt()).toBe(first);
    await product.pool.query(`update api_keys set last_used_at = now() - interval '6 minutes'`);
    await ask(key);
    expect(Date.parse((await usedAt()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is announced to the admins a week before its end, once', async () => {
    await product.pool.query(`update api_keys set expiry_notice_at = now()`);
    await newApiKey(admin, ['usage:read']);
    await product.pool.query(
      `update api_keys set name = 'Nightly', expires_at = now() + interval '6 days', created_at = now() - interval '30 days'
       where expiry_notice_at is null`,
    );
    await sendExpiryNotices(product.platform.database);
    await sendExpiryNotices(product.platform.database);
    const mail = await product.mail(email, /API key “Nightly” expires on/);
    expect(mail.links.some((link) => link.endsWith('/organization/settings/keys'))).toBe(true);
    await product.jobsDone();
    expect((await product.mails(email)).filter(({ subject }) => /Nightly/.test(subject))).toHaveLength(1);
  });
});

describe('what leaks', () => {
  it('a key in an address is refused, wherever it stands, and its owner is told', async () => {
    const key = await newApiKey(admin, [...API_KEY_SCOPES]);
    for (const path of [
      `/api/v1/members?api_key=${key}`,
      `/api/v1/members?${key}`,
      `/api/v1/websites/${key}`,
      `/api/v1/members?k=${key.replaceAll('_', '%5F')}`,
      `/?key=${key}`,
      `/${key}`,
    ])
      expect(await ask(key, path)).toMatchObject({ status: 400, body: { code: 'key_in_address' } });
  });

  it('no key is in the log, in an error, or in the metrics, whatever was done with it', async () => {
    const key = await newApiKey(admin, [...API_KEY_SCOPES]);
    const secret = key.slice(13, 40);
    const typo = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`;
    const website = await insertWidgetWebsite(product, admin);
    const answers = [
      await ask(key),
      await ask(key, '/api/v1/nothing'),
      await ask(key, `/api/v1/websites/${website.id}`),
      await ask(key, `/api/v1/members?cursor=${Buffer.from(key).toString('base64url')}`),
      // There is no payment provider here: an error inside of a request with a key.
      await ask(key, `/api/v1/websites/${website.id}/invoices`),
      await ask(typo),
      await ask(key, `/api/v1/members?key=${key}`),
      await ask(key, '/api/auth/validate'),
      await product.client().send('POST', '/api/v1/websites', { ...withKey(key), body: `{"${key}": 1}` }),
      await product.client().send('POST', '/api/v1/websites', { ...withKey(key), body: `{"domain": "${key}"}` }),
      await product.client().send('POST', '/api/v1/websites', { ...withKey(key), body: key }),
      await product.client().send('GET', '/metrics'),
    ];
    await product.pool.query('update api_keys set scopes = array[null]::text[] where prefix = $1', [key.slice(0, 13)]);
    answers.push(await ask(key));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const [at, { body }] of answers.entries()) expect(JSON.stringify(body), `answer ${at}`).not.toContain(secret);
    expect(product.log.length).toBeGreaterThan(10);
    expect(product.log.filter((line) => line.includes(secret))).toEqual([]);
  });
});

describe('a session', () => {
  it('opens nothing of the public API, and a key opens nothing else', async () => {
    expect(await admin.call(publicCalls.listMembers, {} as never)).toMatchObject({
      status: 401,
      body: { code: 'key_missing' },
    });
    const key = await newApiKey(admin, [...API_KEY_SCOPES]);
    expect(await ask(key, '/api/organization')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    const attempt = await product
      .client()
      .call(
        calls.createApiKey,
        { body: { name: 'More', scopes: ['usage:read'], expiry: { days: 30 } } },
        { headers: { authorization: `Bearer ${key}` } },
      );
    expect(attempt.status).toBe(401);
  });
});
