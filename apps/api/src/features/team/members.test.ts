import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, invitedByMail, joinedPerson, PASSWORD, signedInPerson } from '../../testing/accounts/people.ts';
import { untilServed } from '../../testing/network/until-served.ts';
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

describe('members', () => {
  it('R18, X44: a demoted admin is an ordinary user at the next request, on every server', async () => {
    const { client: admin } = await signedInPerson(product);
    const other = await invitedByMail(product, admin, 'ORG_ADMIN');
    const elsewhere = second.client();
    elsewhere.takeCookies(other.client);
    expect((await elsewhere.call(calls.updateOrganization, { body: { name: 'Ours' } })).status).toBe(200);
    const changed = await admin.call(calls.updateUserRole, {
      params: { id: other.userId },
      body: { role: 'ORG_USER' },
    });
    expect(changed).toMatchObject({ status: 200, body: { id: other.userId, role: 'ORG_USER' } });
    expect((await elsewhere.call(calls.updateOrganization, { body: { name: 'Mine' } })).status).toBe(403);
    expect(
      (await elsewhere.call(calls.inviteUser, { query: { email: 'new@example.org', role: 'ORG_ADMIN' } })).status,
    ).toBe(403);
    const validated = await elsewhere.call(
      calls.validateToken,
      {},
      { headers: { authorization: `Bearer ${other.token}` } },
    );
    expect(validated.body.role).toBe('ORG_USER');
  });

  it('R18, X44: a removed member is signed out at once everywhere, and can be invited again', async () => {
    const { client: admin } = await signedInPerson(product);
    const member = await invitedByMail(product, admin, 'ORG_ADMIN');
    const elsewhere = second.client();
    elsewhere.takeCookies(member.client);
    expect((await admin.call(calls.deleteUser, { params: { id: member.userId } })).status).toBe(200);
    expect((await elsewhere.call(calls.getSessionUser, {})).status).toBe(401);
    expect(
      (await elsewhere.call(calls.validateToken, {}, { headers: { authorization: `Bearer ${member.token}` } })).status,
    ).toBe(401);
    expect(
      (await elsewhere.call(calls.logIn, { body: { email: member.email, password: digest(PASSWORD) } })).status,
    ).toBe(401);
    expect((await product.mail(member.email, /^You were removed from/)).text).toContain('account was deleted');
    expect((await admin.call(calls.inviteUser, { query: { email: member.email, role: 'ORG_USER' } })).status).toBe(200);
  });

  it('a removed member is told by mail, in their language, whether their account is still there', async () => {
    const { client: admin } = await signedInPerson(product);
    const name = 'Visit evil.example now';
    await admin.call(calls.updateOrganization, { body: { name } });
    const [only, also] = [await invitedByMail(product, admin), await signedInPerson(product)];
    await joinedPerson(product, admin, also);
    await product.pool.query(`update users set language = 'fr' where email = $1`, [only.email]);
    const { body: members } = await admin.call(calls.listUsers, {});
    for (const { email } of [only, also]) {
      const id = members.find((member) => member.email === email)?.id ?? '';
      expect((await admin.call(calls.deleteUser, { params: { id } })).status).toBe(200);
    }
    const deleted = await product.mail(only.email, /^Vous avez été retiré de/);
    expect(deleted.text).toContain('a été supprimé');
    const kept = await product.mail(also.email, /^You were removed from/);
    expect(kept.text).toContain('your other organizations stay as they are');
    expect(kept.text).not.toContain('was deleted');
    // The name is the organization's own: it leads nowhere.
    for (const { text, html } of [deleted, kept]) expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('a member is told once, in their language, who changed their role and what they may do now', async () => {
    const { client: admin } = await signedInPerson(product);
    await admin.call(calls.updateOrganization, { body: { name: 'Visit evil.example now' } });
    const member = await invitedByMail(product, admin);
    const change = (role: 'ORG_ADMIN' | 'ORG_USER', client = admin) =>
      client.call(calls.updateUserRole, { params: { id: member.userId }, body: { role } });
    const elsewhere = second.client();
    elsewhere.takeCookies(admin);
    const answers = await Promise.all([change('ORG_ADMIN'), change('ORG_ADMIN', elsewhere), change('ORG_ADMIN')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = await product.mail(member.email, /^You are now an admin of/);
    expect(made.text).toMatch(/^Lou Durand made you an admin of .*You can now edit its websites/m);
    await product.pool.query(`update users set language = 'fr' where email = $1`, [member.email]);
    expect((await change('ORG_USER')).status).toBe(200);
    expect((await change('ORG_USER')).status).toBe(200);
    const taken = await product.mail(member.email, /^Votre rôle dans .* a changé$/);
    expect(taken.text).toContain('vous a retiré le rôle d’admin');
    for (const { text, html } of [made, taken]) expect(`${text}${html}`).not.toContain('evil.example');
    const { rows } = await product.pool.query(
      `select params->>'role' as role from mail_outbox where recipient = $1 and template = 'role-changed' order by created_at`,
      [member.email],
    );
    expect(rows.map(({ role }) => role)).toEqual(['ORG_ADMIN', 'ORG_USER']);
  });

  it('nobody changes or removes themselves', async () => {
    const { client: admin } = await signedInPerson(product);
    const { userId: id } = (await admin.call(calls.getSessionUser, {})).body;
    expect(await admin.call(calls.updateUserRole, { params: { id }, body: { role: 'ORG_USER' } })).toMatchObject({
      status: 403,
      body: { code: 'own_account' },
    });
    expect((await admin.call(calls.deleteUser, { params: { id } })).status).toBe(403);
  });

  for (const how of ['remove', 'demote'] as const) {
    it(`X10: two admins who ${how} each other at the same instant leave one admin`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const { client: first } = await signedInPerson(product);
        const other = await invitedByMail(product, first, 'ORG_ADMIN');
        const me = (await first.call(calls.getSessionUser, {})).body;
        const opponent = second.client();
        opponent.takeCookies(other.client);
        const strike = async (client: typeof first, id: string) =>
          how === 'remove'
            ? client.call(calls.deleteUser, { params: { id } })
            : client.call(calls.updateUserRole, { params: { id }, body: { role: 'ORG_USER' as const } });
        const answers = await Promise.all([
          untilServed(() => strike(first, other.userId)),
          untilServed(() => strike(opponent, me.userId)),
        ]);
        const { rows } = await product.pool.query(
          `select count(*)::int as admins from memberships where organization_id = $1 and role = 'ORG_ADMIN'`,
          [me.orgId],
        );
        expect(rows[0].admins).toBe(1);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      }
    });
  }

  it('a member leaves, the account goes, and the admins who stay are told', async () => {
    const { client: admin, email: adminEmail } = await signedInPerson(product);
    const member = await invitedByMail(product, admin, 'ORG_ADMIN');
    const elsewhere = second.client();
    elsewhere.takeCookies(member.client);
    expect((await member.client.call(calls.leaveOrganization, {})).status).toBe(200);
    expect((await elsewhere.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await admin.call(calls.listUsers, {})).body.map((one) => one.id)).not.toContain(member.userId);
    expect((await product.mail(member.email, /^You left/)).text).toContain('account was deleted');
    expect((await product.mail(adminEmail, /^Sam Roy left/)).text).toContain('subscriptions stay as they are');
    expect((await admin.call(calls.inviteUser, { query: { email: member.email, role: 'ORG_USER' } })).status).toBe(200);
  });

  it('the last admin stays, also while other members are there', async () => {
    const { client: admin } = await signedInPerson(product);
    await invitedByMail(product, admin, 'ORG_USER');
    expect(await admin.call(calls.leaveOrganization, {})).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    expect((await admin.call(calls.getSessionUser, {})).status).toBe(200);
  });

  it('two last admins who leave at the same instant leave one admin', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client: first } = await signedInPerson(product);
      const other = await invitedByMail(product, first, 'ORG_ADMIN');
      const { orgId } = (await first.call(calls.getSessionUser, {})).body;
      const elsewhere = second.client();
      elsewhere.takeCookies(other.client);
      const answers = await Promise.all(
        [first, elsewhere].map((client) => untilServed(() => client.call(calls.leaveOrganization, {}))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { rows } = await product.pool.query(
        `select count(*)::int as admins from memberships where organization_id = $1 and role = 'ORG_ADMIN'`,
        [orgId],
      );
      expect(rows[0].admins).toBe(1);
    }
  });

  it('X12: another organization finds nothing at their ids', async () => {
    const { client: admin } = await signedInPerson(product);
    const member = await invitedByMail(product, admin);
    const { client: stranger } = await signedInPerson(product);
    const role = await stranger.call(calls.updateUserRole, {
      params: { id: member.userId },
      body: { role: 'ORG_ADMIN' },
    });
    const removal = await stranger.call(calls.deleteUser, { params: { id: member.userId } });
    expect([role.status, removal.status]).toEqual([404, 404]);
    expect((await stranger.call(calls.listUsers, {})).body.map((one) => one.id)).not.toContain(member.userId);
    expect((await member.client.call(calls.getSessionUser, {})).body.role).toBe('ORG_USER');
  });

  it('15.3.1: show exactly the listed fields', async () => {
    const { client: admin } = await signedInPerson(product);
    const [me] = (await admin.call(calls.listUsers, {})).body;
    expect(Object.keys(me ?? {}).sort()).toEqual(['email', 'firstName', 'id', 'lastName', 'role']);
  });
});
