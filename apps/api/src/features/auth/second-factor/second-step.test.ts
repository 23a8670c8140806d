import { calls, paths } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../platform/crypto/keys.ts';
import { digest, mailedToken, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider } from '../../../testing/accounts/provider-sign-in.ts';
import { addApp, personWithApp } from '../../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { resealSecrets } from './reseal-secrets.ts';

let product: TestProduct;
let second: Awaited<ReturnType<TestProduct['another']>>;
beforeAll(async () => {
  product = await startTestProduct();
  second = await product.another();
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const logIn = (client: TestClient, email: string, password = PASSWORD) =>
  client.call(calls.logIn, { body: { email, password: digest(password) } });
const enter = (client: TestClient, code: string) => client.call(calls.completeSecondStep, { body: { code } });
const isIn = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).status === 200;

describe('signing in with a second factor', () => {
  it('asks for it after the password, opens nothing before, and takes a code at any server', async () => {
    const { email, app } = await personWithApp(product);
    const client = product.client();
    const asked = await logIn(client, email);
    expect(asked).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(await isIn(client)).toBe(false);
    const step = await client.call(calls.getSecondStep, {});
    expect(step.body).toEqual({ passkey: false, authenticator: true, recoveryCode: true });
    const elsewhere = second.client();
    elsewhere.takeCookies(client);
    const done = await enter(elsewhere, app.next());
    expect(done.status).toBe(200);
    expect(done.body.token).toMatch(/^ey/);
    expect(await isIn(elsewhere)).toBe(true);
  });

  it('a wrong password is told apart from nothing, whether there is a second factor or not', async () => {
    const { email } = await personWithApp(product);
    const client = product.client();
    expect(await logIn(client, email, 'Wrong1!!')).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect((await client.call(calls.getSecondStep, {})).status).toBe(400);
  });

  it('a code is good once, also for two who bring it at once', async () => {
    const { email, app } = await personWithApp(product);
    const [one, other] = [product.client(), second.client()];
    await logIn(one, email);
    await logIn(other, email);
    const code = app.next();
    const answers = await Promise.all([enter(one, code), enter(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const later = product.client();
    await logIn(later, email);
    expect(await enter(later, code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect(await enter(later, app.at(-3))).toMatchObject({ status: 400 });
    expect(await enter(later, app.at(3))).toMatchObject({ status: 400 });
  });

  it('what waits in one browser is of no use in another, nor twice', async () => {
    const { email, app, codes } = await personWithApp(product);
    const client = product.client();
    await logIn(client, email);
    expect(await enter(product.client(), app.at(0))).toMatchObject({
      status: 400,
      body: { code: 'second_step_expired' },
    });
    const copy = product.client();
    copy.takeCookies(client);
    expect((await enter(client, app.next())).status).toBe(200);
    expect(await enter(copy, codes[0] ?? '')).toMatchObject({ status: 400, body: { code: 'second_step_expired' } });
  });

  it('opens one session, also when two right codes come at once', async () => {
    const { email, app, codes } = await personWithApp(product);
    const [client, copy] = [product.client(), second.client()];
    await logIn(client, email);
    copy.takeCookies(client);
    const answers = await Promise.all([enter(client, app.next()), enter(copy, codes[0] ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends after five wrong codes and after ten minutes: then the password is asked again', async () => {
    const { email, app } = await personWithApp(product);
    const client = product.client();
    await logIn(client, email);
    for (let number = 0; number < 5; number += 1) expect((await enter(client, '000000')).status).toBe(400);
    expect(await enter(client, app.next())).toMatchObject({ status: 400, body: { code: 'second_step_expired' } });
    await logIn(client, email);
    await product.pool.query(`update pending_sign_ins set expires_at = now() - interval '1 second'`);
    expect((await client.call(calls.getSecondStep, {})).status).toBe(400);
    expect((await enter(client, app.at(1))).status).toBe(400);
  });

  it('a reset link sets a password and skips nothing; it ends what waited with the old one', async () => {
    const { email, app } = await personWithApp(product);
    const waiting = product.client();
    await logIn(waiting, email);
    const client = product.client();
    await client.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    await client.call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Another1!') } });
    expect(await isIn(client)).toBe(false);
    expect((await waiting.call(calls.getSecondStep, {})).status).toBe(400);
    expect(await logIn(client, email, 'Another1!')).toMatchObject({ body: { code: 'second_factor_required' } });
    expect((await enter(client, app.next())).status).toBe(200);
    // So does a change of the password.
    await logIn(waiting, email, 'Another1!');
    const body = { oldPassword: digest('Another1!'), newPassword: digest('Athird1!') };
    expect((await client.call(calls.changePassword, { body })).status).toBe(200);
    expect((await waiting.call(calls.getSecondStep, {})).status).toBe(400);
  });

  it('a provider is the first factor only', async () => {
    const client = product.client();
    const fields = providerPerson(`gil-${Date.now()}@example.org`);
    await signInWithProvider(client, 'google/signup', fields);
    await product.pool.query(
      `update sessions set confirmed_at = now(), confirmed_with = 'provider'
        where user_id = (select id from users where email = $1)`,
      [fields.email],
    );
    const setup = await client.call(calls.beginAuthenticator, {});
    expect(setup.status).toBe(200);
    await product.pool.query('update users set second_factor_at = now() where email = $1', [fields.email]);
    const another = product.client();
    const end = await signInWithProvider(another, 'google/login', fields);
    expect(end.pathname).toBe(paths.secondStep);
    expect(await isIn(another)).toBe(false);
    expect((await another.call(calls.getSecondStep, {})).status).toBe(200);
    // Nor does it accept an invitation; after the second step, the person returns to it.
    const { client: admin } = await signedInPerson(product);
    await admin.call(calls.inviteUser, { query: { email: fields.email, role: 'ORG_USER' } });
    const token = await mailedToken(product, fields.email, /invited/i);
    const invited = await signInWithProvider(product.client(), `google/signup?token=${token}`, fields);
    expect(invited.pathname + invited.search).toBe(`${paths.secondStep}?invitation=${token}`);
    expect((await admin.call(calls.listUsers, {})).body.map(({ email }) => email)).not.toContain(fields.email);
  });
});

describe('recovery codes', () => {
  it('are ten, each good once, however it is typed; a mail says how many are left', async () => {
    const { email, codes, client } = await personWithApp(product);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
    const browser = product.client();
    await logIn(browser, email);
    expect((await enter(browser, ` ${codes[0]?.replaceAll('-', '').toUpperCase()} `)).status).toBe(200);
    expect((await product.mail(email, /recovery code .* used/i)).text).toContain('9 left');
    const again = product.client();
    await logIn(again, email);
    expect((await enter(again, codes[0] ?? '')).status).toBe(400);
    const renewed = await client.call(calls.renewRecoveryCodes, {});
    expect(renewed.body.codes).toHaveLength(10);
    expect((await enter(again, codes[1] ?? '')).status).toBe(400);
    expect((await enter(again, renewed.body.codes?.[1] ?? '')).status).toBe(200);
    await product.mail(email, /new recovery codes/i);
  });

  it('of another person open nothing', async () => {
    const { email } = await personWithApp(product);
    const { codes } = await personWithApp(product);
    const client = product.client();
    await logIn(client, email);
    expect((await enter(client, codes[0] ?? '')).status).toBe(400);
  });
});

describe('setting up an authenticator app', () => {
  it('asks who it is first, counts from its first code, and tells by mail', async () => {
    const { email, client } = await personWithApp(product);
    await product.mail(email, /authenticator app was added/i);
    const overview = await client.call(calls.getSecurity, {});
    expect(overview.body).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], isRequired: false });
    expect(overview.body.authenticatorSince).not.toBeNull();
    expect(await client.call(calls.beginAuthenticator, {})).toMatchObject({ status: 409 });
    const gone = await client.call(calls.removeAuthenticator, {});
    expect(gone.body).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
    await product.mail(email, /authenticator app .* removed/i);
    expect((await logIn(product.client(), email)).status).toBe(200);
  });

  it('keeps neither secret nor code in the log, nor the secret readable in the database', async () => {
    const { client, codes } = await personWithApp(product);
    await client.call(calls.removeAuthenticator, {});
    await addApp(client).catch(() => undefined);
    const setup = await product.pool.query('select sealed_secret from authenticator_apps');
    const stored = JSON.stringify([setup.rows, (await product.pool.query('select * from recovery_codes')).rows]);
    const written = product.log.join('\n');
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(written).not.toContain(code);
    }
    expect(written).not.toContain('otpauth');
  });

  it('outlives a rotation of the key, and lets the older key go after the nightly job', async () => {
    const { email, app } = await personWithApp(product);
    const ring = `k2:${'n'.repeat(40)},:${product.settings.APP_SECRET}`;
    await resealSecrets({ database: product.platform.database, keys: deriveKeys(ring) });
    const rotated = await product.another({ APP_SECRET: `k2:${'n'.repeat(40)}` });
    const client = rotated.client();
    await logIn(client, email);
    expect((await enter(client, app.next())).status).toBe(200);
    await rotated.stop();
  });

  it('a secret that was shown and not proven changes nothing for its owner', async () => {
    const { client, email } = await personWithApp(product);
    await client.call(calls.removeAuthenticator, {});
    await client.call(calls.beginAuthenticator, {});
    expect((await logIn(product.client(), email)).status).toBe(200);
  });
});
