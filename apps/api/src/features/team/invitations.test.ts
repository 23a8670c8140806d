import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digest,
  invitedByMail,
  invitedPerson,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
  verifiedPerson,
} from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let admin: TestClient;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
});
afterAll(() => product.stop());

const body = (email: string, token: string) => ({
  firstName: 'Sam',
  lastName: 'Roy',
  email,
  password: digest(PASSWORD),
  token,
});
const invite = (email: string, role: 'ORG_ADMIN' | 'ORG_USER' = 'ORG_USER') =>
  admin.call(calls.inviteUser, { query: { email, role } });
const invitationToken = (email: string) => mailedToken(product, email, /invited/i);
const accept = (email: string, token: string) =>
  product.client().call(calls.signUpInvited, { body: body(email, token) });

describe('an invitation', () => {
  it('brings its owner into the organization with the invited role, without a further verification', async () => {
    const email = newEmail();
    const invited = await invite(email);
    expect(invited).toMatchObject({ status: 200, body: { email, role: 'ORG_USER' } });
    const days = (Date.parse(invited.body.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7.01);
    const token = await invitationToken(email);
    expect((await product.client().call(calls.getInvitationInfo, { query: { token } })).body).toMatchObject({ email });
    expect((await accept(email, token)).status).toBe(200);
    const client = product.client();
    await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    const me = await client.call(calls.getSessionUser, {});
    expect(me.body).toMatchObject({ role: 'ORG_USER', orgId: (await admin.call(calls.getSessionUser, {})).body.orgId });
    expect((await admin.call(calls.listPendingInvitations, {})).body.map((one) => one.email)).not.toContain(email);
    expect((await admin.call(calls.listUsers, {})).body.map((one) => one.email)).toContain(email);
  });

  it('also works on the signup page, which then needs no organization name', async () => {
    const email = newEmail();
    await invite(email, 'ORG_ADMIN');
    const { organizationName: _, ...person } = signUpBody(email);
    const client = product.client();
    const answer = await client.call(calls.signUp, { body: { ...person, inviteToken: await invitationToken(email) } });
    expect(answer.status).toBe(200);
    await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
    expect((await client.call(calls.getOrganization, {})).body).toEqual(
      (await admin.call(calls.getOrganization, {})).body,
    );
  });

  it('X08: is refused when it was used, replaced, or has expired, and each says what to do', async () => {
    const used = await invitedByMail(product, admin);
    const email = newEmail();
    await invite(email);
    const older = await invitationToken(email);
    await invite(email, 'ORG_ADMIN');
    const newer = await waitFor(
      async () => ((await invitationToken(email)) === older ? undefined : invitationToken(email)),
      'a new link',
    );
    expect(await accept(email, older)).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
    await product.pool.query(`update invitations set expires_at = now() - interval '1 second' where email = $1`, [
      email,
    ]);
    expect(await accept(email, newer)).toMatchObject({ status: 400, body: { code: 'invitation_expired' } });
    const usedToken = await invitationToken(used.email);
    expect(await product.client().call(calls.getInvitationInfo, { query: { token: usedToken } })).toMatchObject({
      status: 400,
      body: { code: 'invitation_used' },
    });
  });

  it('shows as pending after it expired, and a resend gives it a new life with the same role', async () => {
    const email = newEmail();
    await invite(email, 'ORG_ADMIN');
    const older = await invitationToken(email);
    await product.pool.query(`update invitations set expires_at = now() - interval '1 day' where email = $1`, [email]);
    const pending = (await admin.call(calls.listPendingInvitations, {})).body.find((one) => one.email === email);
    expect(Date.parse(pending?.expiresAt ?? '')).toBeLessThan(Date.now());
    const resent = await admin.call(calls.resendInvitation, { query: { email } });
    expect(resent).toMatchObject({ status: 200, body: { email, role: 'ORG_ADMIN' } });
    expect(Date.parse(resent.body.expiresAt)).toBeGreaterThan(Date.now());
    const newer = await waitFor(
      async () => ((await invitationToken(email)) === older ? undefined : invitationToken(email)),
      'a new link',
    );
    expect((await accept(email, newer)).status).toBe(200);
    expect((await admin.call(calls.resendInvitation, { query: { email } })).status).toBe(404);
  });

  it('names organization and inviter to the holder of the link, and says so when the link was mangled', async () => {
    const email = newEmail();
    await invite(email);
    const token = await invitationToken(email);
    const look = (given: string) => product.client().call(calls.getInvitationInfo, { query: { token: given } });
    expect((await look(token)).body).toEqual({
      email,
      organizationName: 'Durand & Co',
      inviterName: 'Lou Durand',
      hasAccount: false,
    });
    for (const mangled of [`${token}>`, token.slice(0, 8), 'x y'])
      expect(await look(mangled)).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
  });

  it('can be withdrawn, again without harm, and only by an admin of its organization', async () => {
    const email = newEmail();
    await invite(email);
    const token = await invitationToken(email);
    const { client: stranger } = await signedInPerson(product);
    expect((await stranger.call(calls.revokeInvitation, { query: { email } })).status).toBe(200);
    const isPending = async () =>
      (await admin.call(calls.listPendingInvitations, {})).body.some((one) => one.email === email);
    expect(await isPending()).toBe(true);
    for (let time = 0; time < 2; time += 1)
      expect((await admin.call(calls.revokeInvitation, { query: { email } })).status).toBe(200);
    expect(await isPending()).toBe(false);
    expect(await accept(email, token)).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
    expect(await admin.call(calls.resendInvitation, { query: { email } })).toMatchObject({
      status: 404,
      body: { code: 'invitation_gone' },
    });
  });

  it('X08: falls with the admin who sent it', async () => {
    const other = await invitedByMail(product, admin, 'ORG_ADMIN');
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second])
      await other.client.call(calls.inviteUser, { query: { email, role: 'ORG_ADMIN' } });
    const tokens = [await invitationToken(first), await invitationToken(second)] as const;
    await admin.call(calls.updateUserRole, { params: { id: other.userId }, body: { role: 'ORG_USER' } });
    expect(await accept(first, tokens[0])).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
    await admin.call(calls.deleteUser, { params: { id: other.userId } });
    expect((await accept(second, tokens[1])).status).toBe(400);
  });

  it('falls with the sender’s role also while it is accepted and waits for its turn', async () => {
    const { orgId } = (await admin.call(calls.getSessionUser, {})).body;
    const sender = await invitedPerson(product, admin, 'ORG_ADMIN');
    const friend = await signedInPerson(product);
    await sender.client.call(calls.inviteUser, { query: { email: friend.email, role: 'ORG_ADMIN' } });
    const token = await invitationToken(friend.email);
    const held = await product.pool.connect();
    try {
      await held.query('begin');
      await held.query('select from organizations where id = $1 for no key update', [orgId]);
      const accepting = friend.client.call(calls.joinOrganization, { query: { token } });
      await waitFor(async () => {
        const { rowCount } = await product.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rowCount === 1 || undefined;
      }, 'the acceptance to wait for its turn');
      await held.query(`update memberships set role = 'ORG_USER' where user_id = $1`, [sender.userId]);
      await held.query('commit');
      expect(await accepting).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
    } finally {
      held.release();
    }
    expect((await admin.call(calls.listUsers, {})).body.map(({ email }) => email)).not.toContain(friend.email);
  });

  it('X04: is bound to its address, and stays good for its owner', async () => {
    const email = newEmail();
    await invite(email);
    const token = await invitationToken(email);
    expect(await accept(newEmail(), token)).toMatchObject({
      status: 403,
      body: { code: 'invitation_for_another_email' },
    });
    expect((await accept(email, token)).status).toBe(200);
  });

  it('X01: never touches the account of someone who has one', async () => {
    const [member] = (await admin.call(calls.listUsers, {})).body;
    expect(await invite(member?.email ?? '')).toMatchObject({
      status: 409,
      body: { message: 'A user with this email already exists.' },
    });
    const client = product.client();
    const later = newEmail();
    await invite(later);
    const token = await invitationToken(later);
    await verifiedPerson(product, later);
    const taken = await product
      .client()
      .call(calls.signUpInvited, { body: { ...body(later, token), password: digest('Stolen1!') } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await client.call(calls.logIn, { body: { email: later, password: digest(PASSWORD) } })).status).toBe(200);
  });

  it('X05, X06, X18: owes nothing to an unverified signup with the invited address', async () => {
    const email = newEmail();
    await invite(email);
    const token = await invitationToken(email);
    const squatter = product.client();
    await squatter.call(calls.signUp, {
      body: signUpBody(email, { password: digest('Squatter1!'), organizationName: 'Squatters' }),
    });
    const squattersLink = await mailedToken(product, email, /verify/i);
    expect((await accept(email, token)).status).toBe(200);
    expect((await squatter.call(calls.logIn, { body: { email, password: digest('Squatter1!') } })).status).toBe(401);
    expect((await squatter.call(calls.verifyEmail, { query: { token: squattersLink } })).status).toBe(400);
    const { rows } = await product.pool.query(`select 1 from organizations where name = 'Squatters'`);
    expect(rows).toHaveLength(0);
  });

  it('X07, X14, X15: needs a token that is a token, and one of an invitation', async () => {
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    const verification = await mailedToken(product, email, /verify/i);
    for (const token of [null, '', [], {}, undefined, 'x', verification]) {
      const answer = await product
        .client()
        .send('POST', '/api/auth/signup/invitation', { body: JSON.stringify({ ...body(email, ''), token }) });
      expect(answer.status, JSON.stringify(token)).toBe(400);
    }
    const invited = newEmail();
    await invite(invited);
    const invitation = await invitationToken(invited);
    expect((await product.client().call(calls.verifyEmail, { query: { token: invitation } })).status).toBe(400);
    expect(
      (
        await product
          .client()
          .call(calls.resetPassword, { query: { token: invitation }, body: { newPassword: digest('Other1!!') } })
      ).status,
    ).toBe(400);
  });

  it('X45: gives twenty acceptances at the same instant exactly one success', async () => {
    const email = newEmail();
    await invite(email);
    const token = await invitationToken(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(email, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await product.pool.query('select count(*)::int as people from users where email = $1', [email]);
    expect(rows[0].people).toBe(1);
  });

  it('X13: never shows its token to anyone but its owner', async () => {
    const email = newEmail();
    const answer = await invite(email);
    const token = await invitationToken(email);
    const listed = await admin.call(calls.listPendingInvitations, {});
    expect(JSON.stringify([answer.body, listed.body, product.log])).not.toContain(token);
  });

  it('X33: shows names as inert text in its mail', async () => {
    const someone = await signedInPerson(product);
    await someone.client.call(calls.updateOrganization, { body: { name: '<a href="evil">Click</a>' } });
    const email = newEmail();
    await someone.client.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
    const mail = await product.mail(email, /invited/i);
    expect(mail.html).toContain('&lt;a href=&quot;evil&quot;&gt;');
    expect(mail.html).not.toContain('<a href="evil"');
  });

  it('Y15: has nothing in the names of people and organizations that a mail program would make a link of', async () => {
    const someone = await signedInPerson(product);
    const name = 'Pay at https://evil.example/now or pay@evil.example';
    await someone.client.call(calls.updateOrganization, { body: { name } });
    const names = { firstName: 'www.evil.example', lastName: 'evil。example' };
    await someone.client.call(calls.updatePersonalInfo, { body: { ...names, email: someone.email } });
    const email = newEmail();
    await someone.client.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
    await someone.client.call(calls.forgotPassword, { body: { email: someone.email } });
    for (const mail of [await product.mail(email, /invited/i), await product.mail(someone.email, /reset/i)]) {
      for (const text of [mail.text, mail.html]) {
        expect(text.replaceAll('\u200b', '')).toContain('www.evil.example');
        // In names, each separator of an address is followed by an invisible space.
        expect(text).not.toMatch(/evil[.。]example|www\.evil|:\/\/evil|pay@evil/);
      }
    }
  });
});
