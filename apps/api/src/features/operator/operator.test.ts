import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, statementPath } from '@evenway/contract';
import { type Endpoint, endpoints, publicEndpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorActions } from '../../operator-actions.ts';
import { connectDatabase, JOB_TIMEOUTS } from '../../platform/database/database.ts';
import { auditEntries } from '../../platform/database/schema/index.ts';
import { newApiKey } from '../../testing/accounts/api-keys.ts';
import {
  digest,
  invitedPerson,
  mailedToken,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
} from '../../testing/accounts/people.ts';
import { addApp } from '../../testing/accounts/second-factor.ts';
import { setUpSso } from '../../testing/accounts/single-sign-on.ts';
import { secretValues } from '../../testing/attacks/attacked-organization.ts';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';
import { type Filled, fillEveryTable } from '../../testing/database/fill-every-table.ts';
import { recordChanges } from '../../testing/database/record-changes.ts';
import { tablesMentioning } from '../../testing/database/search-database.ts';
import type { TestProduct } from '../../testing/test-product.ts';
import { insertMessage } from '../../testing/websites/messages.ts';
import { savedStatement } from '../../testing/websites/statements.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { deeds } from './deeds.ts';
import { runOperatorCommand } from './operator-command.ts';

let billing: BillingProduct;
let product: TestProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
  product = billing.product;
});
afterAll(() => billing.stop());

const WHY = ['--as', 'Lena', '--reason', 'They asked by phone, ticket 12.'];

async function run(args: readonly string[], database = product.platform.database): Promise<string> {
  const said: string[] = [];
  const actions = operatorActions(product.platform.keys);
  await runOperatorCommand(args, { database, actions, brandName: 'Evenway', say: (line) => void said.push(line) });
  return said.join('\n');
}
const doIt = (...words: string[]) => run([...words, ...WHY, '--yes']);
const refusal = (...args: string[]) => run(args).catch((error: Error) => error.message);

const me = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body;
const query = async (text: string, values: unknown[] = []) => (await product.pool.query(text, values)).rows;
const folder = mkdtempSync(join(tmpdir(), 'evenway-operator-'));

async function organization() {
  const { client: admin, email } = await signedInPerson(product);
  const { orgId, userId } = await me(admin);
  return { admin, email, userId, orgId: orgId ?? '' };
}

/** The id of a mail that somebody asked for. */
async function resetMail(email: string): Promise<string> {
  await product.client().call(calls.forgotPassword, { body: { email } });
  await product.mail(email, /password/);
  return (await query('select id from mail_outbox where recipient = $1', [email]))[0].id;
}

/** For every deed: words that it can be done with, for organizations of its own. */
const samples: Readonly<Record<string, () => Promise<{ words: string[]; orgId: string | null }>>> = {
  suspend: async () => {
    const { orgId } = await organization();
    return { words: ['organization', orgId], orgId };
  },
  resume: async () => {
    const { admin, orgId } = await organization();
    const { id } = await insertWidgetWebsite(product, admin);
    await query('update websites set suspended_at = now() where id = $1', [id]);
    return { words: ['website', id], orgId };
  },
  verify: async () => {
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    const [{ organization_id: orgId }] = await query('select organization_id from users where email = $1', [email]);
    return { words: [email], orgId };
  },
  resend: async () => {
    const { email, orgId } = await organization();
    return { words: [await resetMail(email)], orgId };
  },
  'change-address': async () => {
    const { email, orgId } = await organization();
    return { words: [email, newEmail()], orgId };
  },
  'lift-limits': async () => {
    const { email, orgId, userId } = await organization();
    await query(`insert into rate_limits values ('info.user:' || $1, 9, now() + interval '1 hour')`, [userId]);
    return { words: [email], orgId };
  },
  'end-sessions': async () => {
    const { email, orgId } = await organization();
    return { words: [email], orgId };
  },
  'reset-second-factor': async () => {
    const { admin, email, orgId } = await organization();
    await addApp(admin);
    return { words: [email], orgId };
  },
  'make-admin': async () => {
    const { admin, orgId } = await organization();
    const { email } = await invitedPerson(product, admin);
    return { words: [email, orgId], orgId };
  },
  'turn-off-sso': async () => {
    const { admin, orgId } = await organization();
    await setUpSso(product, admin);
    return { words: [orgId], orgId };
  },
  export: async () => {
    const { orgId } = await organization();
    return { words: ['organization', orgId], orgId };
  },
  'save-export': async () => {
    const { email, orgId } = await organization();
    const id = /The export (\S+)/.exec(await doIt('export', 'account', email))?.[1] ?? '';
    const state = async () => (await query('select state from data_exports where id = $1', [id]))[0].state;
    await expect.poll(state, { timeout: 30_000 }).toBe('ready');
    return { words: [id, email, join(folder, `${id}.zip`)], orgId };
  },
  delete: async () => {
    const { orgId } = await organization();
    return { words: ['organization', orgId], orgId };
  },
  'delete-again': async () => {
    const { orgId } = await organization();
    const file = join(folder, `${orgId}.txt`);
    writeFileSync(file, `organization ${orgId} 2026-01-01T00:00:00.000Z\n`);
    return { words: [file], orgId: null };
  },
  announce: async () => ({ words: ['--en', 'Work tonight', '--fr', 'Travaux cette nuit'], orgId: null }),
  'end-announcement': async () => {
    const [{ id }] = await query(`insert into announcements (text_en, text_fr) values ('a', 'b') returning id`);
    return { words: [id], orgId: null };
  },
};

describe('every deed', () => {
  it('has a sample here', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(deeds).sort());
  });

  it.each(Object.keys(deeds))(
    '%s: a name and a reason first, then a dry run, then one entry in the trail',
    async (name) => {
      const { words, orgId } = (await samples[name]?.()) ?? { words: [], orgId: null };
      await product.jobsDone();
      const changes = await changesOf();
      expect(await refusal(name, ...words)).toContain('Say who you are');
      expect(await refusal(name, ...words, '--as', 'Lena')).toContain('Say why');
      expect(await refusal(name, ...words, '--as', 'Lena', '--reason', 'short')).toContain('Say why');
      const dry = await run([name, ...words, ...WHY]);
      expect(dry).toContain('Nothing was changed');
      expect((await changes()).filter(({ table }) => table !== 'payment_events')).toEqual([]);

      const before = await query('select count(*)::int as count from audit_entries');
      const said = await doIt(name, ...words);
      expect(said).not.toContain('Nothing was changed');
      // What is said beforehand is what is done.
      const sameFirst = (text: string) => text.split('\n')[0]?.replaceAll(/[\da-f-]{36}/g, 'ID');
      expect(sameFirst(said)).toBe(sameFirst(dry));
      const [entry, ...others] = await product.platform.database
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.actorKind, 'operator'))
        .orderBy(auditEntries.at)
        .then((rows) => rows.slice(-1));
      expect(others).toEqual([]);
      expect((await query('select count(*)::int as count from audit_entries'))[0].count).toBe(before[0].count + 1);
      expect(entry).toMatchObject({
        organizationId: orgId,
        actorLabel: 'Evenway (Lena)',
        details: { reason: 'They asked by phone, ticket 12.' },
      });
    },
  );
});

let noted: Awaited<ReturnType<typeof recordChanges>> | undefined;
/** What changes from here on. */
async function changesOf() {
  noted ??= await recordChanges(product.pool);
  await noted();
  return noted;
}

describe('what a deed does', () => {
  it('an organization reads what was done to it, and why', async () => {
    const { admin, email } = await organization();
    await doIt('lift-limits', email);
    const { body } = await admin.call(calls.listAuditEntries, { query: { search: 'Evenway' } });
    expect(body.entries[0]).toMatchObject({
      event: 'operator.limits_lifted',
      actor: 'Evenway (Lena)',
      target: email,
      details: { reason: 'They asked by phone, ticket 12.' },
    });
  });

  it('suspends an organization in everything that it has, and brings it back as it was', async () => {
    const { admin, orgId } = await organization();
    const website = await insertWidgetWebsite(product, admin);
    const { params, revision } = await savedStatement(admin, website.id, website.domain);
    await admin.call(calls.publishStatement, { params, body: { revision } });
    const [{ public_id: publicId }] = await query('select public_id from statements where website_id = $1', [
      website.id,
    ]);
    const key = await newApiKey(admin, ['websites:read']);
    const seen = async () => ({
      config: (await (await fetch(`${product.url}/widget/config/${website.uniqueId}.json`)).text()).includes(
        '"live":true',
      ),
      statement: (await fetch(`${product.url}${statementPath(publicId)}`)).status,
      key: (await fetch(`${product.url}/api/v1/websites`, { headers: { authorization: `Bearer ${key}` } })).status,
      screen: (await admin.call(calls.listWebsites, {})).status,
      own: (await admin.call(calls.getCurrentUser, {})).status,
    });
    const open = { config: true, statement: 200, key: 200, screen: 200, own: 200 };
    expect(await seen()).toEqual(open);
    await doIt('suspend', 'organization', orgId);
    await expect
      .poll(seen, { timeout: 30_000 })
      .toEqual({ config: false, statement: 404, key: 401, screen: 403, own: 200 });
    expect((await me(admin)).organizationSuspendedAt).toBeDefined();
    // Visitors are told nothing: it looks like a website that never was.
    const unknown = await fetch(`${product.url}/widget/config/${'0'.repeat(32)}.json`);
    const suspended = await fetch(`${product.url}/widget/config/${website.uniqueId}.json`);
    expect(await suspended.text()).toBe(await unknown.text());
    expect(await refusal('suspend', 'organization', orgId, ...WHY, '--yes')).toContain('suspended already');
    await doIt('resume', 'organization', orgId);
    await expect.poll(seen, { timeout: 30_000 }).toEqual(open);
  });

  it('suspends one widget: it is neither sold, offered nor deleted until that is settled', async () => {
    const { admin } = await organization();
    const website = await insertWidgetWebsite(product, admin, { status: null });
    const other = await insertWidgetWebsite(product, admin);
    expect(await doIt('suspend', 'website', website.id)).toContain('Nothing is being charged.');
    expect(await run(['suspend', 'website', other.id, ...WHY])).toContain('One subscription goes on');
    const priceId = (await admin.call(calls.listPrices, {})).body.find(({ name }) => name === 'Starter')?.id ?? '';
    const params = { id: website.id };
    const answers = [
      await admin.call(calls.createCheckoutSession, { body: { domain: website.domain, priceId } } as never),
      await admin.call(calls.offerTransfer, { params, body: { email: newEmail() } }),
      await admin.call(calls.deleteWebsite, { params }),
      await admin.call(calls.startCheck, { params: { websiteId: website.id }, body: { width: null, theme: 'light' } }),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ code: 'website_suspended' });
    expect(await (await fetch(`${product.url}/widget/config/${other.uniqueId}.json`)).text()).toContain('"live":true');
  });

  it('verifies by hand: the person signs in with the password they chose', async () => {
    const email = newEmail();
    await product.client().call(calls.signUp, { body: signUpBody(email) });
    await doIt('verify', email);
    expect((await product.client().call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(
      200,
    );
    expect(await refusal('verify', email, ...WHY, '--yes')).toMatch(/verified|confirmed/i);

    const contested = newEmail();
    for (let signup = 0; signup < 2; signup += 1)
      await product
        .client()
        .call(calls.signUp, { body: signUpBody(contested, { password: digest(`Other${signup}!`) }) });
    expect(await refusal('verify', contested, ...WHY)).toContain('Several people signed up');
    const [{ id }] = await query('select id from users where email = $1 limit 1', [contested]);
    expect(await doIt('verify', id)).toContain('a password is chosen by a mail');
    expect((await product.mail(contested, /password/i)).links.length).toBeGreaterThan(0);
  });

  it('moves an account whose mailbox is lost: the new one proves itself, the old one is told', async () => {
    const { email } = await organization();
    const address = newEmail();
    expect(await refusal('change-address', email, (await organization()).email, ...WHY)).toContain(
      'account of its own',
    );
    await doIt('change-address', email, address);
    expect((await product.mail(email, /about to change/)).text).toContain(address);
    const token = await mailedToken(product, address, /Confirm your new/);
    expect(await refusal('show', address)).toContain('There is no account');
    expect((await product.client().call(calls.verifyEmail, { query: { token } })).status).toBe(200);
    expect(await run(['show', address])).toContain(`Account ${address}`);
    expect(await refusal('show', email)).toContain('There is no account');
  });

  it('takes a second factor away, ends sessions, and tells the person', async () => {
    const { admin, email } = await organization();
    await addApp(admin);
    await doIt('reset-second-factor', email);
    expect((await admin.call(calls.getCurrentUser, {})).status).toBe(401);
    expect((await product.mail(email, /was reset/)).text).toContain('our support reset');
    expect((await product.client().call(calls.logIn, { body: { email, password: digest(PASSWORD) } })).status).toBe(
      200,
    );
  });

  it('makes a member an admin, and tells them', async () => {
    const { admin, orgId } = await organization();
    const { email } = await invitedPerson(product, admin);
    await doIt('make-admin', email, orgId);
    expect((await product.mail(email, /^You are now an admin of/)).text).toContain('Our support made you an admin');
  });

  it('sends a mail again', async () => {
    const { email } = await organization();
    const id = await resetMail(email);
    await doIt('resend', id);
    await product.jobsDone();
    const [first, second, ...others] = await product.mails(email);
    expect(others).toEqual([]);
    expect(second?.links).toEqual(first?.links);
  });

  it('deletes on request, says so as a proof, and again after a restore', async () => {
    const { admin, email, userId, orgId } = await organization();
    const website = await insertWidgetWebsite(product, admin);
    const visitor = newEmail();
    const messageId = await insertMessage(product, website.id, visitor);
    const [row] = await query('select * from messages where id = $1', [messageId]);
    expect(await refusal('delete', 'account', email, ...WHY, '--yes')).toContain('admin');
    await admin.call(calls.inviteUser, { query: { email: visitor, role: 'ORG_USER' } });
    await product.mail(visitor, /invited/);
    expect(await refusal('delete', 'address', email, ...WHY)).toContain('has an account');
    const copy = join(folder, 'visitor.json');
    await doIt('export', 'address', visitor, copy);
    expect(JSON.parse(readFileSync(copy, 'utf8'))).toMatchObject([
      { id: messageId, website: website.domain, goal: 'Order', barrier: 'No way in', words: [] },
    ]);
    expect(await doIt('delete', 'address', visitor)).toContain('that are gone: 1.');
    const naming = await tablesMentioning(product.pool, [visitor]);
    // The notes of this test itself.
    naming.delete('changes');
    expect([...naming]).toEqual([]);
    expect(await run(['find', visitor])).toContain('Nothing is found');
    await doIt('delete', 'organization', orgId);
    expect((await product.mail(email, /will be deleted on/)).text).toContain('Our support team closed');
    await query('update organizations set deletes_at = now() where id = $1', [orgId]);
    await finishDeletions();
    const proof = await run(['deletions', '--since', new Date(Date.now() - 3_600_000).toISOString()]);
    for (const line of [`organization ${orgId} `, `account ${userId} `, `message ${messageId} `])
      expect(proof).toContain(line);

    // A backup brings them back.
    const file = join(folder, 'deletions.txt');
    writeFileSync(file, proof);
    await query(`insert into organizations (id, name) values ($1, 'Back')`, [orgId]);
    await query('insert into websites (id, organization_id, domain) values ($1, $2, $3)', [
      ...[website.id, orgId, website.domain],
    ]);
    await query('insert into messages select * from jsonb_populate_record(null::messages, $1)', [JSON.stringify(row)]);
    await query(
      `insert into users (id, email, first_name, last_name, email_verified_at) values ($1, $2, 'A', 'B', now())`,
      [userId, email],
    );
    expect(await doIt('delete-again', file)).toContain('3 of ');
    await finishDeletions();
    for (const [table, id] of [
      ['organizations', orgId],
      ['users', userId],
      ['messages', messageId],
    ])
      expect(await query(`select from ${table} where id = $1`, [id]), table).toEqual([]);
  });

  it('lists an account that ended with its last membership, too', async () => {
    const { admin } = await organization();
    const { userId } = await invitedPerson(product, admin);
    expect((await admin.call(calls.deleteUser, { params: { id: userId } })).status).toBe(200);
    expect(await run(['deletions'])).toContain(`account ${userId} `);
  });

  it('saves an export into a file of its own', async () => {
    const { words } = (await samples['save-export']?.()) ?? { words: [] };
    const file = words[2] ?? '';
    await doIt('save-export', ...words);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
    expect(await refusal('save-export', ...words, ...WHY, '--yes')).toContain('EEXIST');
  });
});

const finishDeletions = async () => {
  await query(`select graphile_worker.add_job('finish_deletions')`);
  await product.jobsDone();
};

describe('looking', () => {
  let filled: Filled;
  beforeAll(async () => {
    filled = await fillEveryTable(billing);
  });

  it('finds a customer by everything that names one', async () => {
    const { orgId, name, customerId, member } = filled;
    const one = async (text: string) => (await query(text, [orgId]))[0].value;
    const ofOrganization = [
      ...[orgId, name.slice(0, -1), customerId],
      await one('select domain as value from websites where organization_id = $1 limit 1'),
      await one('select unique_id as value from websites where organization_id = $1 limit 1'),
      await one('select id as value from websites where organization_id = $1 limit 1'),
      await one(
        'select s.subscription_id as value from website_subscriptions s join websites w on w.id = s.website_id where organization_id = $1 limit 1',
      ),
      await one('select id as value from payment_reversals where organization_id = $1 limit 1'),
    ];
    for (const text of ofOrganization) expect(await run(['find', text]), text).toContain(`organization ${orgId}`);
    for (const text of [member.email, member.email.toUpperCase(), member.userId])
      expect(await run(['find', text]), text).toContain(`account ${member.userId}`);
    expect(await run(['find', `100%_${name}`])).toContain('Nothing is found');
    expect(await refusal('find', 'ab')).toContain('three characters');
  });

  it('shows everything in one place', async () => {
    const { orgId, name, customerId, member } = filled;
    const text = await run(['show', orgId]);
    for (const part of [
      ...[name, orgId, customerId, member.email, member.userId, 'Last mails', 'sent', 'Refunds and disputes', 're_'],
      ...['Counted against misuse', 'check.website: 1', 'Last changes', 'widget.saved', 'Open invitations'],
    ])
      expect(text).toContain(part);
    const account = await run(['show', member.email]);
    for (const part of ['Open sessions', 'two-step sign-in', name, 'Last mails']) expect(account).toContain(part);
  });

  it('shows no secret', async () => {
    // An invitation's address is where its link goes, and no secret from support.
    const secrets = (await secretValues(product.pool)).filter((value) => !value.includes('@'));
    expect(secrets.length).toBeGreaterThan(30);
    const { orgId, adminId, member, name } = filled;
    const texts = await Promise.all(
      [['show', orgId], ['show', adminId], ['show', member.userId], ['find', name], ['deletions']].map((args) =>
        run(args),
      ),
    );
    for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
  });

  it('works with a role that may look and nothing else', async () => {
    const role = `support_${orgHex()}`;
    await query(`create role ${role} login password 'x'`);
    await query(await run(['support-role', role]));
    const url = new URL(product.settings.DATABASE_OWNER_URL);
    url.username = role;
    url.password = 'x';
    const connection = connectDatabase(url.href, { poolSize: 1, onLost: () => undefined, timeouts: JOB_TIMEOUTS });
    try {
      const { database } = connection;
      for (const args of [
        ['show', filled.orgId],
        ['show', filled.member.email],
        ['find', filled.name],
        ['deletions'],
        ['announcements'],
      ])
        expect(await run(args, database)).toBe(await run(args));
      for (const [name, sample] of Object.entries(samples)) {
        const { words } = await sample();
        await expect(run([name, ...words, ...WHY, '--yes'], database), name).rejects.toThrow();
      }
      const client = await connection.pool.connect();
      try {
        for (const column of ['users.password_hash', 'sessions.secret_hash', 'mail_outbox.params', 'messages.barrier'])
          await expect(client.query(`select ${column} from ${column.split('.')[0]}`), column).rejects.toThrow(/denied/);
      } finally {
        client.release();
      }
    } finally {
      await connection.close();
      await query(`drop owned by ${role}; drop role ${role}`);
    }
  });
});

const orgHex = () => Math.random().toString(16).slice(2, 10);

describe('nobody reaches it from outside', () => {
  it('no call of the product belongs to it, and no call writes as the operator', () => {
    const all = Object.entries<Endpoint>({ ...endpoints, ...publicEndpoints });
    for (const [name, { path, event, otherEvents = [] }] of all) {
      expect(path, name).not.toContain('operator');
      for (const written of [event, ...otherEvents]) expect(written ?? '', name).not.toMatch(/^operator\./);
    }
    for (const { path } of product.routes) expect(path).not.toContain('operator');
  });

  it('has no command that opens a session, shows a link or takes a password', () => {
    for (const name of Object.keys(deeds)) expect(name).not.toMatch(/sign-?in|impersonat|password|link|key/);
  });
});
