import { API_KEY_SCOPES, calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { linkSecret } from '../../platform/crypto/keys.ts';
import { openLink } from '../../platform/mailed-links/mailed-link-repository.ts';
import { newApiKey } from '../accounts/api-keys.ts';
import {
  digest,
  invitedPerson,
  leaveWithoutOrganization,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
} from '../accounts/people.ts';
import type { BillingProduct } from '../billing-product.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { Texts } from './schema-values.ts';
import { snapshotRows } from './snapshot-rows.ts';

/** Two organizations with everything an organization can have, and people who call. */
export interface FuzzWorld {
  /** Headers that a caller's browser sends, by caller. */
  readonly callers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The same for programs with a key. */
  readonly programs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Meaningful texts: ids, addresses, tokens, prices. */
  readonly texts: Texts;
  readonly uniqueIds: readonly string[];
  /** Subscriptions and customers at the payment provider. */
  readonly paymentIds: readonly string[];
  /** What the response to this request must not contain. */
  foreignTo(request: FuzzRequest): string[];
  /** Undoes what a call has changed. */
  restore(): Promise<void>;
}

interface Tenant {
  readonly admin: TestClient;
  readonly user: TestClient;
  readonly tokens: Readonly<Record<'admin' | 'user', string>>;
  readonly organizationId: string;
  readonly userId: string;
  readonly websiteId: string;
  /** A website without a subscription; only such a website may be deleted. */
  readonly unpaidWebsiteId: string;
  /** Its key, its webhook and a queued event. */
  readonly developerIds: readonly string[];
  readonly apiKey: string;
  /** The checkout that paid for the other one. */
  readonly sessionIds: readonly string[];
  readonly paymentIds: readonly string[];
  readonly emails: readonly string[];
  readonly invited: string;
  readonly domain: string;
  readonly uniqueId: string;
  readonly invitationToken: string;
  /** The link to the billing contact. */
  readonly contactToken: string;
  readonly linkTokens: readonly string[];
  /** Texts that nobody else may ever read. */
  readonly secrets: readonly string[];
}

export async function createFuzzWorld(billing: BillingProduct): Promise<FuzzWorld> {
  const { product } = billing;
  const own = await createTenant(billing);
  const foreign = await createTenant(billing);
  const founder = await signedInPerson(product);
  await leaveWithoutOrganization(product, founder.email);
  const prices = (await product.client().call(calls.listPrices, {})).body.map(({ id }) => id);
  const headers = (client: TestClient, token?: string) => ({
    origin: product.settings.WEB_URL,
    'content-type': 'application/json',
    cookie: client.cookieHeader(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
  const websiteIds = [own.websiteId, foreign.websiteId];
  const byField: Record<string, readonly string[]> = {
    id: [own.userId, ...websiteIds, own.unpaidWebsiteId, foreign.userId, ...own.developerIds, ...foreign.developerIds],
    url: ['https://hooks.example/evenway', 'https://10.0.0.1/', 'http://localhost:1/'],
    websiteId: websiteIds,
    organizationId: [own.organizationId, foreign.organizationId],
    // Some more than once: an invitation is only accepted with its own address.
    email: [...own.emails, own.invited, own.invited, ...foreign.emails, newEmail(), newEmail(), newEmail()],
    token: [own.invitationToken, own.invitationToken, own.contactToken, ...own.linkTokens],
    domain: ['shop.example', 'https://www.b\u00fccher.example/a?b', own.domain, foreign.domain],
    inviteToken: [own.invitationToken],
    priceId: prices,
    newPriceId: prices,
    sessionId: [...own.sessionIds, ...own.sessionIds, ...foreign.sessionIds, 'cs_test_1'],
  };
  const everything = [
    ...[...Object.values(byField).flat(), own.uniqueId, foreign.uniqueId, digest(PASSWORD), digest('Another1!')],
    ...[
      'Lou',
      'Durand & Co',
      '/',
      '/about?x=1',
      'https://shop.example/statement',
      '#1e4ed8',
      'cs_test_1',
      '2026-10-01',
    ],
  ];
  // Links are valid for a quarter of an hour, and a long run takes longer.
  await product.pool.query(`update mailed_links set expires_at = now() + interval '1 day'`);
  const restore = await snapshotRows(product.pool, [...own.emails, ...foreign.emails, founder.email]);
  const program = (key: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${key}` });
  return {
    callers: {
      nobody: headers(product.client()),
      user: headers(own.user, own.tokens.user),
      admin: headers(own.admin, own.tokens.admin),
      'admin of another organization': headers(foreign.admin, foreign.tokens.admin),
      'admin without organization': headers(founder.client, founder.token),
    },
    programs: {
      program: program(own.apiKey),
      'program of another organization': program(foreign.apiKey),
      nobody: headers(product.client()),
      'an admin without a key': headers(own.admin, own.tokens.admin),
    },
    texts: (field) => byField[field] ?? everything,
    uniqueIds: [own.uniqueId, foreign.uniqueId],
    paymentIds: [...own.paymentIds, ...foreign.paymentIds],
    foreignTo: ({ caller, path, body = '' }) => {
      const sent = `${decodeURIComponent(path.replace(/%(?!40)/g, '%25'))} ${body}`;
      const isForeigner = caller.endsWith('of another organization');
      // Anyone with its token may read an invitation, and the confirmation request to a billing contact.
      if (isForeigner && [own.invitationToken, own.contactToken].some((token) => sent.includes(token))) return [];
      return (isForeigner ? own : foreign).secrets.filter((secret) => !sent.includes(secret));
    },
    restore,
  };
}

async function createTenant(billing: BillingProduct): Promise<Tenant> {
  const { product } = billing;
  const { pool, platform } = product;
  const admin = await signedInPerson(product);
  const user = await invitedPerson(product, admin.client);
  const { orgId } = (await admin.client.call(calls.getSessionUser, {})).body;
  const secret = (what: string) => `${what}-${newEmail().slice(7, 17)}`;
  const [name, firstName, lastName] = [secret('Organization'), secret('First'), secret('Last')];
  await admin.client.call(calls.updateOrganization, { body: { name } });
  await pool.query('update users set first_name = $2, last_name = $3 where organization_id = $1', [
    orgId,
    firstName,
    lastName,
  ]);
  const domain = `${secret('site')}.example`;
  const website = await billing.subscribe(admin.client, domain);
  const unpaidDomain = `${secret('unpaid')}.example`;
  const { id: priceId } = await billing.plan('Growth');
  const unpaid = await admin.client.call(calls.onboardWebsite, {
    body: { domain: unpaidDomain, organizationId: orgId ?? '', priceId },
  });
  const statementUrl = `https://${domain}/statement`;
  const params = { websiteId: website.id };
  await admin.client.call(calls.saveWidgetConfig, { params, body: { config: { statementUrl } } });
  const { uniqueId } = (await admin.client.call(calls.getWidgetUniqueId, { params })).body;

  const invited = newEmail();
  await admin.client.call(calls.inviteUser, { query: { email: invited, role: 'ORG_USER' } });
  const unverified = newEmail();
  await product.client().call(calls.signUp, { body: signUpBody(unverified) });
  await openLink(platform.database, platform.keys.link, { userId: user.userId, purpose: 'reset_password' });
  const change = { userId: user.userId, purpose: 'change_email' as const, newEmail: newEmail() };
  await openLink(platform.database, platform.keys.link, change);

  const idsOf = async (query: string, values: unknown[]): Promise<string[]> =>
    (await pool.query(query, values)).rows.map(({ id }) => String(id));
  const tokenOf = (id: string) => linkSecret(platform.keys.link, id);
  const [invitationId = ''] = await idsOf('select id from invitations where email = $1', [invited]);
  const contact = { email: newEmail(), language: 'en' as const };
  await admin.client.call(calls.updateBillingSettings, { body: { contact } });
  const [contactLinkId = ''] = await idsOf('select billing_link_id as id from organizations where id = $1', [orgId]);
  const linkIds = await idsOf(
    'select l.id from mailed_links l join users u on u.id = l.user_id where u.email = any($1) and l.closed_at is null',
    [[unverified, user.email]],
  );
  const subscriptions = await idsOf('select subscription_id as id from websites where id = $1', [website.id]);
  const customers = await idsOf('select customer_id as id from payment_customers where organization_id = $1', [orgId]);
  const [customer = ''] = customers;
  const sessions = await billing.stripe.checkout.sessions.list({ customer });
  const apiKey = await newApiKey(admin.client, API_KEY_SCOPES);
  const body = { url: `https://hooks.${domain}/evenway`, events: ['invoice.paid' as const] };
  const { webhook } = (await admin.client.call(calls.createWebhook, { body })).body;
  await admin.client.call(calls.testWebhook, { params: { id: webhook.id } });
  const developerIds = [
    webhook.id,
    ...(await idsOf('select id from api_keys where organization_id = $1', [orgId])),
    ...(await idsOf('select id from webhook_deliveries where endpoint_id = $1', [webhook.id])),
  ];
  return {
    developerIds,
    apiKey,
    admin: admin.client,
    user: user.client,
    tokens: { admin: admin.token, user: user.token },
    organizationId: orgId ?? '',
    userId: user.userId,
    websiteId: website.id,
    unpaidWebsiteId: unpaid.body.id,
    sessionIds: sessions.data.map(({ id }) => id),
    paymentIds: [...subscriptions, ...customers],
    emails: [admin.email, user.email, unverified, invited],
    invited,
    domain,
    uniqueId,
    invitationToken: tokenOf(invitationId),
    contactToken: tokenOf(contactLinkId),
    linkTokens: linkIds.map(tokenOf),
    secrets: [
      name,
      firstName,
      lastName,
      domain,
      unpaidDomain,
      admin.email,
      user.email,
      invited,
      ...subscriptions,
      ...customers,
    ],
  };
}
