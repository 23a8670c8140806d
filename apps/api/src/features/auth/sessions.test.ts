import { calls } from '@evenway/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import {
  digest,
  leaveWithoutOrganization,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  verifiedPerson,
} from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

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

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('6.3.8: refuses an unknown address and a wrong password with the same words', async () => {
    const { email, client } = await verifiedPerson(product);
    const wrong = await client.call(calls.logIn, { body: { email, password: digest('Wrong1!!') } });
    const unknown = await client.call(calls.logIn, { body: { email: newEmail(), password: digest(PASSWORD) } });
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password', code: 'invalid_credentials' },
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('ignores case and blanks around the address', async () => {
    const { email, client } = await verifiedPerson(product);
    const answer = await client.call(calls.logIn, {
      body: { email: `  ${email.toUpperCase()} `, password: digest(PASSWORD) },
    });
    expect(answer.status).toBe(200);
  });

  it('3.3.4, 7.2.1: sets a cookie no script can read, and nothing else that opens a session', async () => {
    const { email, client } = await verifiedPerson(product);
    const answer = await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^evenway_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = cookie.slice('evenway_session='.length, cookie.indexOf(';'));
    expect(JSON.stringify(answer.body)).not.toContain(secret);
    const thief = product.client();
    expect((await thief.call(calls.getSessionUser, {}, bearer(answer.body.token))).status).toBe(401);
  });

  it('3.3.1: uses the host-bound, secure cookie on https', async () => {
    const { email } = await verifiedPerson(product);
    const secure = await product.another({ WEB_URL: 'https://app.example.org', API_URL: 'https://app.example.org' });
    const answer = await secure
      .client()
      .call(
        calls.logIn,
        { body: { email, password: digest(PASSWORD) } },
        { headers: { origin: 'https://app.example.org' } },
      );
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-evenway_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    // Y19: no subdomain can plant the cookie of a sign-in with a provider.
    const visit = await secure.client().send('GET', '/api/auth/google/login');
    expect(visit.headers.getSetCookie()[0]).toMatch(
      /^__Host-evenway_visit=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.stop();
  });

  it('7.2.4: gives a new session at every sign-in, and ends the one before', async () => {
    const { email, client } = await signedInPerson(product);
    const before = product.client();
    before.takeCookies(client);
    await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
    expect((await before.call(calls.getSessionUser, {})).status).toBe(401);
  });
});

describe('the token', () => {
  it("R22: lives by the database's clock, whatever the server's says", async () => {
    const { token } = await signedInPerson(product);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 20 * 60_000);
      expect((await product.client().call(calls.validateToken, {}, bearer(token))).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('carries the listed claims for fifteen minutes, and says whose it is', async () => {
    const { email, client, token } = await signedInPerson(product);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'orgId', 'role', 'sub', 'userId']);
    expect(claims.exp - claims.iat).toBe(15 * 60);
    const me = await client.call(calls.getSessionUser, {});
    expect((await product.client().call(calls.validateToken, {}, bearer(token))).body).toEqual(me.body);
    expect(claims).toMatchObject({ sub: email, role: 'ORG_ADMIN', userId: me.body.userId, orgId: me.body.orgId });
  });

  it('9.1.1: is refused when it is missing, edited, unsigned or signed otherwise', async () => {
    const { token } = await signedInPerson(product);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const edited = encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), role: 'ORG_USER' });
    const forgeries = [
      '',
      `${header}.${edited}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${payload}.AAAA`,
      'abc',
    ];
    for (const forgery of forgeries) {
      const answer = await product.client().call(calls.validateToken, {}, bearer(forgery));
      expect(answer, forgery).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    }
  });

  it('9.2.1, 9.1.3: is refused after its time, and when it names a key of its own', async () => {
    const { email, token } = await signedInPerson(product);
    const { userId, orgId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const [{ key }] = deriveKeys(product.settings.APP_SECRET).token;
    const forged = (header: object, seconds: number) =>
      new SignJWT({ userId, orgId, role: 'ORG_ADMIN' })
        .setProtectedHeader({ alg: 'HS256', ...header })
        .setSubject(email)
        .setIssuedAt(Math.floor(Date.now() / 1000) - 1_000)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key);
    for (const forgery of [
      await forged({}, -1),
      await forged({ jku: 'https://evil.example/keys' }, 600),
      await forged({ kid: 'k9' }, 600),
    ]) {
      expect((await product.client().call(calls.validateToken, {}, bearer(forgery))).status).toBe(401);
    }
  });

  it('is renewed by a refresh, which also slides the session', async () => {
    const { client, token, email } = await signedInPerson(product);
    await product.pool.query(
      `update sessions set expires_at = now() + interval '1 hour' where user_id = (select id from users where email = $1)`,
      [email],
    );
    const refreshed = await client.call(calls.refreshSession, {});
    expect(refreshed.status).toBe(200);
    const { rows } = await product.pool.query(
      `select extract(epoch from expires_at - now())::int as seconds from sessions where user_id = (select id from users where email = $1)`,
      [email],
    );
    expect(rows[0].seconds).toBeGreaterThan(6.9 * 86_400);
    // The browser keeps the cookie for as long as the session lasts.
    expect(refreshed.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^evenway_session=[\w-]{43}; Max-Age=604800; /),
    ]);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(200);
    expect((await client.call(calls.validateToken, {}, bearer(refreshed.body.token))).status).toBe(200);
    // Another tab may still hold the earlier one.
    expect((await client.call(calls.validateToken, {}, bearer(token))).status).toBe(200);
    await client.call(calls.logOut, {});
    for (const old of [token, refreshed.body.token])
      expect((await client.call(calls.validateToken, {}, bearer(old))).status).toBe(401);
  });

  it('is of no use without the session it names, even if someone else is signed in', async () => {
    const [mine, theirs] = [await signedInPerson(product), await signedInPerson(product)];
    const [header = '', ...rest] = mine.token.split('.');
    const named = JSON.parse(Buffer.from(header, 'base64url').toString());
    const [other = ''] = theirs.token.split('.');
    expect(named.sid).not.toBe(JSON.parse(Buffer.from(other, 'base64url').toString()).sid);
    expect((await mine.client.call(calls.validateToken, {}, bearer([other, ...rest].join('.')))).status).toBe(401);
    // It opens nothing but this one call.
    const stranger = product.client();
    for (const path of ['/api/user/me', '/api/websites', '/api/organization'])
      expect((await stranger.send('GET', path, bearer(mine.token))).status).toBe(401);
  });
});

describe('the end of a session', () => {
  it('7.3.1, 7.3.2: comes after seven idle days, and after thirty in any case', async () => {
    const { client, email } = await signedInPerson(product);
    const set = (column: string) =>
      product.pool.query(
        `update sessions set ${column} = now() - interval '1 second' where user_id = (select id from users where email = $1)`,
        [email],
      );
    await set('ends_at');
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    await set('expires_at');
    expect((await client.call(calls.refreshSession, {})).status).toBe(401);
  });

  it('7.3.2: is not put off by a refresh beyond thirty days after sign-in', async () => {
    const { client, email } = await signedInPerson(product);
    const ofPerson = 'where user_id = (select id from users where email = $1)';
    await product.pool.query(`update sessions set ends_at = now() + interval '1 day' ${ofPerson}`, [email]);
    expect((await client.call(calls.refreshSession, {})).status).toBe(200);
    const { rows } = await product.pool.query(`select expires_at = ends_at as at_end from sessions ${ofPerson}`, [
      email,
    ]);
    expect(rows).toEqual([{ at_end: true }]);
  });

  it('takes the cookie out of the browser when someone logs out', async () => {
    const { client } = await signedInPerson(product);
    const answer = await client.call(calls.logOut, {});
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^evenway_session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly/),
    ]);
  });

  it('R18, 7.4.1: logging out ends every session and token of the person, on every server, at the next request', async () => {
    const { client, email, token } = await signedInPerson(product);
    const elsewhere = second.client();
    const there = await elsewhere.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect((await elsewhere.call(calls.getSessionUser, {})).status).toBe(200);
    expect((await client.call(calls.logOut, {})).status).toBe(200);
    expect((await elsewhere.call(calls.getSessionUser, {})).status).toBe(401);
    for (const old of [token, there.body.token]) {
      expect((await elsewhere.call(calls.validateToken, {}, bearer(old))).status).toBe(401);
    }
  });

  it('needs no session to be asked for', async () => {
    expect((await product.client().call(calls.logOut, {})).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('X19, 6.4.1, 7.4.3: is replaced through a mailed link, which ends every session and is told by mail', async () => {
    const { client, email } = await signedInPerson(product);
    await client.call(calls.forgotPassword, { body: { email } });
    const token = await mailedToken(product, email, /reset/i);
    const someone = second.client();
    expect(
      (await someone.call(calls.resetPassword, { query: { token }, body: { newPassword: digest('Renewed1!') } }))
        .status,
    ).toBe(200);
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await someone.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(401);
    expect((await client.call(calls.logIn, { body: { email, password: digest('Renewed1!') } })).status).toBe(200);
    expect((await product.mail(email, /was changed/)).text).toContain('signed out everywhere else');
    const again = await someone.call(calls.resetPassword, {
      query: { token },
      body: { newPassword: digest('Again111!') },
    });
    expect(again).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
  });

  it('6.3.8: answers the same for every address, and mails only known ones', async () => {
    const { email } = await verifiedPerson(product);
    const unknown = newEmail();
    const client = product.client();
    const answers = await Promise.all(
      [email, unknown].map((address) => client.call(calls.forgotPassword, { body: { email: address } })),
    );
    expect(answers[0]?.status).toBe(200);
    expect([answers[0]?.status, answers[0]?.body]).toEqual([answers[1]?.status, answers[1]?.body]);
    await product.mail(email, /reset/i);
    expect(await product.mails(unknown)).toEqual([]);
  });

  it('X07, X14, 6.4.3: refuses tokens that are missing, empty, repeated or made up', async () => {
    const client = product.client();
    const body = JSON.stringify({ newPassword: digest('Renewed1!') });
    for (const query of ['', '?token=', '?token=a&token=b', '?token[]=a', `?token=${'x'.repeat(43)}`, '?token=null']) {
      const answer = await client.send('POST', `/api/user/reset-password${query}`, { body });
      expect(answer.status, query).toBe(400);
    }
  });
});

describe('creating an organization', () => {
  it('is for admins without one, and happens once however often it is asked', async () => {
    const { client, email } = await signedInPerson(product);
    expect(await client.call(calls.createOrganization, { body: { name: 'Other' } })).toMatchObject({
      status: 409,
      body: { code: 'organization_exists' },
    });
    await leaveWithoutOrganization(product, email);
    expect((await client.call(calls.getSessionUser, {})).body).toMatchObject({ orgId: null, role: 'ORG_ADMIN' });
    expect(await client.call(calls.getOrganization, {})).toMatchObject({
      status: 403,
      body: { code: 'organization_required' },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.call(calls.createOrganization, { body: { name: '  New home ' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await client.call(calls.getOrganization, {})).body).toMatchObject({ name: 'New home' });
    await product.pool.query(
      `update memberships set role = 'ORG_USER' where user_id = (select id from users where email = $1)`,
      [email],
    );
    expect((await client.call(calls.createOrganization, { body: { name: 'Other' } })).status).toBe(403);
  });
});
