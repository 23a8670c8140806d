import { calls } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
  verifiedPerson,
} from '../../testing/accounts/people.ts';
import { confirmPassword } from '../../testing/accounts/second-factor.ts';
import { hashAtFullCost } from '../../testing/argon2.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const info = (email: string) => ({ firstName: 'Louise', lastName: 'Petit', email });
/** Has just confirmed that it is them, as a new address requires. */
const confirmedPerson = async () => {
  const person = await signedInPerson(product);
  await confirmPassword(person.client);
  return person;
};

describe('personal information', () => {
  it('changes names at once', async () => {
    const { client, email } = await signedInPerson(product);
    expect((await client.call(calls.updatePersonalInfo, { body: info(email) })).body).toMatchObject(info(email));
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject(info(email));
    expect(await product.mails(email)).toEqual([]);
  });

  it('X23: moves to a new address when that was confirmed, and tells the old one', async () => {
    const { client, email } = await confirmedPerson();
    const next = newEmail();
    expect((await client.call(calls.updatePersonalInfo, { body: info(next) })).body.email).toBe(email);
    expect((await product.mail(email, /about to change/)).text).toContain(next);
    expect((await client.call(calls.getCurrentUser, {})).body.email).toBe(email);
    const token = await mailedToken(product, next, /confirm your new/i);
    expect((await product.client().call(calls.verifyEmail, { query: { token } })).status).toBe(200);
    expect((await client.call(calls.getSessionUser, {})).body.email).toBe(next);
    const again = product.client();
    expect((await again.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(401);
    expect((await again.call(calls.logIn, { body: { email: next, password: digest(PASSWORD) } })).status).toBe(200);
  });

  it('does not tell whether the new address is taken, except to its owner', async () => {
    const { client, email } = await confirmedPerson();
    const { email: taken } = await verifiedPerson(product);
    const answer = await client.call(calls.updatePersonalInfo, { body: info(taken) });
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect((await product.mail(taken, /already in use/)).text).toContain('nothing was changed');
    expect((await client.call(calls.getCurrentUser, {})).body.email).toBe(email);
  });

  it('shows a change that waits, the same for a free and a taken address, and takes it back', async () => {
    const { client, email } = await confirmedPerson();
    const { email: taken } = await verifiedPerson(product);
    const free = newEmail();
    for (const asked of [taken, free]) {
      expect((await client.call(calls.updatePersonalInfo, { body: info(asked) })).body.pendingEmail).toBe(asked);
      expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ email, pendingEmail: asked });
    }
    const first = await mailedToken(product, free, /confirm your new/i);
    expect((await client.call(calls.resendEmailChange, {})).body.pendingEmail).toBe(free);
    const second = await waitFor(async () => {
      const token = await mailedToken(product, free, /confirm your new/i);
      return token === first ? undefined : token;
    }, 'another mail');
    expect((await client.call(calls.verifyEmail, { query: { token: first } })).status).toBe(400);
    expect((await client.call(calls.withdrawEmailChange, {})).body.pendingEmail).toBeNull();
    expect(await client.call(calls.verifyEmail, { query: { token: second } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_link' },
    });
    expect((await client.call(calls.withdrawEmailChange, {})).status).toBe(200);
    expect((await client.call(calls.resendEmailChange, {})).body).toMatchObject({ code: 'email_change_gone' });
  });

  it('a confirmed change waits no more, and its link says so when it is opened again', async () => {
    const { client } = await confirmedPerson();
    const next = newEmail();
    await client.call(calls.updatePersonalInfo, { body: info(next) });
    const token = await mailedToken(product, next, /confirm your new/i);
    const { userId } = (await client.call(calls.getSessionUser, {})).body;
    expect((await client.call(calls.verifyEmail, { query: { token } })).body).toMatchObject({ userId, isChange: true });
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ email: next, pendingEmail: null });
    expect(await client.call(calls.verifyEmail, { query: { token } })).toMatchObject({
      status: 409,
      body: { code: 'already_verified' },
    });
    await client.call(calls.updatePersonalInfo, { body: info(newEmail()) });
    const last = (await client.call(calls.getCurrentUser, {})).body.pendingEmail ?? '';
    await client.call(calls.verifyEmail, { query: { token: await mailedToken(product, last, /confirm your new/i) } });
    expect((await client.call(calls.verifyEmail, { query: { token } })).body).toMatchObject({ code: 'invalid_link' });
  });

  it('X16, X21: a pending change of address dies with a new password', async () => {
    const { client, email } = await confirmedPerson();
    const next = newEmail();
    await client.call(calls.updatePersonalInfo, { body: info(next) });
    const change = await mailedToken(product, next, /confirm your new/i);
    await client.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    await client.call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Recovered1!') } });
    expect((await client.call(calls.verifyEmail, { query: { token: change } })).status).toBe(400);
  });

  it('X16: links to the old address die when the address changes', async () => {
    const { client, email } = await confirmedPerson();
    await client.call(calls.forgotPassword, { body: { email } });
    const reset = await mailedToken(product, email, /reset/i);
    const next = newEmail();
    await client.call(calls.updatePersonalInfo, { body: info(next) });
    await client.call(calls.verifyEmail, { query: { token: await mailedToken(product, next, /confirm your new/i) } });
    const late = await client.call(calls.resetPassword, {
      query: { token: reset },
      body: { newPassword: digest('Stolen11!') },
    });
    expect(late.status).toBe(400);
  });

  it('X34: refuses line breaks in every field', async () => {
    const { client, email } = await signedInPerson(product);
    for (const change of [{ firstName: 'A\r\nBcc: x@y.z' }, { lastName: 'A\nB' }, { email: 'a@b.co\r\nBcc: x@y.z' }]) {
      const body = JSON.stringify({ ...info(email), ...change });
      expect((await client.send('PUT', '/api/user/info', { body })).status).toBe(400);
    }
  });

  it('X02, 15.3.3: takes no role, organization or verification along', async () => {
    const { client, email } = await signedInPerson(product);
    for (const extra of ['role', 'orgId', 'organizationId', 'emailVerified', 'id']) {
      const body = JSON.stringify({ ...info(email), [extra]: 'ORG_ADMIN' });
      expect((await client.send('PUT', '/api/user/info', { body })).status, extra).toBe(400);
      expect(
        (await client.send('POST', '/api/user/me/refresh', { body: JSON.stringify({ [extra]: 'x' }) })).status,
        extra,
      ).toBe(400);
    }
  });
});

describe('a new password', () => {
  it('6.2.3, 7.4.3: needs the current one, ends every other session, and keeps this browser signed in', async () => {
    const { client, email, token } = await signedInPerson(product);
    const elsewhere = product.client();
    await elsewhere.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    const stolen = product.client();
    stolen.takeCookies(client);
    const change = (oldPassword: string) =>
      client.call(calls.changePassword, {
        body: { oldPassword: digest(oldPassword), newPassword: digest('Changed1!') },
      });
    expect(await change('Wrong1!!')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect((await elsewhere.call(calls.getSessionUser, {})).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
    expect((await elsewhere.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await stolen.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await client.call(calls.validateToken, {}, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      401,
    );
    expect((await product.client().call(calls.logIn, { body: { email, password: digest('Changed1!') } })).status).toBe(
      200,
    );
    await product.mail(email, /was changed/);
  });

  it('6.2.4: is refused when it is one of the most common, at signup, reset and change', async () => {
    const { client, email } = await signedInPerson(product);
    const common = digest('Password1!');
    const signUp = await product.client().call(calls.signUp, { body: signUpBody(newEmail(), { password: common }) });
    const change = await client.call(calls.changePassword, {
      body: { oldPassword: digest(PASSWORD), newPassword: common },
    });
    await client.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    const reset = await client.call(calls.resetPassword, { query: { token }, body: { newPassword: common } });
    for (const answer of [signUp, change, reset])
      expect(answer).toMatchObject({ status: 400, body: { code: 'common_password' } });
    expect(
      (await client.call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Unusual7!') } })).status,
    ).toBe(200);
  });

  it('a reset link can be checked without using it up', async () => {
    const { email, client } = await verifiedPerson(product);
    await client.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    const check = () => product.client().call(calls.checkResetLink, { query: { token } });
    expect([(await check()).status, (await check()).status]).toEqual([200, 200]);
    await client.call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Recovered1!') } });
    expect(await check()).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    const mangled = await client.call(calls.checkResetLink, { query: { token: `${token}>` } });
    expect(mangled).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
  });
});

describe('a stored password', () => {
  hashAtFullCost();

  it('11.4.2: is stored as argon2id with the recommended parameters', async () => {
    const { email } = await verifiedPerson(product);
    const { rows } = await product.pool.query('select password_hash from users where email = $1', [email]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
