import { calls, mailboxOf } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { hashSecret } from '../../platform/crypto/keys.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { invitedByMail, newEmail, signedUpPerson } from '../accounts/people.ts';
import { confirmPassword } from '../accounts/second-factor.ts';
import type { BillingProduct } from '../billing-product.ts';

const unique = (word: string) => `${word}${newEmail().slice(7, 17)}`;

/** An organization with a person in it, and a row of theirs in every table that can have one. */
export interface Filled {
  readonly admin: TestClient;
  readonly adminId: string;
  readonly orgId: string;
  readonly name: string;
  readonly member: { readonly client: TestClient; readonly userId: string; readonly email: string };
  readonly customerId: string;
  /** What identifies the organization, and what identifies the person. */
  readonly ofOrganization: readonly string[];
  readonly ofPerson: readonly string[];
}

export async function fillEveryTable(billing: BillingProduct): Promise<Filled> {
  const { product } = billing;
  const { client: admin } = await signedUpPerson(product);
  const name = unique('Bakery ');
  await admin.call(calls.updateOrganization, { body: { name } });
  const { orgId, userId: adminId } = (await admin.call(calls.getSessionUser, {})).body;
  if (orgId === null) throw new Error('no organization');
  const member = await invitedByMail(product, admin, 'ORG_ADMIN');
  const named = await fillOrganization(billing, admin, member.client);
  await fillWebsite(billing, named.websiteId);
  await fillChecks(billing, named.websiteId, member.userId);
  const ofPerson = await fillPerson(billing, admin, member);
  await fillDevelopers(billing, orgId);
  await fillSingleSignOn(billing, orgId, member);
  for (const statement of [
    `insert into health_heartbeat default values on conflict do nothing`,
    `insert into health_incidents (kind, started_at, ended_at) values ('jobs', now(), now())`,
    `insert into announcements (text_en, text_fr) values ('x', 'x')`,
    `insert into backups (bytes) values (1)`,
    `insert into deletions (kind, id) values ('message', gen_random_uuid())`,
    `insert into switches (name, is_on) values ('widgets_off', false) on conflict do nothing`,
    `insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('x', now()) on conflict do nothing`,
    `insert into widget_parts (address, bytes) values ('x', 'x') on conflict do nothing`,
  ])
    await product.pool.query(statement);
  const { database } = product.platform;
  await addJob(database, 'nobody_does_this', { organizationId: orgId }, { once: `x:${orgId}` });
  await addJob(database, 'nobody_does_this', { userId: member.userId }, { once: `y:${member.userId}` });
  const [customerId = '', ...ids] = await namesOf(
    `select customer_id as name from payment_customers where organization_id = $1
     union all select id::text from invitations where organization_id = $1
     union all select id::text from websites where organization_id = $1
     union all select id::text from data_exports where organization_id = $1`,
    orgId,
  );
  const ownIds = await namesOf(
    `select id::text as name from sessions where user_id = $1
     union all select id::text from data_exports where user_id = $1`,
    member.userId,
  );
  return {
    ...{ admin, adminId, orgId, name, member, customerId },
    ofPerson: [...ofPerson, ...ownIds],
    ofOrganization: [orgId, name, customerId, ...ids, ...Object.values(named)],
  };

  async function namesOf(statement: string, id: string): Promise<string[]> {
    const { rows } = await product.pool.query<{ name: string }>(statement, [id]);
    return rows.map((row) => row.name);
  }
}

async function fillOrganization(billing: BillingProduct, admin: TestClient, member: TestClient) {
  const { product } = billing;
  const [invited, domain, open] = [newEmail(), `${unique('a')}.example`, `${unique('b')}.example`];
  await member.call(calls.inviteUser, { query: { email: invited, role: 'ORG_USER' } });
  const { id: websiteId } = await billing.subscribe(admin, domain);
  const params = { websiteId };
  await member.call(calls.saveWidgetConfig, { params, body: { config: { mainColor: '#123456' } } });
  const { uniqueId } = (await admin.call(calls.getWidgetUniqueId, { params })).body;
  const { id: priceId } = await billing.plan('Growth');
  await admin.call(calls.createCheckoutSession, { body: { domain: open, priceId } });
  await member.call(calls.requestOrganizationExport, {});
  const keyName = unique('Key ');
  const body = { name: keyName, scopes: ['usage:read' as const], expiry: { days: 30 as const } };
  await member.call(calls.createApiKey, { body });
  await product.jobsDone();
  const { rows } = await product.pool.query<{ subscription_id: string }>(
    'select subscription_id from websites where id = $1',
    [websiteId],
  );
  return { invited, domain, open, websiteId, uniqueId, keyName, subscriptionId: rows[0]?.subscription_id ?? '' };
}

async function fillWebsite({ product }: BillingProduct, websiteId: string): Promise<void> {
  const month = `date_trunc('month', now())`;
  for (const statement of [
    `insert into visits (website_id, month, count) values ($1, ${month}, 1)`,
    `insert into feature_uses (website_id, month, feature, count) values ($1, ${month}, 'contrast', 1)`,
    `insert into visit_notices (website_id, month, percent) values ($1, ${month}, 80)`,
    `insert into widget_installations (website_id, host) values ($1, 'x') on conflict do nothing`,
    `insert into messages (id, website_id, secret_hash, language, goal, barrier, email)
     values (gen_random_uuid(), $1::uuid, 'm' || $1::text, 'en', 'Order', 'No way in', 'visitor@x.example')`,
    `insert into message_words (message_id, sender, text)
     select id, 'visitor', 'About ' || $1::text from messages where website_id = $1::uuid`,
    `insert into payment_reversals (id, kind, organization_id, website_id, amount, currency, status, created_at, synced_at)
     select 're_' || w.id, 'refund', w.organization_id, w.id, 1, 'usd', 'succeeded', now(), now() from websites w where w.id = $1`,
    `insert into payment_notices (key, website_id) values ('k' || $1::text, $1::uuid)`,
    `insert into statements (website_id, language, public_id, draft, revision) values ($1::uuid, 'en', 'p' || $1::text, '{}', 1)`,
    `insert into statement_versions (statement_id, number, content, title, blocks)
     select id, 1, '{}', website_id::text, '[]' from statements where website_id = $1`,
    `insert into rate_limits (key, used, resets_at) values ('check.website:' || $1::text, 1, now() + interval '1 hour')`,
  ])
    await product.pool.query(statement, [websiteId]);
}

async function fillChecks({ product }: BillingProduct, websiteId: string, userId: string): Promise<void> {
  const filling: [string, ...string[]][] = [
    [
      `insert into accessibility_checks (website_id, started_by, link_made_by, theme, token_hash, secret_hash, origin, expires_at)
       values ($1::uuid, $2, $2, 'device', 't' || $1::text, 's' || $1::text, 'https://x.example', now() + interval '1 hour')`,
      websiteId,
      userId,
    ],
    [
      `insert into accessibility_check_pages (check_id, path, state, count, rules)
       select id, '/' || website_id, 'checked', 0, '[]' from accessibility_checks where website_id = $1`,
      websiteId,
    ],
    [
      `insert into accessibility_findings (website_id, fingerprint, rule, impact, pages, count, snippet, status_by, first_seen_at, last_seen_at, theme, change, changed_in)
       values ($1::uuid, 'f' || $1::text, 'image-alt', 'critical', '[]', 1, '<img>', $2, now(), now(), 'device', 'new', gen_random_uuid())`,
      websiteId,
      userId,
    ],
    [
      `insert into manual_check_answers (website_id, "check", outcome, note, answered_by) values ($1, 'keyboard', 'passed', 'x', $2)`,
      websiteId,
      userId,
    ],
  ];
  for (const [statement, ...values] of filling) await product.pool.query(statement, values);
}

async function fillDevelopers({ product }: BillingProduct, orgId: string): Promise<void> {
  for (const statement of [
    `insert into api_replays (api_key_id, idempotency_key, request_hash) select id, organization_id, 'h' from api_keys where organization_id = $1`,
    `insert into webhook_endpoints (id, organization_id, url, events, secret) values (gen_random_uuid(), $1, 'https://x.example', '{}', 's')`,
    `insert into webhook_events (organization_id, type, data) values ($1, 'test', '{}')`,
    `insert into webhook_deliveries (event_id, endpoint_id, answer) select v.id, e.id, $1::text
     from webhook_events v, webhook_endpoints e where v.organization_id = $1::uuid and e.organization_id = $1::uuid`,
    `insert into provider_visits (state_hash, provider, action, browser_hash, nonce, code_verifier, invitation_id, expires_at)
     select 's' || id, 'google', 'signup', 'b', 'n', 'c', id, now() + interval '1 hour' from invitations where organization_id = $1`,
  ])
    await product.pool.query(statement, [orgId]);
}

async function fillPerson(billing: BillingProduct, admin: TestClient, { client, userId, email }: Filled['member']) {
  const { product } = billing;
  const [firstName, lastName, newAddress] = [unique('Firstperson'), unique('Lastperson'), newEmail()];
  await client.call(calls.updatePersonalInfo, { body: { firstName, lastName, email } });
  const body = { name: 'Theirs', scopes: ['usage:read' as const], expiry: { days: 30 as const } };
  await client.call(calls.createApiKey, { body });
  await client.call(calls.requestOwnExport, {});
  await admin.call(calls.updateBillingSettings, { body: { contact: { email, language: 'en' } } });
  await confirmPassword(client);
  await confirmPassword(client);
  await client.call(calls.updatePersonalInfo, { body: { firstName, lastName, email: newAddress } });
  await client.call(calls.forgotPassword, { body: { email } });
  await client.call(calls.beginPasskey, {});
  for (const statement of [
    `insert into identities (provider, subject, user_id) values ('google', 'subject-of-' || $1::text, $1::uuid)`,
    `insert into authenticator_apps (user_id, sealed_secret) values ($1, 'sealed')`,
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name) values ($1::uuid, 'c' || $1::text, 'k', 0, '{}', 'Phone')`,
    `insert into recovery_codes (code_hash, user_id) values ('h' || $1::text, $1::uuid)`,
    `insert into pending_sign_ins (secret_hash, user_id, expires_at) values ('h' || $1::text, $1::uuid, now() + interval '10 minutes')`,
    `insert into website_transfers (website_id, from_organization_id, email, offered_by, secret_hash, expires_at)
     select w.id, w.organization_id, u.email, u.id, 'h' || u.id, now() + interval '1 day'
     from users u join websites w on w.organization_id = u.organization_id where u.id = $1 limit 1`,
    `insert into message_words (message_id, sender, text, author_id)
     select m.id, 'owner', 'We look into it', u.id
     from users u join websites w on w.organization_id = u.organization_id join messages m on m.website_id = w.id
     where u.id = $1 limit 1`,
    `update messages set email = (select email from users where id = $1), email_confirmed_at = now() where id in (
       select m.id from users u join websites w on w.organization_id = u.organization_id join messages m on m.website_id = w.id
       where u.id = $1)`,
    `insert into second_factor_resets (user_id, stop_hash, due_at) values ($1::uuid, 'h' || $1::text, now() + interval '20 days')`,
    `insert into provider_visits (state_hash, provider, action, session_id, browser_hash, nonce, code_verifier, expires_at)
     select 't' || id, 'google', 'confirm', id, 'b', 'n', 'c', now() + interval '1 hour' from sessions where user_id = $1`,
    `insert into rate_limits (key, used, resets_at) values ('info.user:' || $1::text, 1, now() + interval '1 hour') on conflict do nothing`,
  ])
    await product.pool.query(statement, [userId]);
  await product.jobsDone();
  return [userId, email, newAddress, firstName, lastName, hashSecret(email), hashSecret(mailboxOf(email))];
}

async function fillSingleSignOn({ product }: BillingProduct, orgId: string, { userId, email }: Filled['member']) {
  const filling: [string, ...string[]][] = [
    [
      `insert into sso_connections (organization_id, issuer, client_id, client_secret, last_try)
       values ($1, 'https://idp.example', 'c', 's', jsonb_build_object('email', $2::text))`,
      orgId,
      email,
    ],
    [`insert into sso_domains (organization_id, domain, token) values ($1::uuid, 'x.example', $1::text)`, orgId],
    [
      `insert into sso_identities (organization_id, issuer, subject, user_id) values ($1, 'https://identity.example', 'subject', $2)`,
      orgId,
      userId,
    ],
    [
      `insert into removed_members (organization_id, key_hash, removal) values ($1, 'hash of an address', gen_random_uuid())`,
      orgId,
    ],
    [
      `insert into sso_visits (state_hash, organization_id, issuer, client_id, session_id, browser_hash, nonce, code_verifier, expires_at)
       select 'v' || id, $1, 'https://idp.example', 'c', id, 'b', 'n', 'c', now() + interval '1 hour' from sessions where user_id = $2`,
      orgId,
      userId,
    ],
    [
      `insert into ended_sessions (secret_hash, reason, expires_at) values ('ended' || $1::text, 'session_ended', now() + interval '1 hour')`,
      orgId,
    ],
    [
      `insert into sessions (user_id, secret_hash, expires_at, ends_at, organization_id, sso_organization_id)
       values ($2::uuid, 'sso' || $2::text, now() + interval '1 hour', now() + interval '1 hour', $1, $1)`,
      orgId,
      userId,
    ],
  ];
  for (const [statement, ...values] of filling) await product.pool.query(statement, values);
}
