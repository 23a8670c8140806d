import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, newEmail, PASSWORD, signUpBody, verifiedPerson } from '../../testing/people.ts';
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
    const statuses: number[] = [];
    for (let host = 1; host <= 22; host += 1) statuses.push(await signUpFrom(`2001:db8:0:1::${host.toString(16)}`));
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    expect(await signUpFrom('2001:db8:0:2::1')).toBe(200);
    await product.pool.query("update rate_limits set used = 320 where key like 'signup.client:%/48'");
    expect(await signUpFrom('2001:db8:0:3::1')).toBe(429);
    expect(await signUpFrom('2001:db8:1:1::1')).toBe(200);
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
