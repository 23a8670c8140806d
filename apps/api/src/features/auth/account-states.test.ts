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
import { providerPerson, signInWithProvider } from '../../testing/accounts/provider-sign-in.ts';
import { confirmPassword } from '../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { cleanUp } from '../clean-up/clean-up.ts';

/** Each test is a transition of the state machine in docs/security.md. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const THEIRS = 'Attack77!';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const tokenIn = (mail: { links: string[] }) => new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
const verifications = async (email: string, count: number) =>
  waitFor(async () => {
    const mails = (await product.mails(email)).filter(({ subject }) => /verify your email/i.test(subject));
    return mails.length >= count ? mails : undefined;
  }, `${count} verification mails`);

/** The link of the signup with this password, whatever the order in which mails arrive. */
async function signUp(email: string, password: string, headers: Record<string, string> = {}): Promise<string> {
  const before = new Set((await product.mails(email)).map(tokenIn));
  await product.client().call(calls.signUp, { body: signUpBody(email, { password: digest(password) }) }, { headers });
  const mails = await verifications(email, before.size + 1);
  return tokenIn(mails.find((mail) => !before.has(tokenIn(mail))) ?? { links: [] });
}
const verify = async (token: string) => (await product.client().call(calls.verifyEmail, { query: { token } })).status;
const logIn = async (email: string, password: string) =>
  (await product.client().call(calls.logIn, { body: { email, password: digest(password) } })).status;
const reset = async (token: string, password: string) =>
  (await product.client().call(calls.resetPassword, { query: { token }, body: { newPassword: digest(password) } }))
    .status;
const count = async (query: string, value: string) =>
  (await product.pool.query(`select count(*)::int as count from ${query}`, [value])).rows[0].count as number;

describe('Y03: an address that nobody has proven', () => {
  it.each(['the first', 'the second'])(
    'several signups: %s link verifies, no password of theirs works, the owner chooses one by mail',
    async (which) => {
      const email = newEmail();
      const first = await signUp(email, PASSWORD);
      const second = await signUp(email, THEIRS);
      const [used, unused] = which === 'the first' ? [first, second] : [second, first];
      const verified = await product.client().call(calls.verifyEmail, { query: { token: used } });
      expect(verified).toMatchObject({ status: 200, body: { choosesPassword: true } });
      expect(verified.body.message).not.toContain('sign in now');
      expect([await logIn(email, PASSWORD), await logIn(email, THEIRS)]).toEqual([401, 401]);
      expect(await verify(unused)).toBe(400);
      expect(await count('users where email = $1', email)).toBe(1);
      const mail = await product.mail(email, /choose your .* password/i);
      expect(mail.text).toContain('more than once');
      expect(await reset(tokenIn(mail), 'Chosen11!')).toBe(200);
      expect(await logIn(email, 'Chosen11!')).toBe(200);
    },
  );

  it('one signup: its link verifies its own password', async () => {
    const email = newEmail();
    expect(await verify(await signUp(email, PASSWORD))).toBe(200);
    expect(await logIn(email, PASSWORD)).toBe(200);
    expect((await product.mails(email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('the same password again is the same person: what was typed last counts, and the newer link', async () => {
    const email = newEmail();
    const older = await signUp(email, PASSWORD);
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(email, { organizationName: 'Second' }) });
    const newer = tokenIn((await verifications(email, 2)).find((mail) => tokenIn(mail) !== older) ?? { links: [] });
    expect(await verify(older)).toBe(400);
    expect(await verify(newer)).toBe(200);
    expect((await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(200);
    expect((await client.call(calls.getOrganization, {})).body.name).toBe('Second');
    expect(await count('users where email = $1', email)).toBe(1);
  });

  it('its mails say when it was, and with which browser', async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, { 'user-agent': FIREFOX });
    const year = new Date().getUTCFullYear();
    expect((await product.mail(email, /verify/i)).text).toMatch(
      new RegExp(`signup of \\w+ \\d+, ${year} at [\\d:]+\\s[AP]M UTC \\(Firefox, Windows\\)`),
    );
    const french = newEmail();
    const headers = { 'accept-language': 'fr', 'user-agent': '</p><b>Firefox/1' };
    await product.client().call(calls.signUp, { body: signUpBody(french) }, { headers });
    const mail = await product.mail(french, /Confirmez/);
    expect(mail.text).toMatch(/l’inscription du \d+ \S+ \d{4}.* UTC \(Firefox\)/);
  });

  it('asking again renews the link of every signup', async () => {
    const email = newEmail();
    const old = [await signUp(email, PASSWORD), await signUp(email, THEIRS)];
    await product.client().call(calls.resendVerification, { body: { email } });
    const mails = await verifications(email, 4);
    const renewed = mails.map(tokenIn).filter((token) => !old.includes(token));
    expect(new Set(renewed).size).toBe(2);
    expect([await verify(old[0] ?? ''), await verify(old[1] ?? '')]).toEqual([400, 400]);
    expect(await verify(renewed[0] ?? '')).toBe(200);
  });

  it('20 uses of two rival links at once: one wins', async () => {
    const email = newEmail();
    const links = [await signUp(email, PASSWORD), await signUp(email, THEIRS)];
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, index) => verify(links[index % 2] ?? '')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses).not.toContain(500);
    expect(await count('users where email = $1', email)).toBe(1);
  });

  it('a password reset proves it, and forgets every signup', async () => {
    const email = newEmail();
    const links = [await signUp(email, PASSWORD), await signUp(email, THEIRS)];
    await product.client().call(calls.forgotPassword, { body: { email } });
    expect(await reset(await mailedToken(product, email, /reset/i), 'Chosen11!')).toBe(200);
    expect([await verify(links[0] ?? ''), await verify(links[1] ?? '')].every((status) => status >= 400)).toBe(true);
    expect([await logIn(email, PASSWORD), await logIn(email, THEIRS), await logIn(email, 'Chosen11!')]).toEqual([
      401, 401, 200,
    ]);
    expect(await count('users where email = $1', email)).toBe(1);
  });

  it('X18: a provider proves it, and every signup is forgotten', async () => {
    const email = newEmail();
    const links = [await signUp(email, PASSWORD), await signUp(email, THEIRS)];
    const end = await signInWithProvider(product.client(), 'google/signup', providerPerson(email));
    expect(end.pathname).toBe('/organization/dashboard');
    expect([await verify(links[0] ?? ''), await verify(links[1] ?? '')]).toEqual([400, 400]);
    expect([await logIn(email, PASSWORD), await logIn(email, THEIRS)]).toEqual([401, 401]);
  });

  it('Y25: is forgotten after a week, with the organization made for it', async () => {
    const [old, recent] = [newEmail(), newEmail()];
    for (const email of [old, recent]) await signUp(email, PASSWORD);
    const { email: verified } = await verifiedPerson(product);
    const { rows } = await product.pool.query('select organization_id from users where email = $1', [old]);
    await product.pool.query(`update users set created_at = now() - interval '8 days' where email = any($1)`, [
      [old, verified],
    ]);
    await cleanUp(product.platform.database);
    expect(await count('users where email = $1', old)).toBe(0);
    expect(await count('organizations where id = $1', rows[0].organization_id)).toBe(0);
    expect(await count('users where email = $1', recent)).toBe(1);
    expect(await count('users where email = $1', verified)).toBe(1);
  });
});

describe('Y04, X20: an account that moves to another address', () => {
  const info = (email: string) => ({ firstName: 'Gil', lastName: 'Roux', email });

  it('is opened by no provider any more, and its new owner chooses a password', async () => {
    const [own, victim] = [newEmail(), newEmail()];
    const attacker = product.client();
    await signInWithProvider(attacker, 'google/signup', providerPerson(own));
    await signInWithProvider(attacker, 'google/confirm', providerPerson(own));
    expect((await attacker.call(calls.updatePersonalInfo, { body: info(victim) })).status).toBe(200);
    const confirm = await product.mail(victim, /confirm your new/i);
    expect(confirm.text).toContain('Signing in with Google ends');
    expect(await verify(tokenIn(confirm))).toBe(200);
    const again = await signInWithProvider(product.client(), 'google/login', providerPerson(own));
    expect(again.pathname).toBe('/auth/login');
    expect(await reset(tokenIn(await product.mail(victim, /choose your .* password/i)), 'Chosen11!')).toBe(200);
    expect((await attacker.call(calls.getSessionUser, {})).status).toBe(401);
    expect(await logIn(victim, 'Chosen11!')).toBe(200);
    const later = await signInWithProvider(product.client(), 'google/login', providerPerson(own));
    expect(later.pathname).toBe('/auth/login');
  });

  it('a password reset unlinks providers too, and says so', async () => {
    const email = newEmail();
    await signInWithProvider(product.client(), 'facebook/signup', providerPerson(email));
    await product.client().call(calls.forgotPassword, { body: { email } });
    expect(await reset(await mailedToken(product, email, /reset/i), 'Chosen11!')).toBe(200);
    expect((await product.mail(email, /was changed/)).text).toContain('Signing in with Facebook was removed');
    const end = await signInWithProvider(product.client(), 'facebook/login', providerPerson(email));
    expect(end.pathname).toBe('/auth/login');
    expect(await logIn(email, 'Chosen11!')).toBe(200);
  });

  it('7.5.1: takes exactly names and address, and a confirmation however fresh the sign-in is', async () => {
    const { email, client } = await signedInPerson(product);
    const move = () => client.call(calls.updatePersonalInfo, { body: info(newEmail()) });
    expect(await move()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    // A refused change leaves everything as it was, including the names.
    expect((await client.call(calls.getCurrentUser, {})).body).toMatchObject({ firstName: 'Lou', pendingEmail: null });
    expect(await product.mails(email)).toEqual([]);
    expect((await client.call(calls.updatePersonalInfo, { body: info(email) })).status).toBe(200);
    for (const more of [{ currentPassword: digest(PASSWORD) }, { approveByEmail: true }, { extra: 1 }]) {
      const body = JSON.stringify({ ...info(newEmail()), ...more });
      const answer = await client.send('PUT', '/api/user/info', { body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    }
    await confirmPassword(client);
    expect((await move()).status).toBe(200);
  });

  it('7.5.1: bounds the guesses that an open session can make', async () => {
    const strict = await product.another({ RATE_LIMIT_FACTOR: 1 });
    const { client: owner } = await signedInPerson(product);
    const client = strict.client();
    client.takeCookies(owner);
    const guess = async () =>
      (await client.call(calls.confirmIdentity, { body: { password: digest('Wrong111!') } })).status;
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    await strict.stop();
  });
});
