import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider, visitProvider } from '../../../testing/accounts/provider-sign-in.ts';
import { setUpSso, signInWithCompany } from '../../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let domain: string;
beforeAll(async () => {
  product = await startTestProduct();
  domain = (await setUpSso(product, (await signedInPerson(product)).client)).domain;
});
afterAll(() => product.stop());

const all = Object.entries<Endpoint>(endpoints);
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

/** Someone with an account at Google, an organization of their own, and a session of the company's sign-on. */
async function colleague(name: string) {
  const email = `${name}@${domain}`;
  const own = product.client();
  await signInWithProvider(own, 'google/signup', providerPerson(email));
  const client = product.client();
  await signInWithCompany(client, email);
  const { userId } = (await client.call(calls.getSessionUser, {})).body;
  return { email, own, client, userId };
}

const sessionsOf = async (userId: string): Promise<{ id: string; sso_organization_id: string | null }[]> => {
  const query = `select id, secret_hash, sso_organization_id, organization_id, confirmed_at, expires_at, ends_at
    from sessions where user_id = $1 order by id`;
  return (await product.pool.query(query, [userId])).rows;
};
const send = (client: TestClient, { method, path }: Endpoint) =>
  client.send(method, `/api${path.replace(/:\w+/g, NO_ID)}`, method === 'GET' ? {} : { body: '{}' });
const NO_ID = '00000000-0000-4000-8000-000000000000';

describe('a single sign-on session', () => {
  it('lets nothing of the account itself be read or changed', async () => {
    const { client } = await colleague('own');
    const personal = all.filter(
      ([, { access, inSingleSignOn }]) => ['signedIn', 'anyAdmin'].includes(access) && !inSingleSignOn,
    );
    expect(personal.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['changePassword', 'updatePersonalInfo', 'beginAuthenticator', 'addPasskey', 'renewRecoveryCodes'],
        ...['requestOwnExport', 'downloadOwnExport', 'joinOrganization', 'createOrganization', 'listSessions'],
      ]),
    );
    for (const [name, endpoint] of personal)
      expect([name, codeOf(await send(client, endpoint))]).toEqual([name, 'own_sign_in_required']);
  });

  it('learns that there is a second factor to confirm with, and neither its devices nor how many codes are left', async () => {
    const { client, userId } = await colleague('device');
    for (const statement of [
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name) values ($1, 'c', 'k', 0, '{}', 'Phone')`,
      `insert into recovery_codes (code_hash, user_id) values ('h', $1)`,
    ])
      await product.pool.query(statement, [userId]);
    const { body } = await client.call(calls.getSecurity, {});
    expect(body).toMatchObject({ isSingleSignOn: true, hasPasskey: true, passkeys: [], recoveryCodesLeft: 0 });
  });

  it('Z02: counts as none in calls that anyone may make, and none of them makes more of it', async () => {
    const { client, userId } = await colleague('anyone');
    const before = await sessionsOf(userId);
    const reading = all.filter(([, { access, readsSession }]) => access === 'public' && readsSession);
    expect(reading.filter(([, { inSingleSignOn }]) => inSingleSignOn).map(([name]) => name)).toEqual([
      'logOut',
      'returnFromSingleSignOn',
    ]);
    expect(all.filter(([, { access, readsSession }]) => readsSession && access !== 'public')).toEqual([]);
    const anyones = all.filter(([name, { access }]) => access === 'public' && name !== 'logOut');
    for (const [name, endpoint] of anyones) {
      const [mine, nobodys] = [await send(client, endpoint), await send(product.client(), endpoint)];
      const shown = ({ status, body, headers }: typeof mine) => {
        const [address] = (headers.get('location') ?? '').split('&');
        return { status, code: codeOf({ body }), address: address?.replace(/(state|nonce)=[^&]+/g, '') };
      };
      expect([name, shown(mine)]).toEqual([name, shown(nobodys)]);
      expect([name, await sessionsOf(userId)]).toEqual([name, before]);
    }
  });

  it('Z02: is not confirmed, and never widened, by an account at a provider of the person’s own', async () => {
    const { email, own, client, userId } = await colleague('google');
    const before = await sessionsOf(userId);
    const start = await client.send('GET', '/api/auth/google/confirm');
    expect(new URL(start.headers.get('location') ?? '').pathname).toBe('/auth/login');

    // Even a visit that stands under its name gains nothing.
    const back = await visitProvider(own, 'google/confirm', providerPerson(email));
    const company = before.find((session) => session.sso_organization_id !== null);
    await product.pool.query('update provider_visits set session_id = $1', [company?.id]);
    const cookies = new Map([own, client].flatMap((one) => one.cookieHeader().split('; ')).map(pairOf));
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await product.client().send('GET', back, { headers: { cookie } });
    expect(answer.headers.get('location')).toContain('outcome=failed');
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('evenway_session'))).toEqual([]);
    expect(await sessionsOf(userId)).toEqual(before);
    expect(codeOf(await client.call(calls.listSessions, {}))).toBe('own_sign_in_required');
  });
});

const pairOf = (cookie: string): [string, string] => {
  const [name = '', value = ''] = cookie.split('=');
  return [name, value];
};
