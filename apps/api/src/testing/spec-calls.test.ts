import type { Answer, TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest, newEmail, mailedToken as newestToken, PASSWORD, passNewAdminWait } from './accounts/people.ts';
import { type BillingProduct, startBillingProduct } from './billing-product.ts';

/**
 * Every call of section 7 of the specification, through the real API: with exactly the fields that it names, and without
 * the contract, whose types would hide a further required field. Responses have the fields of section 3.
 */
let billing: BillingProduct;
let admin: TestClient;
let email: string;
let token: string;
let orgId: string;
let priceId: string;
const WEBSITE = [
  'id',
  'domain',
  'organizationId',
  'priceId',
  'status',
  'subscriptionName',
  'subscribedAt',
  'expiresAt',
];
const USER = ['id', 'firstName', 'lastName', 'email', 'role'];
const called = new Set<string>();

beforeAll(async () => {
  billing = await startBillingProduct();
  admin = billing.product.client();
  email = newEmail();
});
afterAll(() => billing.stop());

/** `call` as the specification writes it; sends nothing else. */
async function send(
  call: string,
  {
    params = {},
    query = {},
    body,
    as = admin,
    headers = {},
  }: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, unknown>;
    as?: TestClient;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer<never>> {
  called.add(call);
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  const answer = await as.send(method, `/api${address}${search && `?${search}`}`, {
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([call, answer.status, answer.status < 400 ? '' : answer.body]).toEqual([call, expect.any(Number), '']);
  return answer as Answer<never>;
}
/** Of the last of several mails. */
async function mailedToken(address: string, subject: RegExp): Promise<string> {
  await billing.product.jobsDone();
  return newestToken(billing.product, address, subject);
}
/** The fields that a value, or the first of a list, must have. */
function expectFields(value: unknown, fields: readonly string[]): void {
  const [one] = Array.isArray(value) ? value : [value];
  expect(Object.keys(one as object)).toEqual(expect.arrayContaining([...fields]));
}
const websiteOf = async (domain: string): Promise<{ id: string; status: string | null }> => {
  const { body } = await send('GET /websites');
  return (
    (body as { id: string; domain: string; status: string | null }[]).find((one) => one.domain === domain) ?? {
      id: '',
      status: null,
    }
  );
};

it('section 7, auth: signing up, verifying and signing in', async () => {
  const password = digest(PASSWORD);
  const person = { firstName: 'Lou', lastName: 'Durand', email, password, subscriptionType: 'ORG_ADMIN' };
  await send('POST /auth/signup', { body: { ...person, organizationName: 'Durand & Co' } });
  await send('POST /user/verify/resend', { body: { email } });
  await send('POST /user/verify', { query: { token: await mailedToken(email, /verify/i) } });
  const { body } = await send('POST /auth/login', { body: { email, password } });
  token = (body as { token: string }).token;
  await send('GET /auth/validate', { headers: { authorization: `Bearer ${token}` } });
  const me = (await send('GET /user/me')).body as { orgId: string };
  expectFields(me, ['userId', 'orgId', 'role', 'email']);
  orgId = me.orgId;
  await passNewAdminWait(billing.product, email);
  await send('POST /user/me/refresh');
  for (const way of ['google', 'facebook'])
    for (const what of ['signup', 'login']) {
      const answer = await admin.send('GET', `/api/auth/${way}/${what}`);
      called.add(`GET /auth/${way}/${what}`);
      expect([way, what, answer.status]).toEqual([way, what, 302]);
    }
});

it('section 7, auth: invitations', async () => {
  const invited = newEmail();
  await send('POST /auth/invitations', { query: { email: invited, role: 'ORG_USER' } });
  expectFields((await send('GET /auth/invitations/pending')).body, ['email', 'role', 'expiresAt']);
  await send('POST /auth/invitations/resend', { query: { email: invited } });
  const invitation = await mailedToken(invited, /invited/i);
  const info = await send('GET /auth/invitations/info', { query: { token: invitation }, as: billing.product.client() });
  expect(info.body).toMatchObject({ email: invited });
  const person = { firstName: 'Sam', lastName: 'Roy', email: invited, password: digest(PASSWORD) };
  await send('POST /auth/signup/invitation', { body: { ...person, token: invitation }, as: billing.product.client() });
});

it('section 7, users and organization', async () => {
  const users = (await send('GET /users')).body as { id: string; role: string }[];
  expectFields(users, USER);
  const other = users.find(({ role }) => role === 'ORG_USER')?.id ?? '';
  await send('PUT /users/{id}/role', { params: { id: other }, body: { role: 'ORG_ADMIN' } });
  await send('PUT /users/{id}/role', { params: { id: other }, body: { role: 'ORG_USER' } });
  await send('DELETE /users/{id}', { params: { id: other } });
  expectFields((await send('GET /user')).body, USER);
  expectFields((await send('PUT /user/info', { body: { firstName: 'Lou', lastName: 'Roy', email } })).body, USER);
  expectFields((await send('GET /organization')).body, ['id', 'name']);
  expectFields((await send('PUT /organization', { body: { name: 'Roy & Co' } })).body, ['id', 'name']);
});

it('section 7, plans and websites', async () => {
  const plans = (await send('GET /widget/prices', { as: billing.product.client() })).body as {
    id: string;
    name: string;
  }[];
  expectFields(plans, ['id', 'name', 'amount', 'yearly', 'description']);
  priceId = (await billing.plan('Starter')).id;
  const body = { domain: 'new.example', organizationId: orgId, priceId };
  expectFields((await send('POST /websites/onboard', { body })).body, WEBSITE);
  const checkout = await send('POST /subscriptions/create-checkout-session', {
    body: { domain: 'other.example', priceId },
  });
  expectFields(checkout.body, ['url']);
  const { id } = await billing.subscribe(admin, 'paid.example', { plan: 'Starter' });
  for (const list of ['GET /websites', 'GET /websites/customizable', 'GET /billing/websites'])
    expectFields((await send(list)).body, WEBSITE);
  const status = async () => (await websiteOf('paid.example')).status;
  await send('POST /websites/cancel/{id}', { params: { id } });
  expect(await status()).toBe('CANCELLED');
  await send('POST /websites/resume/{id}', { params: { id } });
  expect(await status()).toBe('ACTIVE');
  await send('POST /subscriptions/cancel', { query: { websiteId: id } });
  await send('POST /subscriptions/resume', { query: { websiteId: id } });
  expect(await status()).toBe('ACTIVE');
  await send('POST /subscriptions/change-plan', {
    body: { websiteId: id, newPriceId: (await billing.plan('Growth')).id },
  });
  const deleted = await send('DELETE /websites/{id}', { params: { id: (await websiteOf('new.example')).id } });
  expect(deleted.body).toBeTypeOf('string');
});

it('section 7, widget, invoices and billing', async () => {
  const { id } = await websiteOf('paid.example');
  const params = { websiteId: id };
  const { config } = (await send('GET /widget-configs/{websiteId}', { params })).body as {
    config: Record<string, unknown>;
  };
  expectFields(config, ['position', 'mainColor', 'textColor']);
  expectFields((await send('GET /widget-configs/{websiteId}/unique-id', { params })).body, ['uniqueId']);
  const saved = { position: 'LEFT', mainColor: '#123456', textColor: '#1e293b' };
  await send('POST /widget-configs/{websiteId}', { params, body: { config: saved } });
  await send('POST /widget-configs/{websiteId}/reset', { params });
  const query = { websiteId: id };
  const invoice = ['invoiceId', 'status', 'amountPaid', 'currency', 'periodStart', 'periodEnd', 'invoicePdf'];
  expectFields((await send('GET /invoices', { query })).body, invoice);
  const upcoming = await send('GET /invoices/upcoming', { query });
  expectFields(upcoming.body, ['amountPaid', 'currency', 'periodStart', 'periodEnd']);
  expect((await send('POST /subscriptions/create-portal-session')).body).toBeTypeOf('object');
  expectFields((await send('GET /billing/customer-portal')).body, ['url']);
});

it('section 7: a first organization, passwords, and signing out', async () => {
  const lonely = newEmail();
  const client = billing.product.client();
  const password = digest(PASSWORD);
  await billing.product.pool.query(
    `insert into users (email, first_name, last_name, password_hash, email_verified_at, signed_up_with)
     values ($1, 'Ann', 'Roy', $2, now(), 'a browser')`,
    [lonely, await billing.product.platform.passwords.hash(password)],
  );
  await send('POST /auth/login', { body: { email: lonely, password }, as: client });
  expectFields((await send('POST /organizations', { body: { name: 'Home' }, as: client })).body, ['id', 'name']);
  await send('POST /user/password', { body: { oldPassword: password, newPassword: digest('Another1!') } });
  await send('POST /user/forgot-password', { body: { email }, as: billing.product.client() });
  const reset = await mailedToken(email, /reset/i);
  await send('POST /user/reset-password', {
    query: { token: reset },
    body: { newPassword: digest('AThird1!!') },
    as: billing.product.client(),
  });
  await send('POST /auth/login', { body: { email, password: digest('AThird1!!') } });
  await send('POST /auth/logout');
});

it('section 7: no call is left out', () => {
  expect(called.size).toBe(48);
});
