import { mailboxOf } from '@evenway/contract';
import { type SQL, sql } from 'drizzle-orm';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * What support may read: `supportGrants` gives its role exactly these columns. No secret is among them, nothing that opens
 * a session, and no text that visitors wrote.
 */
const READ_BY_SUPPORT = {
  organizations: [
    ...['id', 'name', 'billing_email', 'billing_confirmed_at', 'requires_second_factor', 'sso_enforced_domains'],
    ...['deletes_at', 'suspended_at', 'created_at'],
  ],
  users: [
    ...['id', 'organization_id', 'first_name', 'last_name', 'email', 'email_verified_at', 'language'],
    ...['second_factor_at', 'first_sign_in_at', 'deletes_at', 'created_at'],
  ],
  memberships: ['user_id', 'organization_id', 'role', 'since'],
  sessions: ['id', 'user_id', 'created_at', 'expires_at', 'device', 'network', 'last_used_at', 'sso_organization_id'],
  second_factor_resets: ['user_id', 'created_at', 'due_at'],
  identities: ['user_id', 'provider'],
  invitations: ['organization_id', 'email', 'role', 'expires_at', 'accepted_at', 'replaced_at', 'created_at'],
  sso_connections: ['organization_id', 'issuer', 'mode', 'tested_at'],
  websites: [
    ...['id', 'organization_id', 'domain', 'unique_id', 'status', 'subscription_name', 'subscription_id', 'expires_at'],
    ...['trial_ends_at', 'next_amount', 'currency', 'next_attempt_at', 'suspended_at', 'created_at'],
  ],
  website_subscriptions: ['subscription_id', 'website_id'],
  widget_installations: ['website_id', 'last_seen_at', 'host'],
  checkout_attempts: ['website_id', 'session_id'],
  payment_customers: ['organization_id', 'customer_id', 'credit', 'currency'],
  payment_reversals: [
    ...['id', 'kind', 'organization_id', 'website_id', 'invoice_id', 'amount', 'currency', 'status', 'reason'],
    ...['answer_due_at', 'created_at'],
  ],
  messages: ['id', 'website_id', 'email', 'status', 'created_at'],
  mail_outbox: ['id', 'recipient', 'template', 'created_at', 'sent_at', 'skipped_at', 'failed_at', 'last_error'],
  rate_limits: ['key', 'used', 'resets_at'],
  audit_entries: ['id', 'at', 'organization_id', 'event', 'actor_id', 'actor_label', 'target_label', 'details'],
  announcements: ['id', 'text_en', 'text_fr', 'starts_at', 'ends_at', 'created_at'],
  deletions: ['kind', 'id', 'deleted_at'],
} as const satisfies Record<string, readonly string[]>;

/** Run by the owner of the tables, again after each release. */
export function supportGrants(role: string): string {
  const name = `"${role.replaceAll('"', '""')}"`;
  return [
    'begin;',
    `revoke all on all tables in schema public from ${name};`,
    `grant usage on schema public to ${name};`,
    ...Object.entries(READ_BY_SUPPORT).map(
      ([table, columns]) => `grant select (${columns.join(', ')}) on ${table} to ${name};`,
    ),
    'commit;',
  ].join('\n');
}

const FOUND_AT_MOST = 20;
/** Shown of each list of the past. */
const LAST = 15;

export interface Found {
  readonly kind: 'organization' | 'account' | 'visitor';
  readonly id: string;
  readonly name: string;
  /** By what it was found. */
  readonly by: string;
}

async function read<Row extends object>(db: Queryable, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as unknown as Row[];
}

/** By our ids and the payment provider's, by address, domain, or a part of a name. */
export function findCustomers(db: Queryable, sought: string): Promise<Found[]> {
  const text = sought.trim().toLowerCase();
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return read<Found>(
    db,
    sql`
    with found (kind, id, by) as (
      select 'organization', id, 'its id' from organizations where id::text = ${text}
      union select 'organization', id, 'its name' from organizations where name ilike ${part}
      union select 'organization', id, 'its billing contact' from organizations where billing_email = ${text}
      union select 'organization', organization_id, 'website ' || domain from websites
        where id::text = ${text} or unique_id = ${text} or domain ilike ${part}
      union select 'organization', organization_id, 'invitation of ' || email from invitations
        where email = ${text} and accepted_at is null and replaced_at is null
      union select 'organization', organization_id, 'customer ' || customer_id from payment_customers where customer_id = ${sought}
      union select 'organization', w.organization_id, 'subscription ' || s.subscription_id
        from website_subscriptions s join websites w on w.id = s.website_id where s.subscription_id = ${sought}
      union select 'organization', w.organization_id, 'checkout of ' || w.domain
        from checkout_attempts c join websites w on w.id = c.website_id where c.session_id = ${sought}
      union select 'organization', organization_id, kind || ' ' || id from payment_reversals
        where id = ${sought} or invoice_id = ${sought}
      union select 'account', id, case when email = ${text} then 'its address' else 'a part of its address or name' end
        from users where id::text = ${text} or email ilike ${part} or first_name || ' ' || last_name ilike ${part}
      union select 'visitor', id, 'a message that names the address' from messages where email = ${text}
    )
    select kind, f.id::text, coalesce(o.name, u.email, ${text}) as name, string_agg(by, ', ' order by by) as by
    from found f left join organizations o on o.id = f.id left join users u on u.id = f.id
    group by kind, f.id, o.name, u.email order by kind desc, name limit ${FOUND_AT_MOST}`,
  );
}

export interface OrganizationFacts {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly deletes_at: string | null;
  readonly suspended_at: string | null;
  readonly requires_second_factor: boolean;
  readonly sso_mode: string | null;
  readonly sso_issuer: string | null;
  readonly billing_email: string | null;
  readonly customer_id: string | null;
  readonly credit: number | null;
  readonly currency: string | null;
}

export async function findOrganizationFacts(db: Queryable, id: string): Promise<OrganizationFacts | null> {
  const [row] = await read<OrganizationFacts>(
    db,
    sql`select o.id::text, o.name, o.created_at, o.deletes_at, o.suspended_at, o.requires_second_factor,
        c.mode as sso_mode, c.issuer as sso_issuer, o.billing_email, p.customer_id, p.credit, p.currency
      from organizations o left join sso_connections c on c.organization_id = o.id
      left join payment_customers p on p.organization_id = o.id where o.id::text = ${id}`,
  );
  return row ?? null;
}

export interface AccountFacts {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly created_at: string;
  readonly verified_at: string | null;
  readonly first_sign_in_at: string | null;
  readonly second_factor_at: string | null;
  readonly reset_due_at: string | null;
  readonly deletes_at: string | null;
  readonly providers: string | null;
  readonly organization_id: string | null;
}

const ACCOUNT = sql`select u.id::text, u.email, u.first_name || ' ' || u.last_name as name, u.language, u.created_at,
  u.email_verified_at as verified_at, u.first_sign_in_at, u.second_factor_at, r.due_at as reset_due_at, u.deletes_at,
  (select string_agg(provider, ', ' order by provider) from identities i where i.user_id = u.id) as providers,
  u.organization_id::text
  from users u left join second_factor_resets r on r.user_id = u.id`;

export async function findAccountFacts(db: Queryable, id: string): Promise<AccountFacts | null> {
  const [row] = await read<AccountFacts>(db, sql`${ACCOUNT} where u.id::text = ${id}`);
  return row ?? null;
}

/** Several people may have signed up with an address; at most one has proved it. */
export const listAccountsWith = (db: Queryable, email: string): Promise<AccountFacts[]> =>
  read(
    db,
    sql`${ACCOUNT} where u.email = ${email.toLowerCase()} order by u.email_verified_at nulls last, u.created_at, u.id`,
  );

export interface MemberFacts extends AccountFacts {
  readonly role: string;
  readonly last_used_at: string | null;
  readonly sessions: number;
}

export const listMemberFacts = (db: Queryable, organizationId: string): Promise<MemberFacts[]> =>
  read(
    db,
    sql`select a.*, m.role,
        (select max(last_used_at) from sessions s where s.user_id = m.user_id) as last_used_at,
        (select count(*)::int from sessions s where s.user_id = m.user_id and s.expires_at > now()) as sessions
      from memberships m join (${ACCOUNT}) a on a.id = m.user_id::text
      where m.organization_id::text = ${organizationId} order by m.role, a.email`,
  );

export const listMembershipsOf = (
  db: Queryable,
  userId: string,
): Promise<{ id: string; name: string; role: string }[]> =>
  read(
    db,
    sql`select o.id::text, o.name, m.role from memberships m join organizations o on o.id = m.organization_id
      where m.user_id::text = ${userId} order by o.name`,
  );

export interface WebsiteFacts {
  readonly id: string;
  readonly domain: string;
  readonly organization_id: string;
  readonly status: string | null;
  readonly plan: string | null;
  readonly subscription_id: string | null;
  readonly expires_at: string | null;
  readonly next_amount: number | null;
  readonly currency: string | null;
  readonly next_attempt_at: string | null;
  readonly suspended_at: string | null;
  readonly last_seen_at: string | null;
}

const WEBSITE = sql`select w.id::text, w.domain, w.organization_id::text, w.status, w.subscription_name as plan,
  w.subscription_id, w.expires_at, w.next_amount, w.currency, w.next_attempt_at, w.suspended_at, i.last_seen_at
  from websites w left join widget_installations i on i.website_id = w.id`;

export const listWebsiteFacts = (db: Queryable, organizationId: string): Promise<WebsiteFacts[]> =>
  read(db, sql`${WEBSITE} where w.organization_id::text = ${organizationId} order by w.domain`);

export async function findWebsiteFacts(db: Queryable, id: string): Promise<WebsiteFacts | null> {
  const [row] = await read<WebsiteFacts>(db, sql`${WEBSITE} where w.id::text = ${id}`);
  return row ?? null;
}

export interface ReversalFacts {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly reason: string | null;
  readonly answer_due_at: string | null;
  readonly created_at: string;
  readonly domain: string | null;
}

export const listReversalFacts = (db: Queryable, organizationId: string): Promise<ReversalFacts[]> =>
  read(
    db,
    sql`select r.id, r.kind, r.amount, r.currency, r.status, r.reason, r.answer_due_at, r.created_at, w.domain
      from payment_reversals r left join websites w on w.id = r.website_id
      where r.organization_id::text = ${organizationId} order by r.created_at desc, r.id limit ${LAST}`,
  );

export interface MailFacts {
  readonly id: string;
  readonly created_at: string;
  readonly recipient: string;
  readonly template: string;
  readonly fate: 'sent' | 'not needed any more' | 'refused for good' | 'waiting';
  readonly last_error: string | null;
}

export const listMailFacts = (db: Queryable, recipients: readonly string[]): Promise<MailFacts[]> =>
  read(
    db,
    sql`select id::text, created_at, recipient, template, last_error,
        case when sent_at is not null then 'sent' when skipped_at is not null then 'not needed any more'
          when failed_at is not null then 'refused for good' else 'waiting' end as fate
      from mail_outbox where recipient = any(${sql.param([...recipients])}::text[]) order by created_at desc, id limit ${LAST}`,
  );

export interface SessionFacts {
  readonly created_at: string;
  readonly last_used_at: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly is_sso: boolean;
}

export const listSessionFacts = (db: Queryable, userId: string): Promise<SessionFacts[]> =>
  read(
    db,
    sql`select created_at, last_used_at, device, network, sso_organization_id is not null as is_sso from sessions
      where user_id::text = ${userId} and expires_at > now() order by last_used_at desc, id limit ${LAST}`,
  );

export interface LimitFacts {
  readonly name: string;
  readonly used: number;
  readonly resets_at: string;
}

/** What was counted for people or an organization, by the name of the limit. */
export const listLimitFacts = (
  db: Queryable,
  people: readonly { readonly id: string; readonly email: string }[],
  organizationId: string | null,
): Promise<LimitFacts[]> => {
  const marks = people.flatMap(({ id, email }) => [id, hashSecret(email), hashSecret(mailboxOf(email))]);
  return read(
    db,
    sql`select split_part(key, ':', 1) as name, used, resets_at from rate_limits
      where resets_at > now() and (
        exists (select from unnest(${sql.param([...marks, ...(organizationId === null ? [] : [organizationId])])}::text[]) mark
          where strpos(key, mark) > 0)
        or split_part(key, ':', 2) in (select id::text from websites where organization_id::text = ${organizationId}))
      order by name, used desc`,
  );
};

export interface AuditFacts {
  readonly at: string;
  readonly event: string;
  readonly actor: string | null;
  readonly target: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export const listAuditFacts = (
  db: Queryable,
  who: { readonly organizationId: string } | { readonly userId: string },
): Promise<AuditFacts[]> =>
  read(
    db,
    sql`select at, event, actor_label as actor, target_label as target, details from audit_entries
      where ${'userId' in who ? sql`actor_id::text = ${who.userId}` : sql`organization_id::text = ${who.organizationId}`}
      order by at desc, id desc limit ${LAST}`,
  );

export const listOpenInvitations = (
  db: Queryable,
  organizationId: string,
): Promise<{ email: string; role: string; expires_at: string }[]> =>
  read(
    db,
    sql`select email, role, expires_at from invitations
      where organization_id::text = ${organizationId} and accepted_at is null and replaced_at is null order by email`,
  );

export interface Deletion {
  readonly kind: 'organization' | 'account' | 'message';
  readonly id: string;
  readonly deleted_at: string;
}

export const listDeletions = (db: Queryable, since: Date): Promise<Deletion[]> =>
  read(
    db,
    sql`select kind, id::text, deleted_at from deletions where deleted_at >= ${since.toISOString()}::timestamptz
      order by deleted_at, id`,
  );

/** Returns since when: a second time changes nothing. */
export async function setSuspended(
  db: Queryable,
  table: 'organizations' | 'websites',
  id: string,
  isSuspended: boolean,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${sql.identifier(table)} set suspended_at = ${isSuspended ? sql`now()` : sql`null`}
    where id::text = ${id} and (suspended_at is null) = ${isSuspended}`);
  return rowCount === 1;
}

/** A copy of a mail, to be queued again. Its values are never shown. */
export async function findMailToResend(db: Queryable, id: string) {
  const [row] = await read<{
    recipient: string;
    template: string;
    language: 'en' | 'fr';
    params: Record<string, string>;
  }>(db, sql`select recipient, template, language, params from mail_outbox where id::text = ${id}`);
  return row ?? null;
}

/** Closed or not, it is deleted by the next turn of the job. Returns false if it is not there. */
export async function makeDue(db: Queryable, table: 'organizations' | 'users', id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${sql.identifier(table)} set deletes_at = now() where id::text = ${id}`,
  );
  return rowCount === 1;
}
