import { calls, SSO_DOMAIN_GRACE_DAYS } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTxtResolver } from '../../../platform/public-pages/txt-records.ts';
import {
  digest,
  invitedPerson,
  newEmail,
  PASSWORD,
  passNewAdminWait,
  signedInPerson,
  verifiedPerson,
} from '../../../testing/accounts/people.ts';
import { addApp } from '../../../testing/accounts/second-factor.ts';
import {
  claimDomain,
  newMailDomain,
  proveDomain,
  publishTxt,
  returnFrom,
  setUpSso,
  signInWithCompany,
} from '../../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { recheckDomains } from './prove-domain.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const me = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body;
const errorOf = (end: URL) => end.searchParams.get('error');
const logIn = async (email: string) => {
  const client = product.client();
  const answer = await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
  return { client, status: answer.status };
};
const company = async () => {
  const admin = await signedInPerson(product);
  return { ...admin, ...(await setUpSso(product, admin.client)) };
};
/** One organization for all tests that leave its settings as they are. */
let shared: ReturnType<typeof company> | undefined;
const sharedCompany = () => {
  shared ??= company();
  return shared;
};
const settingsOf = async (client: TestClient) => (await client.call(calls.getSingleSignOn, {})).body;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const codeWhenListing = async (client: TestClient) => codeOf(await client.call(calls.listUsers, {}));
const mappedTo = (role: 'ORG_ADMIN' | 'ORG_USER') => ({
  defaultRole: 'ORG_USER' as const,
  claim: 'groups',
  scope: null,
  mappings: [{ value: 'web-admins', role }],
});
const recheck = () => recheckDomains(product.platform, createTxtResolver(product.settings.localDns));

describe('setting single sign-on up', () => {
  it('goes step by step, and does not switch on before a sign-in was tried', async () => {
    const { client } = await signedInPerson(product);
    const domain = newMailDomain();
    await client.call(calls.addSsoDomain, { body: { domain: `Lou@${domain}` } });
    const claimed = await claimDomain(client, domain);
    expect((await settingsOf(client)).domains).toHaveLength(1);
    const check = async () => (await client.call(calls.checkSsoDomain, { params: { id: claimed.id } })).body.outcome;
    const switchOn = async () => codeOf(await client.call(calls.setSsoMode, { body: { mode: 'optional' } }));
    expect(claimed.record.name).toBe(`_evenway-sso.${domain}`);
    expect(await check()).toBe('missing');
    await publishTxt(product, { ...claimed.record, value: 'evenway-sso=of-somebody-else' });
    expect(await check()).toBe('different');
    await publishTxt(product, claimed.record);
    expect(await check()).toBe('proven');
    expect(await switchOn()).toBe('sso_incomplete');
    await client.call(calls.saveSsoProvider, { body: product.company });
    expect(await switchOn()).toBe('sso_incomplete');
    const attempt = async (email: string, change = {}) => {
      const { body } = await client.call(calls.trySingleSignOn, {});
      expect((await returnFrom(client, body.url, email, change)).pathname).toBe(
        '/organization/settings/single-sign-on',
      );
      return (await settingsOf(client)).lastTry;
    };
    expect(await attempt(newEmail())).toMatchObject({ outcome: 'domain_unproven' });
    expect(await attempt(`ada@${domain}`, { verified: 'no' })).toMatchObject({ outcome: 'email_unverified' });
    expect(await switchOn()).toBe('sso_incomplete');
    expect(await attempt(`ada@${domain}`)).toMatchObject({ outcome: 'done', email: `ada@${domain}`, role: 'ORG_USER' });
    // A test opens nothing for the owner of the address.
    expect((await product.pool.query('select 1 from users where email = $1', [`ada@${domain}`])).rows).toEqual([]);
    expect(await switchOn()).toBeUndefined();
    expect(await settingsOf(client)).toMatchObject({ mode: 'optional', provider: { issuer: product.company.issuer } });
  });

  it('switches off when the issuer or the client changes, and keeps on for another secret', async () => {
    const { client } = await company();
    const { issuer, clientId } = product.company;
    const save = async (body: { issuer: string; clientId: string; clientSecret?: string }) =>
      client.call(calls.saveSsoProvider, { body });
    expect((await save({ issuer, clientId })).body).toMatchObject({ mode: 'optional' });
    // The stored secret is never sent to another client or issuer.
    expect(codeOf(await save({ issuer, clientId: 'another' }))).toBe('sso_secret_missing');
    const other = issuer.replace('/company', '/google');
    expect(codeOf(await save({ issuer: other, clientId }))).toBe('sso_secret_missing');
    const changed = await save({ issuer: `${other}/.well-known/openid-configuration`, clientId, clientSecret: 's' });
    expect(changed.body).toMatchObject({ mode: 'off', provider: { issuer: other, testedAt: null }, lastTry: null });
  });

  it('says what is wrong with a client that the issuer refuses', async () => {
    const { client, domain } = await company();
    await client.call(calls.saveSsoProvider, { body: { ...product.company, clientSecret: 'wrong' } });
    const { body } = await client.call(calls.trySingleSignOn, {});
    await returnFrom(client, body.url, `ada@${domain}`);
    expect((await settingsOf(client)).lastTry).toMatchObject({ outcome: 'client_refused' });
  });
});

describe('a domain', () => {
  it('of a public mail service is refused, and so is what is none', async () => {
    const { client } = await signedInPerson(product);
    const add = async (domain: string) => codeOf(await client.call(calls.addSsoDomain, { body: { domain } }));
    expect(await add('GMail.com')).toBe('sso_domain_public');
    expect(await add('me@hotmail.fr')).toBe('sso_domain_public');
    expect(await add('localhost')).toBe('sso_domain_invalid');
    expect(await add('192.0.2.1')).toBe('sso_domain_invalid');
  });

  it('is one organization’s at a time, and its record proves it for that one alone', async () => {
    const [owner, other] = [await company(), await signedInPerson(product)];
    const claimed = await claimDomain(other.client, owner.domain);
    const check = () => other.client.call(calls.checkSsoDomain, { params: { id: claimed.id } });
    expect((await check()).body.outcome).not.toBe('proven');
    // Only someone who controls the domain learns that another organization has it.
    await publishTxt(product, { ...claimed.record, name: `_evenway-sso.${owner.domain}` });
    expect(codeOf(await check())).toBe('sso_domain_taken');
    await owner.client.call(calls.removeSsoDomain, { params: { id: owner.domainId } });
    expect((await check()).body.outcome).toBe('proven');
    expect(codeOf(await owner.client.call(calls.removeSsoDomain, { params: { id: claimed.id } }))).toBe(
      'sso_domain_gone',
    );
  });

  it('is looked for every night, and lost a week after its record has gone', async () => {
    const { client, email, domain, domainId, record } = await company();
    const person = product.client();
    await signInWithCompany(person, `ada@${domain}`);
    const missingSince = async () => (await settingsOf(client)).domains[0]?.missingSince;
    await publishTxt(product, record, true);
    await recheck();
    await recheck();
    expect(await missingSince()).not.toBeNull();
    await product.mail(email, /DNS record/);
    await product.jobsDone();
    expect((await product.mails(email)).filter(({ subject }) => /DNS record/.test(subject))).toHaveLength(1);
    await publishTxt(product, record);
    await recheck();
    expect(await missingSince()).toBeNull();
    await publishTxt(product, record, true);
    await recheck();
    expect((await me(person)).orgId).toBeDefined();
    const age = `update sso_domains set missing_since = now() - interval '${SSO_DOMAIN_GRACE_DAYS} days 1 minute' where id = $1`;
    await product.pool.query(age, [domainId]);
    await recheck();
    expect((await settingsOf(client)).domains[0]).toMatchObject({ provenAt: null, missingSince: null });
    expect((await person.call(calls.getSessionUser, {})).status).toBe(401);
    const start = await product.client().call(calls.startSingleSignOn, { body: { email: `ada@${domain}` } });
    expect(codeOf(start)).toBe('sso_unknown');
  });
});

describe('signing in with the company', () => {
  it('answers by the domain alone, whether or not there is an account', async () => {
    const { client, domain } = await company();
    const known = await verifiedPerson(product, `known@${domain}`);
    const start = async (email: string) => {
      const answer = await product.client().call(calls.startSingleSignOn, { body: { email } });
      const fields = Object.keys(answer.body).sort();
      return { status: answer.status, fields, host: answer.body.url && new URL(answer.body.url).origin };
    };
    const answers = [await start(known.email), await start(`nobody@${domain}`)];
    expect(answers[0]).toEqual(answers[1]);
    const outside = [await start(newEmail()), await start((await verifiedPerson(product)).email)];
    expect(outside[0]).toEqual(outside[1]);
    expect(outside[0]?.status).toBe(404);
    await client.call(calls.setSsoMode, { body: { mode: 'off' } });
    expect((await start(known.email)).status).toBe(404);
  });

  it('lets a new colleague join with the default role, for this organization alone and half a day', async () => {
    const { client: admin, domain, organizationId } = await sharedCompany();
    const client = product.client();
    const email = `new@${domain}`;
    const end = await signInWithCompany(client, email, { subject: 'colleague-1' });
    expect(end.pathname).toBe('/organization/dashboard');
    expect(await me(client)).toMatchObject({ role: 'ORG_USER', orgId: organizationId, email });
    const { rows } = await product.pool.query(
      `select extract(epoch from ends_at - now()) / 3600 as hours from sessions where sso_organization_id = $1`,
      [organizationId],
    );
    expect(Number(rows[0].hours)).toBeCloseTo(12, 0);
    expect((await admin.call(calls.listUsers, {})).body.map((user) => user.email)).toContain(email);
    const { body } = await admin.call(calls.listAuditEntries, { query: { search: email } });
    expect(body.entries[0]).toMatchObject({ event: 'session.opened', details: { way: 'company', hasJoined: true } });
    // From now on the subject decides, whatever address comes with it.
    const later = product.client();
    await signInWithCompany(later, `renamed@${domain}`, { subject: 'colleague-1' });
    expect((await me(later)).email).toBe(email);
  });

  it('leaves nothing of a signup that nobody had proven', async () => {
    const { domain, organizationId } = await sharedCompany();
    const email = `squatted@${domain}`;
    const squatter = product.client();
    const body = { firstName: 'A', lastName: 'B', email, password: digest(PASSWORD), organizationName: 'Squat' };
    await squatter.call(calls.signUp, { body: { ...body, subscriptionType: 'ORG_ADMIN' } });
    const client = product.client();
    await signInWithCompany(client, email);
    expect(await me(client)).toMatchObject({ orgId: organizationId, role: 'ORG_USER' });
    expect((await logIn(email)).status).toBe(401);
  });

  it('ends with the membership, and does not lead on to another organization', async () => {
    const { client: admin, domain } = await sharedCompany();
    const person = await verifiedPerson(product, `two@${domain}`);
    const client = product.client();
    await signInWithCompany(client, person.email);
    await admin.call(calls.deleteUser, { params: { id: (await me(client)).userId } });
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await logIn(person.email)).status).toBe(200);
  });
});

describe('confused deputy: an account that belongs to other organizations too', () => {
  it('is opened for the organization of the issuer and for nothing else', async () => {
    const { domain, organizationId } = await sharedCompany();
    const person = await verifiedPerson(product, `both@${domain}`);
    const own = await logIn(person.email);
    const elsewhere = (await me(own.client)).orgId ?? '';
    const client = product.client();
    await signInWithCompany(client, person.email);
    expect(await me(client)).toMatchObject({ orgId: organizationId, email: person.email });
    await product.mail(person.email, /sign in to .* with your company/);
    expect((await client.call(calls.listOwnOrganizations, {})).body.map(({ id }) => id)).toEqual([organizationId]);
    expect((await client.call(calls.getOrganizationsOverview, {})).body.map(({ id }) => id)).toEqual([organizationId]);
    const leap = await client.call(calls.switchOrganization, { body: { organizationId: elsewhere } });
    expect(codeOf(leap)).toBe('own_sign_in_required');
    // A sign-in of their own starts where it did before, and has both.
    const again = await logIn(person.email);
    expect((await me(again.client)).orgId).toBe(elsewhere);
    expect((await again.client.call(calls.listOwnOrganizations, {})).body).toHaveLength(2);
    // Signing out of the company's session leaves the person's own sessions alone.
    await client.call(calls.logOut, {});
    expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
    expect((await me(own.client)).orgId).toBe(elsewhere);
  });
});

describe('roles', () => {
  it('follow the claim at every sign-in, and a mapping that is gone ends with the next one', async () => {
    const { client: admin, domain } = await company();
    await admin.call(calls.saveSsoRoles, { body: mappedTo('ORG_ADMIN') });
    const roleAfter = async (groups: string) => {
      const client = product.client();
      await signInWithCompany(client, `ada@${domain}`, { groups });
      return (await me(client)).role;
    };
    expect(await roleAfter('staff, web-admins')).toBe('ORG_ADMIN');
    expect(await roleAfter('staff')).toBe('ORG_USER');
    expect(await roleAfter('web-admins')).toBe('ORG_ADMIN');
    await admin.call(calls.saveSsoRoles, { body: mappedTo('ORG_USER') });
    expect(await roleAfter('web-admins')).toBe('ORG_USER');
    const mail = await product.mail(`ada@${domain}`, /^You are now an admin of/);
    expect(mail.text).toContain('Your company’s sign-in made you an admin');
    const none = { ...mappedTo('ORG_USER'), mappings: [{ value: 'a', role: 'OWNER' as 'ORG_USER' }] };
    expect((await admin.call(calls.saveSsoRoles, { body: none })).status).toBe(400);
  });

  it('never take the last admin away', async () => {
    const { client: admin, domain } = await company();
    await admin.call(calls.saveSsoRoles, { body: mappedTo('ORG_ADMIN') });
    const boss = product.client();
    await signInWithCompany(boss, `boss@${domain}`, { groups: 'web-admins' });
    const removal = { params: { id: (await me(admin)).userId } };
    // Z01: someone whom a claim makes an admin waits like every new admin.
    expect(codeOf(await boss.call(calls.deleteUser, removal))).toBe('new_admin');
    await passNewAdminWait(product, `boss@${domain}`);
    expect((await boss.call(calls.deleteUser, removal)).status).toBe(200);
    const later = product.client();
    await signInWithCompany(later, `boss@${domain}`, { groups: 'staff' });
    expect((await me(later)).role).toBe('ORG_ADMIN');
  });
});

describe('single sign-on that is enforced', () => {
  it('is asked of everyone with an address of the domain, but for admins with a second factor', async () => {
    const { client: admin, email, domain, organizationId } = await company();
    const enforce = () => admin.call(calls.setSsoMode, { body: { mode: 'enforced' } });
    expect(codeOf(await enforce())).toBe('second_factor_first');
    const { app } = await addApp(admin);
    const inside = await verifiedPerson(product, `inside@${domain}`);
    const insider = await logIn(inside.email);
    await signInWithCompany(product.client(), inside.email);
    await insider.client.call(calls.switchOrganization, { body: { organizationId } });
    const outsider = await invitedPerson(product, admin);
    expect(await codeWhenListing(insider.client)).toBeUndefined();
    expect((await enforce()).body).toMatchObject({ mode: 'enforced', emergencyAdmins: 1 });

    // Open sessions there have ended, and another sign-in does not bring them back.
    expect((await insider.client.call(calls.getSessionUser, {})).status).toBe(401);
    const { client } = await logIn(inside.email);
    expect((await me(client)).orgId).toBe(organizationId);
    expect(await codeWhenListing(client)).toBe('single_sign_on_required');
    expect((await client.call(calls.getOrganization, {})).status).toBe(200);
    // Their other organization is not affected.
    const others = (await client.call(calls.listOwnOrganizations, {})).body.filter(({ id }) => id !== organizationId);
    await client.call(calls.switchOrganization, { body: { organizationId: others[0]?.id ?? '' } });
    expect(await codeWhenListing(client)).toBeUndefined();

    const colleague = product.client();
    await signInWithCompany(colleague, inside.email);
    expect(await codeWhenListing(colleague)).toBeUndefined();
    expect(await codeWhenListing(outsider.client)).toBeUndefined();

    // The issuer is broken: the admin gets in with password and second factor, and switches it off.
    await product.pool.query(`update users set email = $1 where email = $2`, [`admin@${domain}`, email]);
    const emergency = await logIn(`admin@${domain}`);
    await emergency.client.call(calls.completeSecondStep, { body: { code: app.next() } });
    expect(await codeWhenListing(emergency.client)).toBeUndefined();
    const off = await emergency.client.call(calls.setSsoMode, { body: { mode: 'off' } });
    expect(off.body).toMatchObject({ mode: 'off' });
    expect((await colleague.call(calls.getSessionUser, {})).status).toBe(401);
    await client.call(calls.switchOrganization, { body: { organizationId } });
    expect(await codeWhenListing(client)).toBeUndefined();
  });

  it('counts as what an organization asks for besides: the issuer decides how many factors there are', async () => {
    const { client: admin, domain } = await company();
    await addApp(admin);
    await admin.call(calls.updateSecuritySettings, { body: { requiresSecondFactor: true } });
    const client = product.client();
    await signInWithCompany(client, `ada@${domain}`);
    expect(await codeWhenListing(client)).toBeUndefined();
    const own = await verifiedPerson(product, `own@${domain}`);
    await signInWithCompany(product.client(), own.email);
    const password = await logIn(own.email);
    await password.client.call(calls.switchOrganization, { body: { organizationId: (await me(client)).orgId ?? '' } });
    expect(await codeWhenListing(password.client)).toBe('second_factor_missing');
  });

  it('concerns no domain that is removed', async () => {
    const { client: admin, domain, domainId, organizationId } = await company();
    await addApp(admin);
    await proveDomain(product, admin, newMailDomain());
    await admin.call(calls.setSsoMode, { body: { mode: 'enforced' } });
    const person = await verifiedPerson(product, `ada@${domain}`);
    await signInWithCompany(product.client(), person.email);
    const { client } = await logIn(person.email);
    await client.call(calls.switchOrganization, { body: { organizationId } });
    expect(await codeWhenListing(client)).toBe('single_sign_on_required');
    await admin.call(calls.removeSsoDomain, { params: { id: domainId } });
    expect(await codeWhenListing(client)).toBeUndefined();
  });
});

describe('a company that does not answer well', () => {
  it('brings nobody in whose address it may not speak for', async () => {
    const { domain } = await sharedCompany();
    const end = async (email: string, change = {}) => {
      const client = product.client();
      const { body } = await client.call(calls.startSingleSignOn, { body: { email: `x@${domain}` } });
      const screen = await returnFrom(client, body.url, email, change);
      expect((await client.call(calls.getSessionUser, {})).status).toBe(401);
      return errorOf(screen);
    };
    const victim = await verifiedPerson(product);
    expect(await end(victim.email)).toContain('outside the domains');
    expect(await end(`guest@sub.${domain}`)).toContain('outside the domains');
    expect(await end(`ada@${domain}`, { verified: 'no' })).toContain('not verified');
    expect(await end(`ada@${domain}`, { fault: 'error' })).toContain('failed');
  });

  it('may leave out whether the address is verified: it is the domain’s own', async () => {
    const { domain } = await sharedCompany();
    const client = product.client();
    await signInWithCompany(client, `silent@${domain}`, { verified: 'absent' });
    expect((await me(client)).email).toBe(`silent@${domain}`);
  });
});
