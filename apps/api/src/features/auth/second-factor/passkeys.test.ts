import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, newEmail, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import {
  addPasskey,
  confirmPassword,
  personWithApp,
  personWithPasskey,
} from '../../../testing/accounts/second-factor.ts';
import { SoftwarePasskey } from '../../../testing/accounts/software-passkey.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { listPasskeys, notePasskeyUse } from './passkey-repository.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Faults = Parameters<SoftwarePasskey['answer']>[1];

async function signIn(client: TestClient, passkey: SoftwarePasskey, faults: Faults = {}) {
  const options = await client.call(calls.beginPasskeySignIn, {});
  return client.call(calls.signInWithPasskey, { body: { assertion: passkey.answer(options.body, faults) } });
}
const refused = { status: 400, body: { code: 'passkey_refused' } };

describe('signing in with a passkey', () => {
  it('needs neither address nor password, counts as both factors, and gives a new session', async () => {
    const { passkey, email } = await personWithPasskey(product);
    const client = product.client();
    expect((await signIn(client, passkey)).status).toBe(200);
    expect((await client.call(calls.getSessionUser, {})).body.email).toBe(email);
    // Just proven: nothing is asked again.
    expect((await client.call(calls.renewRecoveryCodes, {})).status).toBe(200);
    const before = product.client();
    before.takeCookies(client);
    expect((await signIn(client, passkey)).status).toBe(200);
    expect((await before.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('asks everyone the same question, which names nobody', async () => {
    const { email } = await personWithPasskey(product);
    const ask = async (address: string) => {
      const client = product.client();
      await client.call(calls.logIn, { body: { email: address, password: digest('Wrong1!!') } });
      const { challenge, ...rest } = (await client.call(calls.beginPasskeySignIn, {})).body;
      return { ...rest, length: challenge.length };
    };
    expect(await ask(email)).toEqual(await ask(newEmail()));
    expect(Object.keys(await ask(email))).not.toContain('allowCredentials');
  });

  it('an answer is good once, in the browser that was asked, in time', async () => {
    const { passkey } = await personWithPasskey(product);
    const client = product.client();
    const options = await client.call(calls.beginPasskeySignIn, {});
    const assertion = passkey.answer(options.body);
    const thief = product.client();
    await thief.call(calls.beginPasskeySignIn, {});
    expect(await thief.call(calls.signInWithPasskey, { body: { assertion } })).toMatchObject(refused);
    expect((await client.call(calls.signInWithPasskey, { body: { assertion } })).status).toBe(200);
    expect(await client.call(calls.signInWithPasskey, { body: { assertion } })).toMatchObject(refused);
    const late = await client.call(calls.beginPasskeySignIn, {});
    await product.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    const answer = { body: { assertion: passkey.answer(late.body) } };
    expect(await client.call(calls.signInWithPasskey, answer)).toMatchObject(refused);
  });

  it.each<[string, Faults]>([
    ['another site’s page', { origin: 'https://evenway.example.attacker.test' }],
    ['another site', { rpId: 'attacker.test' }],
    ['a count that goes back, as of a copy', { counter: 1 }],
    ['nobody verified at the device', { isVerified: false }],
    ['another person’s name on it', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('is refused for %s', async (_, faults) => {
    const { passkey } = await personWithPasskey(product);
    const client = product.client();
    expect((await signIn(client, passkey)).status).toBe(200);
    expect((await signIn(client, passkey)).status).toBe(200);
    const stranger = product.client();
    expect(await signIn(stranger, passkey, faults)).toMatchObject(refused);
    expect((await stranger.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('is good for one of two copies that count alike, also when both come at once', async () => {
    const { passkey, client } = await personWithPasskey(product);
    const answers = [product.client(), product.client()].map((copy) => signIn(copy, passkey, { counter: 9 }));
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 400]);
    // Both may have been checked against the same counter before either is stored.
    const { database } = product.platform;
    const [known] = await listPasskeys(database, (await client.call(calls.getSessionUser, {})).body.userId);
    if (!known) throw new Error('the passkey is gone');
    const notes = [notePasskeyUse(database, known, 10), notePasskeyUse(database, known, 10)];
    expect((await Promise.all(notes)).sort()).toEqual([false, true]);
  });

  it('is refused for a key that nobody registered, and for another’s key under a known name', async () => {
    const { passkey } = await personWithPasskey(product);
    expect(await signIn(product.client(), new SoftwarePasskey(product.settings.WEB_URL))).toMatchObject(refused);
    const forged = new SoftwarePasskey(product.settings.WEB_URL);
    Object.assign(forged, { id: passkey.id });
    expect(await signIn(product.client(), forged)).toMatchObject(refused);
  });
});

describe('a passkey as second step', () => {
  it('finishes a sign-in with a password; that of another person does not', async () => {
    const { passkey, email } = await personWithPasskey(product);
    const other = await personWithPasskey(product);
    const client = product.client();
    await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect((await client.call(calls.getSecondStep, {})).body).toMatchObject({ passkey: true, authenticator: false });
    const step = async (key: SoftwarePasskey) => {
      const options = await client.call(calls.beginPasskeySignIn, {});
      return client.call(calls.completeSecondStepWithPasskey, { body: { assertion: key.answer(options.body) } });
    };
    expect(await step(other.passkey)).toMatchObject(refused);
    expect((await step(passkey)).status).toBe(200);
    expect(await step(passkey)).toMatchObject({ status: 400, body: { code: 'second_step_expired' } });
  });
});

describe('adding and removing passkeys', () => {
  it('belongs to the session that asked, once, and to one account', async () => {
    const one = await signedInPerson(product);
    const other = await signedInPerson(product);
    await confirmPassword(one.client);
    await confirmPassword(other.client);
    const passkey = new SoftwarePasskey(product.settings.WEB_URL);
    const options = await one.client.call(calls.beginPasskey, {});
    expect(options.body.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const body = { name: 'Key', registration: passkey.register(options.body) };
    expect(await other.client.call(calls.addPasskey, { body })).toMatchObject(refused);
    const unverified = { name: 'Key', registration: passkey.register(options.body, { isVerified: false }) };
    expect(await one.client.call(calls.addPasskey, { body: unverified })).toMatchObject(refused);
    const again = await one.client.call(calls.beginPasskey, {});
    const registration = passkey.register(again.body);
    const added = await one.client.call(calls.addPasskey, { body: { name: 'Key', registration } });
    expect(added.body.codes).toHaveLength(10);
    await product.mail(one.email, /passkey was added/i);
    const stolen = await other.client.call(calls.beginPasskey, {});
    const taken = { name: 'Key', registration: passkey.register(stolen.body) };
    expect(await other.client.call(calls.addPasskey, { body: taken })).toMatchObject(refused);
  });

  it('removes one’s own alone, and tells by mail', async () => {
    const { client, email } = await personWithPasskey(product);
    const other = await personWithPasskey(product);
    const [foreign] = (await other.client.call(calls.getSecurity, {})).body.passkeys;
    await client.call(calls.removePasskey, { params: { id: foreign?.id ?? '' } });
    expect((await other.client.call(calls.getSecurity, {})).body.passkeys).toHaveLength(1);
    const [own] = (await client.call(calls.getSecurity, {})).body.passkeys;
    await client.call(calls.removePasskey, { params: { id: own?.id ?? '' } });
    expect((await client.call(calls.getSecurity, {})).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    await product.mail(email, /passkey .* removed/i);
  });

  it('beside an app, the recovery codes stay as they are', async () => {
    const { client, codes } = await personWithApp(product);
    await addPasskey(product, client);
    expect(codes).toHaveLength(10);
    const overview = await client.call(calls.getSecurity, {});
    expect(overview.body).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ name: 'Phone' }] });
  });

  it('a page in a frame of another site cannot ask for one', async () => {
    const { headers } = await product.client().send('GET', '/api/user/me');
    expect(headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
