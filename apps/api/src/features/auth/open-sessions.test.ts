import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, PASSWORD, signedInPerson } from '../../testing/accounts/people.ts';
import { providerPerson, signInWithProvider } from '../../testing/accounts/provider-sign-in.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: ['127.0.0.1', '::1'] });
});
afterAll(() => product.stop());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const from = { headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' } };
const logIn = (client: TestClient, email: string) =>
  client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } }, from);
const list = async (client: TestClient) => (await client.call(calls.listSessions, {})).body;
const isIn = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).status === 200;

describe('where someone is signed in', () => {
  it('is listed by browser and shortened address, this one first; nobody else’s is', async () => {
    const { email, client } = await signedInPerson(product);
    await signedInPerson(product);
    const other = product.client();
    await logIn(other, email);
    const [own, second, ...more] = await list(client);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ isCurrent: true });
    expect(second).toMatchObject({ isCurrent: false, device: 'Firefox, Windows', network: '203.0.113.0/24' });
    expect(JSON.stringify(await list(client))).not.toContain('113.77');
  });

  it('can be ended one by one or all but this one, and only by their owner', async () => {
    const { email, client } = await signedInPerson(product);
    const stranger = await signedInPerson(product);
    const others = [product.client(), product.client(), product.client()];
    for (const other of others) await logIn(other, email);
    const [, newest] = await list(client);
    const id = newest?.id ?? '';
    await stranger.client.call(calls.endSession, { params: { id } });
    expect(await list(client)).toHaveLength(4);
    await client.call(calls.endSession, { params: { id } });
    expect(await list(client)).toHaveLength(3);
    await client.call(calls.endOtherSessions, {});
    expect(await Promise.all([client, ...others].map(isIn))).toEqual([true, false, false, false]);
    expect(await isIn(stranger.client)).toBe(true);
  });

  it('says when it was last used without a write at every request', async () => {
    const { client } = await signedInPerson(product);
    const at = async () => (await list(client))[0]?.lastUsedAt ?? '';
    const first = await at();
    await isIn(client);
    expect(await at()).toBe(first);
    await product.pool.query(`update sessions set last_used_at = last_used_at - interval '6 minutes'`);
    await isIn(client);
    expect((await at()) > first).toBe(true);
  });
});

describe('a sign-in from a new browser', () => {
  it('is told by mail, with what to do; the first one ever and one from a known browser are not', async () => {
    const { email, client } = await signedInPerson(product);
    await client.call(calls.logOut, {});
    await logIn(client, email);
    await product.jobsDone();
    const subjects = async () => (await product.mails(email)).map(({ subject }) => subject);
    expect((await subjects()).join()).not.toMatch(/new sign-in/i);
    await logIn(product.client(), email);
    const mail = await product.mail(email, /new sign-in/i);
    expect(mail.text).toContain('Firefox, Windows, from 203.0.113.0/24');
    expect(mail.text).toContain('/auth/forgot-password');
  });

  it('is told to people who come by a provider, and two people may share a browser', async () => {
    const client = product.client();
    const gil = providerPerson(`gil-${Date.now()}@example.org`);
    await signInWithProvider(client, 'google/signup', gil);
    const { email } = await signedInPerson(product);
    await logIn(client, email);
    await signInWithProvider(client, 'google/login', gil);
    await logIn(client, email);
    await product.jobsDone();
    const count = async (to: string) =>
      (await product.mails(to)).filter(({ subject }) => /new sign-in/i.test(subject)).length;
    expect([await count(gil.email), await count(email)]).toEqual([0, 1]);
    await signInWithProvider(product.client(), 'google/login', gil);
    await product.mail(gil.email, /new sign-in/i);
  });
});
