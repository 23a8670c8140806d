import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, invitedPerson, newEmail, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import { confirmPassword, personWithApp, personWithPasskey } from '../../../testing/accounts/second-factor.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const asked = { status: 403, body: { code: 'step_up_required' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** As time goes by: the last confirmation is too old. */
const forget = (email: string) =>
  product.pool.query(
    `update sessions set confirmed_at = now() - interval '11 minutes'
      where user_id = (select id from users where email = $1)`,
    [email],
  );

const protectedCalls = Object.entries<Endpoint>(endpoints).filter(([, { stepUp }]) => stepUp);

describe('what asks again who it is', () => {
  it('is what can hurt most', () => {
    expect(protectedCalls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['updateUserRole', 'deleteUser', 'deleteWebsite', 'deleteOrganization', 'removePasskey']),
    );
  });

  it.each(protectedCalls)('%s, of someone with a second factor', async (_, endpoint) => {
    const { client, email } = await shared();
    await forget(email);
    const path = `/api${endpoint.path.replace(/:\w+/g, NOBODY)}`;
    expect(await client.send(endpoint.method, path, { body: '{}' })).toMatchObject(asked);
  });

  it('of someone without one: what they could always do goes on, what opens the account does not', async () => {
    const { client } = await signedInPerson(product);
    const member = await invitedPerson(product, client);
    const change = { params: { id: member.userId }, body: { role: 'ORG_ADMIN' as const } };
    expect((await client.call(calls.updateUserRole, change)).status).toBe(200);
    expect(await client.call(calls.beginAuthenticator, {})).toMatchObject(asked);
    expect(await client.call(calls.beginPasskey, {})).toMatchObject(asked);
    const wrong = await client.call(calls.confirmIdentity, { body: { password: digest('Wrong1!!') } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await client.call(calls.beginAuthenticator, {})).toMatchObject(asked);
    await confirmPassword(client);
    expect((await client.call(calls.beginAuthenticator, {})).status).toBe(200);
  });
});

describe('confirming', () => {
  it('with a code or a passkey is good for ten minutes, in this session alone; a password is not enough', async () => {
    const { client, email, app } = await personWithApp(product);
    await forget(email);
    const password = await client.call(calls.confirmIdentity, { body: { password: digest(PASSWORD) } });
    expect(password).toMatchObject({ status: 400, body: { code: 'second_factor_needed' } });
    const code = app.next();
    expect((await client.call(calls.confirmIdentity, { body: { code } })).status).toBe(200);
    expect((await client.call(calls.renewRecoveryCodes, {})).status).toBe(200);
    expect((await client.call(calls.renewRecoveryCodes, {})).status).toBe(200);
    await forget(email);
    expect(await client.call(calls.renewRecoveryCodes, {})).toMatchObject(asked);
    expect(await client.call(calls.confirmIdentity, { body: { code } })).toMatchObject({
      body: { code: 'wrong_code' },
    });
  });

  it('by a password or a provider is not enough for someone who has a second factor', async () => {
    const { client } = await personWithApp(product);
    const { userId } = (await client.call(calls.getSessionUser, {})).body;
    for (const way of ['password', 'provider', null]) {
      await product.pool.query('update sessions set confirmed_at = now(), confirmed_with = $2 where user_id = $1', [
        userId,
        way,
      ]);
      expect(await client.call(calls.renewRecoveryCodes, {})).toMatchObject({
        status: 403,
        body: { code: 'step_up_required' },
      });
    }
  });

  it('with a passkey of one’s own, and of nobody else', async () => {
    const { client, email, passkey } = await personWithPasskey(product);
    const other = await personWithPasskey(product);
    await forget(email);
    const confirm = async (by: typeof passkey, as: TestClient = client) => {
      const options = await as.call(calls.beginPasskeyConfirmation, {});
      return client.call(calls.confirmWithPasskey, { body: { assertion: by.answer(options.body) } });
    };
    expect(await confirm(other.passkey)).toMatchObject({ status: 400 });
    expect(await confirm(passkey, other.client)).toMatchObject({ status: 400 });
    expect(await client.call(calls.renewRecoveryCodes, {})).toMatchObject(asked);
    expect((await confirm(passkey)).status).toBe(200);
    expect((await client.call(calls.renewRecoveryCodes, {})).status).toBe(200);
  });

  it('a new address wants the second factor too, by whichever way it is asked for', async () => {
    const { client, email, app } = await personWithApp(product);
    await forget(email);
    const info = { firstName: 'Lou', lastName: 'Durand', currentPassword: digest(PASSWORD) };
    const move = { body: { ...info, email: newEmail() } };
    expect(await client.call(calls.updatePersonalInfo, move)).toMatchObject(asked);
    expect((await client.call(calls.updatePersonalInfo, { body: { ...info, email } })).status).toBe(200);
    await product.pool.query('update users set password_hash = null where email = $1', [email]);
    const byMail = { body: { ...move.body, approveByEmail: true } };
    expect(await client.call(calls.updatePersonalInfo, byMail)).toMatchObject(asked);
    await client.call(calls.confirmIdentity, { body: { code: app.next() } });
    expect((await client.call(calls.updatePersonalInfo, byMail)).body).toMatchObject({ pendingStep: 'confirm' });
  });
});

let person: ReturnType<typeof personWithApp> | undefined;
const shared = () => {
  person ??= personWithApp(product);
  return person;
};
