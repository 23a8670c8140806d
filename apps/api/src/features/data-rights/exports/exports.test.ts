import { calls, type DataExport } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { invitedByMail, newEmail, signedInPerson } from '../../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../../testing/websites/widget-websites.ts';
import { cleanUp } from '../../clean-up/clean-up.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { otherTables } from '../catalogue/other-tables.ts';
import { exportReadyMail } from '../mails/export-ready.ts';
import { beginAttempt, finishAttempt, insertExport, insertPiece } from './export-repository.ts';
import { exportTasks } from './tasks.ts';
import { PIECE_BYTES, writeExport } from './write-export.ts';

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

const FRENCH = { headers: { 'accept-language': 'fr' } };
const organizationPath = (id: string) => `/api/organization/data-export/${id}/file`;
const ownPath = (id: string) => `/api/user/data-export/${id}/file`;
const orgOf = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body.orgId ?? '';

async function download(client: TestClient, path: string): Promise<Record<string, string>> {
  const response = await fetch(`${product.url}${path}`, { headers: { cookie: client.cookieHeader() } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.zip"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(String(bytes.length)).toBe(response.headers.get('content-length'));
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString('utf8')]),
  );
}

async function madeExport(client: TestClient, kind: 'organization' | 'own', language = {}): Promise<DataExport> {
  const [request, read] =
    kind === 'own'
      ? [calls.requestOwnExport, calls.getOwnExport]
      : [calls.requestOrganizationExport, calls.getOrganizationExport];
  expect((await client.call(request, {}, language)).status).toBe(200);
  await product.jobsDone();
  const made = (await client.call(read, {})).body.export;
  expect(made).toMatchObject({ state: 'ready', part: null });
  expect(made?.partsDone).toBe(made?.partsTotal);
  return made as DataExport;
}

it('names every table and column of the database in the catalogue, however it came there', async () => {
  // Partitions count as their table.
  const { rows } = await product.pool.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema')
     group by 1 order by 1`,
  );
  const listed = catalogue.map(({ table, columns }) => {
    const inDatabase = getTableColumns(table);
    const names = Object.keys(columns).map((key) => inDatabase[key]?.name);
    return { name: `public.${getTableName(table)}`, columns: names.sort() };
  });
  const found = rows.filter(({ name }) => !(name in otherTables));
  expect(found).toEqual(listed.sort((a, b) => (a.name < b.name ? -1 : 1)));
  expect(Object.keys(otherTables).filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

describe('an export of an organization', () => {
  it('holds all of its data and nothing of others, in files that explain themselves, and is told of by mail', async () => {
    const { client: admin, email } = await signedInPerson(product);
    const { client: stranger, email: strangerEmail } = await signedInPerson(product);
    const member = await invitedByMail(product, admin);
    const invited = newEmail();
    await admin.call(calls.inviteUser, { query: { email: invited, role: 'ORG_USER' } });
    await admin.call(calls.updateOrganization, { body: { name: '=1+1' } });
    const website = await insertWidgetWebsite(product, admin);
    const foreign = await insertWidgetWebsite(product, stranger);
    await product.pool.query(
      `insert into visits (website_id, month, count) values ($1, date_trunc('month', now()), 7), ($2, date_trunc('month', now()), 9)`,
      [website.id, foreign.id],
    );
    expect((await admin.call(calls.getOrganizationExport, {})).body).toEqual({ export: null });

    const { id } = await madeExport(admin, 'organization', FRENCH);
    const files = await download(admin, organizationPath(id));
    const rows = (name: string) => JSON.parse(files[`${name}.json`] ?? '') as Record<string, unknown>[];
    expect(rows('organization')).toMatchObject([{ name: '=1+1', id: await orgOf(admin) }]);
    expect(files['organization.csv']).toContain("'=1+1");
    expect(
      rows('members')
        .map((one) => one.email)
        .sort(),
    ).toEqual([email, member.email].sort());
    expect(Object.keys(rows('members')[0] ?? {}).sort()).toEqual(['email', 'firstName', 'id', 'lastName']);
    expect(
      rows('memberships')
        .map((one) => one.role)
        .sort(),
    ).toEqual(['ORG_ADMIN', 'ORG_USER']);
    expect(rows('invitations').map((one) => one.email)).toContain(invited);
    expect(rows('websites')).toMatchObject([{ domain: website.domain, uniqueId: website.uniqueId }]);
    expect(rows('visits')).toMatchObject([{ domain: website.domain, count: 7 }]);
    // Each table twice, and each explained in the language of the person who asked.
    const names = Object.keys(files).filter((name) => name.endsWith('.json'));
    expect(Object.keys(files)).toHaveLength(2 * names.length + 1);
    expect(files['README.txt']).toContain('Les données de votre organisation');
    for (const name of names) expect(files['README.txt']).toContain(`${name}, ${name.replace('.json', '.csv')}`);

    const all = Object.values(files).join('\n');
    const secrets = await product.pool.query<{ secret: string }>(
      `select password_hash as secret from users where password_hash is not null
       union select secret_hash from sessions
       union select secret_hash from invitations union select secret_hash from mailed_links`,
    );
    for (const { secret } of secrets.rows) expect(all).not.toContain(secret);
    for (const other of [strangerEmail, foreign.domain, await orgOf(stranger)]) expect(all).not.toContain(other);

    const mail = await product.mail(email, /data of your organization is ready/);
    expect(mail.links[0]).toBe(`${product.settings.WEB_URL}/organization/settings/data`);
    expect(mail.text).not.toContain(id);
  });

  it('is for admins of that organization, as long as they are, for 7 days, and for nobody by its address', async () => {
    const { client: admin } = await signedInPerson(product);
    const other = await invitedByMail(product, admin, 'ORG_ADMIN');
    const { client: stranger } = await signedInPerson(product);
    const { id } = await madeExport(admin, 'organization');
    const statusFor = async (client: TestClient, path = organizationPath(id)) =>
      (await client.send('GET', path)).status;

    // For any admin of the organization, any number of times, from any server.
    const elsewhere = second.client();
    elsewhere.takeCookies(other.client);
    expect([await statusFor(other.client), await statusFor(elsewhere), await statusFor(admin)]).toEqual([
      200, 200, 200,
    ]);
    expect(await statusFor(product.client())).toBe(401);
    expect(await statusFor(stranger)).toBe(404);
    expect(await statusFor(admin, ownPath(id))).toBe(404);
    expect(await statusFor(admin, organizationPath(crypto.randomUUID()))).toBe(404);
    expect(await statusFor(admin, organizationPath('1'))).toBe(400);
    const mailTo = (requestedBy: string) =>
      exportReadyMail.compose(
        { exportId: id, requestedBy, own: 'false' },
        { db: product.platform.database, language: 'en', brandName: '', webUrl: '' },
      );
    expect(await mailTo(other.userId)).not.toBeNull();
    await admin.call(calls.updateUserRole, { params: { id: other.userId }, body: { role: 'ORG_USER' } });
    expect(await mailTo(other.userId)).toBeNull();
    expect(await statusFor(other.client)).toBe(403);
    expect((await other.client.call(calls.getOrganizationExport, {})).status).toBe(403);

    await product.pool.query('update data_exports set expires_at = now() where id = $1', [id]);
    expect(await admin.send('GET', organizationPath(id))).toMatchObject({ status: 404, body: { code: 'export_gone' } });
    expect((await admin.call(calls.getOrganizationExport, {})).body.export?.state).toBe('expired');
    await cleanUp(product.platform.database);
    const left = await product.pool.query('select from data_export_pieces where export_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });

  it('is made once however many ask, and every server sees its progress', async () => {
    const { client: admin } = await signedInPerson(product);
    const organizationId = await orgOf(admin);
    const elsewhere = second.client();
    elsewhere.takeCookies(admin);
    const requestedBy = (await admin.call(calls.getSessionUser, {})).body.userId;
    const { database } = product.platform;
    const id = (await insertExport(database, { organizationId }, { requestedBy, language: 'en' })) ?? '';
    const answers = await Promise.all(
      [admin, elsewhere, admin].map((client) => client.call(calls.requestOrganizationExport, {})),
    );
    expect(answers.map(({ body }) => body.export)).toEqual(
      new Array(3).fill(expect.objectContaining({ id, state: 'waiting' })),
    );
    await beginAttempt(database, id, 12);
    await product.pool.query("update data_exports set part = 'websites', parts_done = 3 where id = $1", [id]);
    expect((await elsewhere.call(calls.getOrganizationExport, {})).body.export).toMatchObject({
      ...{ state: 'running', part: 'websites', partsDone: 3, partsTotal: 12 },
    });
  });

  it('is begun again by another server when one ends on the way, and the first can write no more', async () => {
    const { client: admin } = await signedInPerson(product);
    const organizationId = await orgOf(admin);
    const { database } = product.platform;
    const { userId: requestedBy } = (await admin.call(calls.getSessionUser, {})).body;
    const id = (await insertExport(database, { organizationId }, { requestedBy, language: 'en' })) ?? '';
    const ended = await beginAttempt(database, id, 1);
    if (!ended) throw new Error('not begun');
    expect(await insertPiece(database, ended, 0, Buffer.from('half of a ZIP'))).toBe(true);
    const ready: string[] = [];
    const onReady = async () => void ready.push('ready');
    await writeExport(database, id, { brand: 'Evenway', onReady });
    expect(await insertPiece(database, ended, 1, Buffer.from('from the dead'))).toBe(false);
    expect(await finishAttempt(database, ended, { partsDone: 1, rows: 1, size: 1 })).toBeNull();
    // A finished one is not made again.
    await writeExport(database, id, { brand: 'Evenway', onReady });
    expect(ready).toEqual(['ready']);
    expect(Object.keys(await download(admin, organizationPath(id)))).toContain('README.txt');
  });

  it('ends in silence when the organization is deleted on the way', async () => {
    const { client: admin } = await signedInPerson(product);
    const { database } = product.platform;
    const organizationId = await orgOf(admin);
    const { userId: requestedBy } = (await admin.call(calls.getSessionUser, {})).body;
    const id = (await insertExport(database, { organizationId }, { requestedBy, language: 'en' })) ?? '';
    const meanwhile = watched(database, async () => {
      await product.pool.query('delete from data_exports where id = $1', [id]);
    });
    await writeExport(meanwhile, id, { brand: 'Evenway', onReady: () => Promise.reject(new Error('told')) });
    await writeExport(database, id, { brand: 'Evenway', onReady: () => Promise.reject(new Error('told')) });
    expect((await admin.call(calls.getOrganizationExport, {})).body.export).toBeNull();
  });

  it('is told to have failed after some attempts, and can be asked for again', async () => {
    const { client: admin } = await signedInPerson(product);
    const organizationId = await orgOf(admin);
    const { platform } = product;
    const { userId: requestedBy } = (await admin.call(calls.getSessionUser, {})).body;
    const exportId = (await insertExport(platform.database, { organizationId }, { requestedBy, language: 'en' })) ?? '';
    const database = watched(platform.database, () => Promise.reject(new Error('away')));
    const task = exportTasks({ ...platform, database }).write_data_export as (...given: unknown[]) => Promise<void>;
    await expect(task({ exportId }, { job: { attempts: 4 } })).rejects.toThrow('away');
    await task({ exportId }, { job: { attempts: 5 } });
    expect((await admin.call(calls.getOrganizationExport, {})).body.export?.state).toBe('failed');
    await madeExport(admin, 'organization');
  });

  it('takes no more memory for a large organization: a few hundred rows and one piece at a time', async () => {
    const { client: admin } = await signedInPerson(product);
    const organizationId = await orgOf(admin);
    const { id: websiteId } = await insertWidgetWebsite(product, admin);
    const many = 12_000;
    await product.pool.query(
      `insert into feature_uses (website_id, month, feature, count)
       select $1, date_trunc('month', now()), md5(n::text) || md5((-n)::text), n from generate_series(1, $2) n`,
      [websiteId, many],
    );
    const { database } = product.platform;
    const { userId: requestedBy } = (await admin.call(calls.getSessionUser, {})).body;
    const id = (await insertExport(database, { organizationId }, { requestedBy, language: 'en' })) ?? '';
    let most = 0;
    const counting = watched(database, async (rows) => {
      most = Math.max(most, rows);
    });
    await writeExport(counting, id, { brand: 'Evenway', onReady: async () => undefined });
    const { rows } = await product.pool.query<{ pieces: number; largest: number; all: number }>(
      `select count(*)::int as pieces, max(length(bytes)) as largest, sum(length(bytes))::int as all
       from data_export_pieces where export_id = $1`,
      [id],
    );
    const made = (await admin.call(calls.getOrganizationExport, {})).body.export;
    expect(made?.rows).toBeGreaterThan(many);
    expect(made?.size).toBe(rows[0]?.all);
    expect(most).toBeLessThanOrEqual(500);
    expect(rows[0]?.pieces).toBeGreaterThan(3);
    expect(rows[0]?.largest).toBeLessThan(PIECE_BYTES + 64 * 1024);
    const files = await download(admin, organizationPath(id));
    expect(JSON.parse(files['feature-uses.json'] ?? '')).toHaveLength(many);
    expect(files['feature-uses.csv']?.trimEnd().split('\r\n')).toHaveLength(many + 1);
  });
});

describe('an export of one’s own data', () => {
  it('holds what is about the person, and is for that person alone', async () => {
    const { client: admin, email: adminEmail } = await signedInPerson(product);
    const { client, email, userId } = await invitedByMail(product, admin);
    const { id } = await madeExport(client, 'own');
    const files = await download(client, ownPath(id));
    const rows = (name: string) => JSON.parse(files[`${name}.json`] ?? '') as Record<string, unknown>[];
    expect(rows('account')).toMatchObject([{ id: userId, email, firstName: 'Sam', language: 'en' }]);
    expect(rows('organizations')).toMatchObject([{ name: 'Durand & Co' }]);
    expect(Object.keys(rows('organizations')[0] ?? {}).sort()).toEqual(['createdAt', 'deletesAt', 'id', 'name']);
    expect(rows('memberships')).toMatchObject([{ role: 'ORG_USER', organization: 'Durand & Co' }]);
    expect(rows('sessions')).toHaveLength(1);
    expect(rows('invitations')).toMatchObject([{ email, organization: 'Durand & Co' }]);
    expect(rows('mails').map((mail) => mail.template)).toContain('invitation');
    expect(files['README.txt']).toContain('Your data at Evenway');
    expect(Object.values(files).join('\n')).not.toContain(adminEmail);

    expect((await product.mail(email, /^Your data is ready/)).links[0]).toBe(
      `${product.settings.WEB_URL}/organization/user-profile/data`,
    );
    expect((await admin.send('GET', ownPath(id))).status).toBe(404);
    expect((await admin.send('GET', organizationPath(id))).status).toBe(404);
    expect((await product.client().send('GET', ownPath(id))).status).toBe(401);
    // It is deleted with the account.
    await admin.call(calls.deleteUser, { params: { id: userId } });
    expect((await client.send('GET', ownPath(id))).status).toBe(401);
    expect((await product.pool.query('select from data_export_pieces where export_id = $1', [id])).rowCount).toBe(0);
  });
});

/** A database that reports how many rows each statement of a read transaction returned. */
function watched(database: Database, onRows: (rows: number) => Promise<void>): Database {
  const watch = (tx: Transaction) =>
    new Proxy(tx, {
      get: (target, name) =>
        name === 'execute'
          ? async (query: Parameters<Transaction['execute']>[0]) => {
              const result = await target.execute(query);
              await onRows(result.rows.length);
              return result;
            }
          : Reflect.get(target, name),
    });
  return new Proxy(database, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: (tx: Transaction) => Promise<unknown>, config?: Parameters<Database['transaction']>[1]) =>
            target.transaction((tx) => work(config?.accessMode === 'read only' ? watch(tx) : tx), config)
        : Reflect.get(target, name),
  });
}
