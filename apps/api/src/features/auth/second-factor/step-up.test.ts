import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, invitedPerson, newEmail, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import { confirmPassword, personWithApp, personWithPasskey } from '../../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const asked = { status: 403, body: { code: 'step_up_required' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** As time goes by: sign-in and the last confirmation are too old. */
const forget = (email: string) =>
  product.pool.query(
    `update sessions set confirmed_at = confirmed_at - interval '11 minutes', created_at = created_at - interval '11 minutes'
      where user_id = (select id from users where email = $1)`,
    [email],
  );

const all = Object.entries<Endpoint>(endpoints);
const protectedCalls = all.filter(([, { stepUp }]) => typeof stepUp === 'string');
const send = (client: TestClient, { method, path }: Endpoint) =>
  client.send(method, `/api${path.replace(/:\w+/g, NOBODY)}`, method === 'GET' ? {} : { body: '{}' });

/** Calls that ask in some cases: the request that is one, and the same in another case. */
interface Case {
  readonly ask: (client: TestClient, email: string) => Promise<{ status: number; body: unknown }>;
  readonly free: (client: TestClient, email: string) => Promise<{ status: number; body: unknown }>;
  /** Only people with a second factor are asked. */
  readonly needsSecondFactor?: true;
}
type Conditional = {
  [Name in keyof typeof endpoints]: (typeof endpoints)[Name] extends { readonly stepUp: object } ? Name : never;
}[keyof typeof endpoints];

const names = { firstName: 'Lou', lastName: 'Durand' };
const invite = async (client: TestClient, role: 'ORG_ADMIN' | 'ORG_USER', email = newEmail()) =>
  client.call(calls.inviteUser, { query: { email, role } });
const invited = async (client: TestClient, role: 'ORG_ADMIN' | 'ORG_USER') => {
  const email = newEmail();
  const { orgId, userId } = (await client.call(calls.getSessionUser, {})).body;
  await product.pool.query(
    `insert into invitations (organization_id, email, role, invited_by, secret_hash, expires_at)
     values ($1, $2, $3, $4, $2, now() + interval '1 day')`,
    [orgId, email, role, userId],
  );
  return client.call(calls.resendInvitation, { query: { email } });
};
const CASES: Record<Conditional, Case> = {
  inviteUser: { ask: (client) => invite(client, 'ORG_ADMIN'), free: (client) => invite(client, 'ORG_USER') },
  resendInvitation: { ask: (client) => invited(client, 'ORG_ADMIN'), free: (client) => invited(client, 'ORG_USER') },
  updatePersonalInfo: {
    ask: (client) => client.call(calls.updatePersonalInfo, { body: { ...names, email: newEmail() } }),
    free: (client, email) => client.call(calls.updatePersonalInfo, { body: { ...names, email } }),
  },
  changePassword: {
    needsSecondFactor: true,
    ask: (client) =>
      client.call(calls.changePassword, {
        body: { oldPassword: digest(PASSWORD), newPassword: digest('Another1!') },
      }),
    free: async () => {
      const { client, email } = await signedInPerson(product);
      await forget(email);
      return client.call(calls.changePassword, {
        body: { oldPassword: digest(PASSWORD), newPassword: digest('Another1!') },
      });
    },
  },
};

describe('Z01: what a session alone cannot do', () => {
  const people = { 'with a second factor': personWithApp, 'without one': signedInPerson };

  describe.each(Object.entries(people))('of someone %s, signed in more than ten minutes ago', (who, make) => {
    let client: TestClient;
    let email: string;
    beforeAll(async () => {
      ({ client, email } = await make(product));
      await forget(email);
    });

    it.each(protectedCalls)('%s', async (_, endpoint) => {
      expect(await send(client, endpoint)).toMatchObject(asked);
    });

    it.each(Object.entries(CASES))('%s, in the case that the contract names', async (_, one) => {
      if (!one.needsSecondFactor || who === 'with a second factor')
        expect(await one.ask(client, email)).toMatchObject(asked);
      expect((await one.free(client, email)).status).toBe(200);
    });
  });

  it('is possible for ten minutes after signing in, except where a confirmation is asked for itself', async () => {
    const { client } = await signedInPerson(product);
    for (const [name, endpoint] of protectedCalls) {
      const { body } = await send(client, endpoint);
      const { code } = (body ?? {}) as { code?: string };
      if (endpoint.stepUp === 'always') expect(code, name).toBe('step_up_required');
      else expect(code, name).not.toBe('step_up_required');
      // Leaving and deleting would end the person.
      if (name === 'leaveOrganization') expect(code).toBe('last_admin');
    }
    expect((await invite(client, 'ORG_ADMIN')).status).toBe(200);
    expect(await CASES.updatePersonalInfo.ask(client, '')).toMatchObject(asked);
  });

  it('opens by the password for someone without a second factor, and by nothing less', async () => {
    const { client, email } = await signedInPerson(product);
    const member = await invitedPerson(product, client);
    const change = { params: { id: member.userId }, body: { role: 'ORG_ADMIN' as const } };
    await forget(email);
    expect(await client.call(calls.updateUserRole, change)).toMatchObject(asked);
    const wrong = await client.call(calls.confirmIdentity, { body: { password: digest('Wrong1!!') } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await client.call(calls.updateUserRole, change)).toMatchObject(asked);
    await confirmPassword(client);
    expect((await client.call(calls.updateUserRole, change)).status).toBe(200);
    expect((await client.call(calls.beginAuthenticator, {})).status).toBe(200);
  });

  it('does not begin with a way in that asks for less: a second admin, a password alone, an old session', async () => {
    const { client, email } = await personWithApp(product);
    await forget(email);
    const accomplice = newEmail();
    expect(await invite(client, 'ORG_ADMIN', accomplice)).toMatchObject(asked);
    expect((await invite(client, 'ORG_USER', accomplice)).status).toBe(200);
    const { rows } = await product.pool.query('select role from invitations where email = $1', [accomplice]);
    expect(rows).toEqual([{ role: 'ORG_USER' }]);
    const password = await client.call(calls.confirmIdentity, { body: { password: digest(PASSWORD) } });
    expect(password).toMatchObject({ body: { code: 'second_factor_needed' } });
    expect((await client.call(calls.refreshSession, {})).status).toBe(200);
    expect(await invite(client, 'ORG_ADMIN', accomplice)).toMatchObject(asked);
  });

  it('takes the second factor of another member only from an admin who has one and has just confirmed with it', async () => {
    const admin = await signedInPerson(product);
    const member = await invitedPerson(product, admin.client);
    await confirmPassword(admin.client);
    const reset = (client: TestClient) => client.call(calls.resetSecondFactor, { params: { id: member.userId } });
    expect(await reset(admin.client)).toMatchObject({ status: 409, body: { code: 'second_factor_first' } });
    const strong = await personWithApp(product);
    const other = await invitedPerson(product, strong.client);
    expect((await strong.client.call(calls.resetSecondFactor, { params: { id: other.userId } })).status).toBe(200);
    await forget(strong.email);
    expect(await strong.client.call(calls.resetSecondFactor, { params: { id: other.userId } })).toMatchObject(asked);
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
});
