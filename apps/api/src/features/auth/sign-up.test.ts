import { calls } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, mailedToken, newEmail, PASSWORD, signUpBody, verifiedPerson } from '../../testing/accounts/people.ts';
import { untilServed } from '../../testing/network/until-served.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('signing up', () => {
  it('leads from a mailed link to a session with an organization', async () => {
    const email = newEmail();
    const client = product.client();
    expect((await client.call(calls.signUp, { body: signUpBody(email) })).status).toBe(200);
    const token = await mailedToken(product, email, /verify your email/i);
    expect((await client.call(calls.verifyEmail, { query: { token } })).status).toBe(200);
    const login = await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect(login.status).toBe(200);
    expect(login.body.token.split('.')).toHaveLength(3);
    const me = await client.call(calls.getSessionUser, {});
    expect(me.body).toEqual({ userId: expect.any(String), orgId: expect.any(String), role: 'ORG_ADMIN', email });
    expect((await client.call(calls.getOrganization, {})).body.name).toBe('Durand & Co');
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({
      firstName: 'Lou',
      lastName: 'Durand',
      email,
    });
    expect((await client.call(calls.listWebsites, {})).body).toEqual([]);
  });

  it('X05, 2.3.1: does not let anyone in before the address is verified', async () => {
    const email = newEmail();
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(email) });
    const login = await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect(login).toMatchObject({
      status: 403,
      body: {
        code: 'email_not_verified',
        message: 'Please verify your email address before signing in.',
        error: 'Forbidden',
      },
    });
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('6.3.8: answers the same for a taken address, changes nothing, and tells the owner by mail', async () => {
    const { email } = await verifiedPerson(product);
    const stranger = product.client();
    const taken = await stranger.call(calls.signUp, {
      body: signUpBody(email, { password: digest('Stolen1!'), organizationName: 'Mine' }),
    });
    const fresh = await stranger.call(calls.signUp, { body: signUpBody(newEmail()) });
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    expect((await product.mail(email, /already have/)).text).toContain('nothing was changed');
    expect((await stranger.call(calls.logIn, { body: { email, password: digest('Stolen1!') } })).status).toBe(401);
    expect((await stranger.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(200);
    expect((await stranger.call(calls.getOrganization, {})).body.name).toBe('Durand & Co');
  });

  it('makes one account of ten signups at the same instant', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        untilServed(() => product.client().call(calls.signUp, { body: signUpBody(email) })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { rows } = await product.pool.query('select count(*)::int as people from users where email = $1', [email]);
    expect(rows[0].people).toBe(1);
  });

  it('writes in the language of the person, and shows what they typed as inert text', async () => {
    const email = newEmail();
    const organizationName = '</script><img src=x onerror=1>';
    const body = signUpBody(email, { firstName: '<b>Lou</b>', organizationName });
    await product.client().call(calls.signUp, { body }, { headers: { 'accept-language': 'fr' } });
    const mail = await product.mail(email, /Confirmez votre adresse/);
    expect(mail.text).toContain('Bonjour <b>Lou</b>');
    expect(mail.html).toContain('Bonjour &lt;b&gt;Lou&lt;/b&gt;');
    expect(mail.html).toContain('lang="fr"');
    expect(mail.html).not.toContain('<b>Lou');
  });

  it('X34, 2.2.1: refuses what is malformed, and stores nothing', async () => {
    const client = product.client();
    const attempts: Record<string, Record<string, unknown>> = {
      'an unhashed password': { password: PASSWORD },
      'an upper-case hash': { password: digest(PASSWORD).toUpperCase() },
      'no organization': { organizationName: '   ' },
      'a header in the name': { firstName: 'Lou\r\nBcc: all@example.org' },
      'an array': { lastName: ['Durand'] },
      'another role': { subscriptionType: 'ORG_USER' },
      'an unknown field': { emailVerified: true },
      'a bad address': { email: 'lou@nowhere' },
    };
    for (const [what, change] of Object.entries(attempts)) {
      const email = newEmail();
      const body = JSON.stringify({ ...signUpBody(email), ...change });
      const answer = await client.send('POST', '/api/auth/signup', { body });
      expect(answer, what).toMatchObject({ status: 400, body: { code: 'invalid_request', error: 'Bad Request' } });
      const { rows } = await product.pool.query('select 1 from users where email = $1', [email]);
      expect(rows, what).toHaveLength(0);
    }
  });

  it('X17: verifying opens no session, neither for the one who signed up nor for the one who clicked', async () => {
    const email = newEmail();
    const stranger = product.client();
    await stranger.call(calls.signUp, { body: signUpBody(email, { password: digest('Strangers1!') }) });
    const owner = product.client();
    const answer = await owner.call(calls.verifyEmail, {
      query: { token: await mailedToken(product, email, /verify/i) },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const client of [stranger, owner]) expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('X17: the owner of the mailbox gets in with a password of their own alone, which shuts out the one who signed up', async () => {
    const email = newEmail();
    const stranger = product.client();
    const password = digest('Strangers1!');
    await stranger.call(calls.signUp, { body: signUpBody(email, { password }) });
    const owner = product.client();
    await owner.call(calls.verifyEmail, { query: { token: await mailedToken(product, email, /verify/i) } });
    expect((await stranger.call(calls.logIn, { body: { email, password } })).status).toBe(200);

    await owner.call(calls.forgotPassword, { body: { email } });
    const query = { token: await mailedToken(product, email, /reset/i) };
    const own = digest('Chosen11!');
    const reset = await owner.call(calls.resetPassword, { query, body: { newPassword: own } });
    expect(reset.status).toBe(200);
    expect((await owner.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await stranger.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await stranger.call(calls.logIn, { body: { email, password } })).status).toBe(401);
    expect((await owner.call(calls.logIn, { body: { email, password: own } })).status).toBe(200);
  });

  it('6.3.2: the product itself brings no account', async () => {
    const empty = await startTestProduct();
    const { rows } = await empty.pool.query('select count(*)::int as people from users');
    expect(rows[0].people).toBe(0);
    await empty.stop();
  });

  it('X37: refuses addresses made to be slow to check', async () => {
    for (const email of [`${':'.repeat(50_000)}@example.org`, `a@${'b.'.repeat(25_000)}c`, `"${'a'.repeat(50_000)}`]) {
      const body = JSON.stringify({ ...signUpBody('a@b.co'), email });
      expect((await product.client().send('POST', '/api/auth/signup', { body })).status).toBe(400);
    }
  });
});

describe('asking for the verification mail again', () => {
  it('answers the same for every address, and mails only who is waiting', async () => {
    const waiting = newEmail();
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(waiting) });
    const first = await mailedToken(product, waiting, /verify/i);
    const { email: verified } = await verifiedPerson(product);
    const before = (await product.mails(verified)).length;
    const unknown = newEmail();
    const answers = await Promise.all(
      [waiting, verified, unknown].map((email) => client.call(calls.resendVerification, { body: { email } })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await waitFor(
      async () => ((await mailedToken(product, waiting, /verify/i)) === first ? undefined : true),
      'a new link',
    );
    expect((await product.mails(verified)).length).toBe(before);
    expect(await product.mails(unknown)).toEqual([]);
  });

  it('mails the three newest of many signups with one address, and no more', async () => {
    const email = newEmail();
    const links = async () => (await product.mails(email)).length;
    for (const number of [1, 2, 3, 4, 5])
      await product.client().call(calls.signUp, { body: signUpBody(email, { password: digest(`Number${number}!`) }) });
    await waitFor(async () => ((await links()) === 5 ? true : undefined), 'a mail for each signup');
    await product.client().call(calls.resendVerification, { body: { email } });
    await waitFor(async () => ((await links()) >= 8 ? true : undefined), 'three more mails');
    await product.jobsDone();
    expect(await links()).toBe(8);
  });

  it('X45: gives twenty uses of one link at the same instant exactly one success', async () => {
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    const token = await mailedToken(product, email, /verify/i);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.client().call(calls.verifyEmail, { query: { token } })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('a second look at a link is told that the address is verified, and changes nothing', async () => {
    const email = newEmail();
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(email) });
    const token = await mailedToken(product, email, /verify/i);
    expect((await client.call(calls.verifyEmail, { query: { token } })).body).toMatchObject({ isChange: false, email });
    expect(await client.call(calls.verifyEmail, { query: { token } })).toMatchObject({
      status: 409,
      body: { code: 'already_verified' },
    });
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
  });

  it('X15, 9.2.2: refuses a link after its time, and one of another purpose', async () => {
    const email = newEmail();
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(email) });
    const token = await mailedToken(product, email, /verify/i);
    expect(
      (await client.call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Other1!!') } })).status,
    ).toBe(400);
    const { rows } = await product.pool.query(
      `update mailed_links set expires_at = now() - interval '1 second' where user_id = (select id from users where email = $1)
       returning extract(epoch from expires_at - created_at)`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect((await client.call(calls.verifyEmail, { query: { token } })).status).toBe(400);
  });

  it('verification and reset links work until fifteen minutes are over', async () => {
    const verify = (token: string) => product.client().call(calls.verifyEmail, { query: { token } });
    const reset = (token: string) =>
      product.client().call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Other1!!') } });
    const mailedLinks = async () => {
      const unverified = newEmail();
      await product.client().call(calls.signUp, { body: signUpBody(unverified) });
      const { email } = await verifiedPerson(product);
      await product.client().call(calls.forgotPassword, { body: { email } });
      const tokens = [
        await mailedToken(product, unverified, /verify/i),
        await mailedToken(product, email, /^reset your/i),
      ] as const;
      const age = (interval: string) =>
        product.pool.query(
          `update mailed_links set expires_at = expires_at - $1::interval
           where user_id in (select id from users where email = any($2))`,
          [interval, [unverified, email]],
        );
      return { tokens, age };
    };
    const [young, old] = [await mailedLinks(), await mailedLinks()];
    expect((await young.age('14 minutes')).rowCount).toBe(2);
    expect((await old.age('15 minutes')).rowCount).toBe(2);
    expect([await verify(young.tokens[0]), await reset(young.tokens[1])].map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect([await verify(old.tokens[0]), await reset(old.tokens[1])].map(({ status }) => status)).toEqual([400, 400]);
  });

  it('11.5.1: keeps a link good for fifteen minutes, and never stores its secret', async () => {
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    const token = await mailedToken(product, email, /verify/i);
    const { rows } = await product.pool.query(
      `select extract(epoch from expires_at - now())::int as seconds, to_jsonb(l)::text || to_jsonb(m)::text as stored
       from mailed_links l join mail_outbox m on m.recipient = $1 where user_id = (select id from users where email = $1)`,
      [email],
    );
    expect(rows[0].seconds).toBeGreaterThan(14 * 60);
    expect(rows[0].seconds).toBeLessThanOrEqual(15 * 60);
    expect(rows[0].stored).not.toContain(token);
  });
});
