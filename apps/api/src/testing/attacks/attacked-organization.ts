import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import { catalogue } from '../../features/data-rights/catalogue/catalogue.ts';
import { linkSecret } from '../../platform/crypto/keys.ts';
import { newApiKey } from '../accounts/api-keys.ts';
import { digest, invitedPerson, joinedPerson, newEmail, signedInPerson } from '../accounts/people.ts';
import { claimDomain, newMailDomain } from '../accounts/single-sign-on.ts';
import type { BillingProduct } from '../billing-product.ts';
import { type Filled, fillEveryTable } from '../database/fill-every-table.ts';
import { secretsInRowsWith } from '../database/search-database.ts';
import type { Texts } from '../fuzz/schema-values.ts';
import { savedStatement } from '../websites/statements.ts';

/** An organization with something of everything, and what tells that a response or a row is about it. */
export interface Attacked extends Filled {
  /** Was an admin of it, and still has an account, a key, and the links to what they began. */
  readonly former: {
    readonly email: string;
    readonly client: TestClient;
    readonly token: string;
    readonly apiKey: string;
  };
  /** Was one too. The account went with the membership. */
  readonly deleted: { readonly client: TestClient; readonly token: string };
  /** A row with one of these is the organization's or its people's, or refers to something of theirs. */
  readonly ids: readonly string[];
  /** What nobody outside may read: the same, and names, addresses and texts. */
  readonly marks: readonly string[];
  /** What nobody may read, not even an admin. */
  readonly secrets: readonly string[];
  /** What an attacker may know of it: an id of each kind, addresses, and links that they hold. */
  readonly known: (field: string, path: string) => readonly string[];
  /** The same, and what else the calls take. */
  readonly texts: Texts;
}

const WRITTEN = 'Written-by-the-attacked';

export async function createAttacked(billing: BillingProduct): Promise<Attacked> {
  const { product } = billing;
  const { pool, platform } = product;
  const list = async (statement: string, ...values: unknown[]): Promise<string[]> =>
    (await pool.query(statement, values)).rows.map(({ value }) => String(value));
  const tables = await list(
    `select relname as value from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const former = await signedInPerson(product);
  const ofFormer = new Set(await secretsInRowsWith(pool, tables, ['']));
  const filled = await fillEveryTable(billing);
  const { admin, orgId } = filled;
  const websites = await list(
    'select id as value from websites where organization_id = $1 order by status nulls last',
    orgId,
  );
  await makeUsable(billing, filled, websites[0] ?? '');
  await markTexts(pool);

  await joinedPerson(product, admin, former, 'ORG_ADMIN');
  const apiKey = await newApiKey(former.client, ['usage:read']);
  const invited = newEmail();
  await former.client.call(calls.inviteUser, { query: { email: invited, role: 'ORG_ADMIN' } });
  await former.client.call(calls.offerTransfer, { params: { id: websites[1] ?? '' }, body: { email: former.email } });
  const links = await list(
    `select i.id as value from invitations i join users u on u.id = i.invited_by where u.email = $1
     union all select t.id from website_transfers t join users u on u.id = t.offered_by where u.email = $1`,
    former.email,
  );
  const deleted = await invitedPerson(product, admin, 'ORG_ADMIN');
  const [formerId = ''] = await list('select id as value from users where email = $1', former.email);
  for (const id of [formerId, deleted.userId]) await admin.call(calls.deleteUser, { params: { id } });
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'nobody_does_this'`,
  );
  await billing.settled();

  const ids = (await secretsInRowsWith(pool, tables, [''])).filter((value) => !ofFormer.has(value));
  const emails = [...(await list('select email as value from users where email <> $1', former.email)), invited];
  const held = links.map((id) => linkSecret(platform.keys.link, id));
  const kinds = [
    { table: 'websites', id: websites[1] ?? '' },
    { table: 'users', id: filled.adminId },
    ...(await oneOfEachKind(pool, ids)),
  ];
  const known = {
    websiteId: websites,
    organizationId: [orgId],
    findingId: await list('select id as value from accessibility_findings'),
    sessionId: (await billing.stripe.checkout.sessions.list({ customer: filled.customerId })).data.map(({ id }) => id),
    email: [filled.member.email, invited],
    token: held,
  };
  const prices = (await product.client().call(calls.listPrices, {})).body.map(({ id }) => id);
  const secretTexts = await secretValues(pool);
  return {
    ...filled,
    former: { ...former, apiKey },
    deleted,
    ids,
    marks: [WRITTEN, ...ids, ...filled.ofOrganization, ...filled.ofPerson, ...emails],
    secrets: [...secretTexts, ...held, apiKey],
    known: (field, path) => (field === 'id' ? idsFor(path, kinds) : (known[field as keyof typeof known] ?? [])),
    texts: textsFrom({
      ...{ ...known, email: [newEmail()], token: ['A'.repeat(43)], inviteToken: ['A'.repeat(43)] },
      ...{
        priceId: prices,
        newPriceId: prices,
        domain: filled.ofOrganization.filter((text) => /^\w+\.example$/.test(text)),
      },
      url: ['https://hooks.example/evenway'],
    }),
  };
}

const DAY_MS = 86_400_000;
const ANYTHING = [
  ...['Lou', '/', '/about', 'https://shop.example/statement', '#1e4ed8', '1', digest('Another1!')],
  new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
];
const textsFrom =
  (byField: Readonly<Record<string, readonly string[]>>): Texts =>
  (field) =>
    byField[field] ?? ANYTHING;

/** What `fillEveryTable` only needs to be there must work here, so that nothing but a guard is in the attacker's way. */
async function makeUsable(billing: BillingProduct, { admin }: Filled, websiteId: string): Promise<void> {
  const { product } = billing;
  for (const table of ['statements', 'sso_connections', 'sso_domains', 'webhook_endpoints'])
    await product.pool.query(`delete from ${table}`);
  await admin.call(calls.saveSsoProvider, { body: product.company });
  await claimDomain(admin, newMailDomain());
  const body = { url: 'https://hooks.example/evenway', events: ['invoice.paid' as const] };
  await admin.call(calls.createWebhook, { body });
  await product.pool.query(
    `insert into webhook_deliveries (event_id, endpoint_id, answer)
     select v.id, e.id, '' from webhook_events v join webhook_endpoints e using (organization_id) limit 1`,
  );
  const { params, revision } = await savedStatement(admin, websiteId, 'shop.example');
  await admin.call(calls.publishStatement, { params, body: { revision } });
}

/** Makes texts that people wrote as recognizable as ids. */
async function markTexts(pool: pg.Pool): Promise<void> {
  for (const change of [
    `messages set goal = $1, barrier = $1, note = $1, email = 'visitor-' || lower($1) || '@x.example'`,
    'message_words set text = $1',
    'accessibility_findings set snippet = $1',
    'accessibility_check_pages set path = $1',
    'manual_check_answers set note = $1',
    'passkeys set name = $1',
    'api_keys set name = $1',
    `webhook_endpoints set url = 'https://hooks.example/' || $1`,
    'webhook_deliveries set answer = $1',
    'audit_entries set target_label = $1',
    `sessions set device = $1 where organization_id in (select id from organizations where name like 'Bakery %')`,
  ])
    await pool.query(`update ${change}`, [WRITTEN]);
}

interface KnownId {
  readonly table: string;
  readonly id: string;
}

/** In a full run the ids of every kind, otherwise those of tables that share a word with the path. */
function idsFor(path: string, kinds: readonly KnownId[]): string[] {
  const words = path.split(/[/:-]/).map((word) => word.replace(/s$/, ''));
  const fitting = kinds.filter(({ table }) => table.split('_').some((part) => words.includes(part.replace(/s$/, ''))));
  return (isFull || fitting.length === 0 ? kinds : fitting).map(({ id }) => id);
}

/** Of every table that has ids. */
async function oneOfEachKind(pool: pg.Pool, ids: readonly string[]): Promise<KnownId[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const first = async ({ name }: { name: string }) =>
    (await pool.query(`select id from ${name} where id::text = any($1) limit 1`, [ids])).rows.map(({ id }) => ({
      table: name,
      id,
    }));
  return (await Promise.all(rows.map(first))).flat();
}

/** Every value of a column that the catalogue of data calls secret. */
export async function secretValues(pool: pg.Pool): Promise<string[]> {
  const found: string[] = [];
  for (const { table, columns } of catalogue)
    for (const [field, { name, columnType }] of Object.entries(getTableColumns(table))) {
      if (columns[field] !== 'secret' || !['PgText', 'PgUUID'].includes(columnType)) continue;
      const { rows } = await pool.query(`select distinct ${name}::text as value from ${getTableName(table)}`);
      found.push(...rows.flatMap(({ value }) => (value?.length >= 16 ? [value] : [])));
    }
  return found;
}
