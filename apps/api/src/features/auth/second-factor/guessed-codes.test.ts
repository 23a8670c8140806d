import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, mailedToken, PASSWORD, signedInPerson } from '../../../testing/accounts/people.ts';
import { personWithApp } from '../../../testing/accounts/second-factor.ts';
import { setUpSso, signInWithCompany } from '../../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMIT_FACTOR: 1 });
});
afterAll(() => product.stop());

const GUESSED = /wrong codes/i;

async function logIn(client: TestClient, email: string, password = PASSWORD): Promise<void> {
  // Several of these sign-ins are more than one client may try.
  await product.pool.query(`delete from rate_limits where key like 'login.%'`);
  const answer = await client.call(calls.logIn, { body: { email, password: digest(password) } });
  expect(answer.body).toMatchObject({ code: 'second_factor_required' });
}
const enter = async (client: TestClient, code: string) =>
  (await client.call(calls.completeSecondStep, { body: { code } })).status;

/** Someone with the password: as many wrong codes as are asked for, from browsers that nobody knows. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  let client = product.client();
  for (let number = 0; number < times; number += 1) {
    if (number % 5 === 0) {
      client = product.client();
      await logIn(client, email);
    }
    statuses.push(await enter(client, '000000'));
  }
  return statuses;
}
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const usedOfDay = async () =>
  (await product.pool.query(`select used from rate_limits where key like 'code.user-day:%'`)).rows.map(
    ({ used }) => used,
  );
const forgetQuarter = () => product.pool.query(`delete from rate_limits where key like 'code.user:%'`);

describe('Z05: fifty wrong codes of someone who has the password', () => {
  it('are stopped after ten, and the others do not count for the day', async () => {
    await product.pool.query('delete from rate_limits');
    const { email, app } = await personWithApp(product);
    const statuses = await guess(email, 50);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 40]);
    expect(await usedOfDay()).toEqual([10]);
    // A quarter of an hour later the owner gets in, also in a browser that nobody knows.
    await forgetQuarter();
    const later = product.client();
    await logIn(later, email);
    expect(await enter(later, app.next())).toBe(200);
  });

  it('leave the owner their own browser, and recovery codes anywhere', async () => {
    const { email, app, codes, client } = await personWithApp(product);
    await guess(email, 11);
    expect((await client.call(calls.confirmIdentity, { body: { code: app.next() } })).status).toBe(200);
    const elsewhere = product.client();
    await logIn(elsewhere, email);
    expect(await enter(elsewhere, app.at(0))).toBe(429);
    expect(await enter(elsewhere, codes[0] ?? '')).toBe(200);
  });

  it('are forgotten when the owner resets the password, in whichever browser they go on', async () => {
    const { email, app } = await personWithApp(product);
    await guess(email, 11);
    const asking = product.client();
    await asking.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    const newPassword = digest('Another1!');
    expect((await asking.call(calls.resetPassword, { query: { token }, body: { newPassword } })).status).toBe(200);
    const another = product.client();
    await logIn(another, email, 'Another1!');
    expect(await enter(another, app.next())).toBe(200);
  });

  it('are reported to the owner by one mail, however many follow', async () => {
    const { email } = await personWithApp(product);
    await guess(email, 9);
    await product.jobsDone();
    expect((await product.mails(email)).filter(({ subject }) => GUESSED.test(subject))).toEqual([]);
    await guess(email, 6);
    await forgetQuarter();
    await guess(email, 15);
    await product.jobsDone();
    expect((await product.mails(email)).filter(({ subject }) => GUESSED.test(subject))).toHaveLength(1);
  });
});

describe('Z05: codes tried in a known browser', () => {
  it('are stopped, too, all such browsers together', async () => {
    const { email, client, codes } = await personWithApp(product);
    const second = product.client();
    await logIn(second, email);
    expect(await enter(second, codes[0] ?? '')).toBe(200);
    const wrong = async (browser: TestClient) =>
      (await browser.call(calls.confirmIdentity, { body: { code: '000000' } })).status;
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push(await wrong(number % 2 ? client : second));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 2]);
  });
});

describe('Z05: the issuer of an organization', () => {
  it('only uses up the tries of its own sessions', async () => {
    const { client: admin } = await signedInPerson(product);
    const { domain } = await setUpSso(product, admin);
    const { email, app, client } = await personWithApp(product);
    await product.pool.query('update users set email = $1 where email = $2', [`ada@${domain}`, email]);
    const company = product.client();
    await signInWithCompany(company, `ada@${domain}`);
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1)
      statuses.push((await company.call(calls.confirmIdentity, { body: { code: '000000' } })).status);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 2]);
    const stranger = product.client();
    await logIn(stranger, `ada@${domain}`);
    expect(await enter(stranger, app.next())).toBe(200);
    expect((await client.call(calls.confirmIdentity, { body: { code: '000000' } })).status).toBe(400);
  });
});
