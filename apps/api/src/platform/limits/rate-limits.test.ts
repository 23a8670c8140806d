import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signedUpPerson,
  signUpBody,
  verifiedPerson,
} from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMIT_FACTOR: 1 });
});
afterAll(() => product.stop());

describe('the limits', () => {
  it('X31, 6.1.1, 6.3.1: stop guessing a password on every server, whatever address the client claims, and say when to try again', async () => {
    const { email } = await verifiedPerson(product);
    const second = await product.another();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const client = attempt % 2 === 0 ? product.client() : second.client();
      const headers = {
        'x-forwarded-for': `203.0.113.${attempt}`,
        'x-real-ip': `203.0.113.${attempt}`,
        forwarded: `for=203.0.113.${attempt}`,
      };
      const answer = await client.call(
        calls.logIn,
        { body: { email, password: digest(`Guess${attempt}!`) } },
        { headers },
      );
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.body).toMatchObject({ code: 'too_many_requests' });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    await product.pool.query("update rate_limits set resets_at = now() - interval '1 second'");
    const later = await product.client().call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect(later.status).toBe(200);
    await second.stop();
  });

  it('Y07: count a whole IPv6 network as one client, and bound what many networks of one customer may do', async () => {
    await product.pool.query('delete from rate_limits');
    const proxied = await product.another({ TRUSTED_PROXIES: ['127.0.0.1', '::1'] });
    const signUpFrom = async (address: string) =>
      (
        await proxied
          .client()
          .call(calls.signUp, { body: signUpBody(newEmail()) }, { headers: { 'x-forwarded-for': address } })
      ).status;
    expect([await signUpFrom('2001:db8:0:1::1'), await signUpFrom('2001:db8:0:1::2')]).toEqual([200, 200]);
    const { rowCount } = await product.pool.query(
      "update rate_limits set used = 19 where key like 'signup.client:%/64' and used = 2",
    );
    expect(rowCount).toBe(1);
    const statuses: number[] = [];
    for (const host of [':3', ':4', 'ffff:ffff:ffff:ffff']) statuses.push(await signUpFrom(`2001:db8:0:1:${host}`));
    expect(statuses).toEqual([200, 429, 429]);
    expect(await signUpFrom('2001:db8:0:2::1')).toBe(200);
    await product.pool.query("update rate_limits set used = 320 where key like 'signup.client:%/48'");
    expect(await signUpFrom('2001:db8:0:3::1')).toBe(429);
    expect(await signUpFrom('2001:db8:1:1::1')).toBe(200);
    await proxied.stop();
  });

  it('Y06: let a known browser and a fresh reset in while strangers guess, and go on stopping the strangers', async () => {
    await product.pool.query('delete from rate_limits');
    const { email, client: known } = await signedInPerson(product);
    const proxied = await product.another({ TRUSTED_PROXIES: ['127.0.0.1', '::1'] });
    const guess = async (address: number, password: string) =>
      (
        await proxied
          .client()
          .call(
            calls.logIn,
            { body: { email, password: digest(password) } },
            { headers: { 'x-forwarded-for': `203.0.113.${address}` } },
          )
      ).status;
    expect(await guess(1, 'Guess1!!')).toBe(401);
    await product.pool.query(`update rate_limits set used = 49 where key like 'login.email:%'`);
    expect([await guess(2, 'Guess1!!'), await guess(3, 'Guess1!!')]).toEqual([401, 429]);
    expect(await guess(100, PASSWORD)).toBe(429);

    const logIn = async (client: TestClient, password: string) =>
      (await client.call(calls.logIn, { body: { email, password: digest(password) } })).status;
    expect(await logIn(known, PASSWORD)).toBe(200);

    const recovering = product.client();
    await recovering.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    const newPassword = digest('Another1!');
    expect((await recovering.call(calls.resetPassword, { query: { token }, body: { newPassword } })).status).toBe(200);
    expect(await logIn(recovering, 'Another1!')).toBe(200);
    expect(await guess(101, 'Another1!')).toBe(429);

    // Even a known browser may not guess forever, and it is known to one account only.
    expect(await logIn(known, 'Guess1!!')).toBe(401);
    await product.pool.query(`update rate_limits set used = 10 where key like 'login.device:%'`);
    expect(await logIn(known, 'Guess1!!')).toBe(429);
    const other = await verifiedPerson(product);
    const guessAtOther = async () =>
      (await recovering.call(calls.logIn, { body: { email: other.email, password: digest('Guess1!!') } })).status;
    expect(await guessAtOther()).toBe(401);
    await product.pool.query(`update rate_limits set used = 50 where key like 'login.email:%'`);
    expect(await guessAtOther()).toBe(429);
    await proxied.stop();
  });

  it('leave other accounts alone, and forget failures after a success', async () => {
    await product.pool.query('delete from rate_limits');
    const { email, client } = await verifiedPerson(product);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1)
        await client.call(calls.logIn, { body: { email, password: digest('Wrong1!!') } });
      expect((await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(200);
    }
  });

  it('Y08: take every way to write an address for the one account and mailbox it leads to', async () => {
    await product.pool.query('delete from rate_limits');
    const { email } = await signedUpPerson(product);
    const [local = '', host = ''] = email.split('@');
    const written = [
      `${local}@${host.replace('e', '\uff45')}`,
      `${local}@${host.replace('.', '\u3002')}`,
      `${local}@exam\u00adple.org`,
      `${local}@exam\u200bple.org`,
    ];
    for (const alias of written) {
      expect((await product.client().call(calls.signUp, { body: signUpBody(alias) })).status).toBe(200);
      expect(
        (await product.client().call(calls.logIn, { body: { email: alias, password: digest(PASSWORD) } })).status,
      ).toBe(200);
    }
    const { rows } = await product.pool.query('select email from users where email like $1', [`${local}@%`]);
    expect(rows).toEqual([{ email }]);
    // The fifth signup was the last for this mailbox; mails on request are counted separately.
    expect((await product.client().call(calls.signUp, { body: signUpBody(`${local}+1@${host}`) })).status).toBe(429);
    const statuses: number[] = [];
    for (const alias of [...written, `${local}+1@${host}`, `${local}+2@${host}`, email])
      statuses.push((await product.client().call(calls.forgotPassword, { body: { email: alias } })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
  });

  it('bound signups and mails per address, also when many arrive at once', async () => {
    await product.pool.query('delete from rate_limits');
    const email = newEmail();
    const signUps = await Promise.all(
      Array.from({ length: 12 }, () => product.client().call(calls.signUp, { body: signUpBody(email) })),
    );
    expect(signUps.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(signUps.filter(({ status }) => status === 429)).toHaveLength(7);
    const resends = await Promise.all(
      Array.from({ length: 9 }, () => product.client().call(calls.resendVerification, { body: { email } })),
    );
    expect(resends.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});
