import { EventEmitter, once } from 'node:events';
import { calls } from '@evenway/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { digest, invitedPerson, mailedToken, PASSWORD, signedInPerson } from '../../testing/accounts/people.ts';
import { addApp } from '../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
afterEach(() => vi.restoreAllMocks());

type Owner = Awaited<ReturnType<typeof invitedPerson>>;
const logIn = (email: string, password = PASSWORD) => {
  const client = product.client();
  return client
    .call(calls.logIn, { body: { email, password: digest(password) } })
    .then((answer) => ({ client, answer }));
};

/** A thief signs in with the right password. Between its check, which may have to wait, and the session, something happens. */
async function overtaken(happens: (owner: Owner, founder: Owner['client']) => Promise<unknown>) {
  const founder = await signedInPerson(product);
  const owner = await invitedPerson(product, founder.client);
  const { passwords } = product.platform;
  const matches = passwords.matches.bind(passwords);
  const steps = new EventEmitter();
  const [checked, mayContinue] = [once(steps, 'checked'), once(steps, 'continue')];
  vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...given) => {
    const isRight = await matches(...given);
    steps.emit('checked');
    await mayContinue;
    return isRight;
  });
  const signingIn = logIn(owner.email);
  await checked;
  await happens(owner, founder.client);
  steps.emit('continue');
  const { answer, client } = await signingIn;
  const { rows } = await product.pool.query(
    `select id from sessions where user_id = $1 and created_at > now() - interval '1 hour'
     union all select user_id from pending_sign_ins where user_id = $1`,
    [owner.userId],
  );
  return { owner, client, answer, open: rows.length };
}

const refused = { status: 400, body: { code: 'second_step_expired' } };

describe('a sign-in that something overtakes opens nothing', () => {
  it('when the password was reset', async () => {
    const { owner, answer, open } = await overtaken(async ({ email }) => {
      await product.client().call(calls.forgotPassword, { body: { email } });
      const token = await mailedToken(product, email, /reset/i);
      const reset = { query: { token }, body: { newPassword: digest('Another1!') } };
      expect((await product.client().call(calls.resetPassword, reset)).status).toBe(200);
    });
    expect(answer).toMatchObject(refused);
    expect(open).toBe(0);
    expect((await logIn(owner.email, 'Another1!')).answer.status).toBe(200);
  });

  it('when the password was changed: only the browser that changed it has a session', async () => {
    const { answer, open } = await overtaken(async ({ client }) => {
      const body = { oldPassword: digest(PASSWORD), newPassword: digest('Another1!') };
      expect((await client.call(calls.changePassword, { body })).status).toBe(200);
    });
    expect(answer).toMatchObject(refused);
    expect(open).toBe(1);
  });

  it('when a second factor was added, which it was not asked for', async () => {
    const { answer, client } = await overtaken((owner) => addApp(owner.client));
    expect(answer).toMatchObject(refused);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('when the account was removed', async () => {
    const { answer, open } = await overtaken(({ userId }, founder) =>
      founder.call(calls.deleteUser, { params: { id: userId } }),
    );
    expect(answer).toMatchObject(refused);
    expect(open).toBe(0);
  });
});
