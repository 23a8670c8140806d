import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { Client, Pool } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { createLocalStripe } from '@evenway/local-stripe';
import { startTcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rememberKeys } from '../../platform/crypto/key-markers.ts';
import { connectDatabase, JOB_TIMEOUTS } from '../../platform/database/database.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { createPayments } from '../../platform/payments/payments.ts';
import { databaseUrl, migrationsFolder } from '../../testing/database/database-setup.ts';
import { startTransactionPooler } from '../../testing/database/transaction-pooler.ts';
import { makeCertificate } from '../../testing/network/make-certificate.ts';
import { HANDLED_EVENTS } from '../billing/events/jobs-of-event.ts';
import { setUpCatalogue } from '../billing/plans/set-up-catalogue.ts';
import { checkCertificate, checkNames } from './check-addresses.ts';
import { checkOwner, checkPooler, checkReplica, checkServedSchema, checkServerRole } from './check-database.ts';
import { checkKeys } from './check-keys.ts';
import { diskFinding, filesFinding } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkSettings } from './check-settings.ts';
import { compareClocks } from './clock.ts';
import { examine } from './examine.ts';
import { type Finding, runChecks } from './finding.ts';
import { printReport } from './print-report.ts';

/** Reached like a machine of its own: only 127.0.0.1 counts as this one. */
const ELSEWHERE = '127.0.0.2';

const cleanUps: Array<() => unknown> = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => server.close());
  return (server.address() as AddressInfo).port;
};
const messagesOf = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).map(({ text }) => text);

/** A database with the current schema, and the addresses of both roles. */
async function database() {
  const name = `doctor_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseUrl');
  await createDatabase(serverUrl, name, inject('templateDatabase'));
  cleanUps.push(() => dropDatabase(serverUrl, name));
  return {
    url: databaseUrl(inject('serverDatabaseUrl'), name),
    ownerUrl: databaseUrl(serverUrl, name),
    servesAsOwner: false,
    migrates: true,
    migrationsFolder,
  };
}

describe('the doctor looks at the database', () => {
  it('and finds nothing wrong with two roles and the schema of now, and leaves nothing there', async () => {
    const addresses = await database();
    const findings = [...(await checkServerRole(addresses, 1)), ...(await checkOwner(addresses))];
    expect(messagesOf(findings, 'problem')).toEqual([]);
    expect(messagesOf(findings, 'ok').join(' ')).toMatch(/may work on it.*clock agrees.*schema is up to date/);
    const client = new Client({ connectionString: addresses.ownerUrl });
    await client.connect();
    expect((await client.query('select key from rate_limits')).rows).toEqual([]);
    await client.end();
  });

  it('and says which role lacks what', async () => {
    const addresses = await database();
    const pool = new Pool({ max: 2, connectionString: addresses.ownerUrl });
    const role = new URL(addresses.url).username;
    await pool.query(`revoke update on websites from ${role}`);
    await pool.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await pool.end();
    expect(messagesOf(await checkServerRole(addresses, 1), 'warning').join()).toContain('may not use every table yet');
    expect(messagesOf(await checkOwner(addresses), 'ok').join()).toMatch(/^1 migration will be applied/);
    const swapped = await checkOwner({ ...addresses, url: addresses.ownerUrl, ownerUrl: addresses.url });
    expect(messagesOf(swapped, 'problem').join(' ')).toMatch(/may not create tables.*owns 0 of the \d+ tables/);
    const oneRole = await checkServerRole({ ...addresses, url: addresses.ownerUrl, servesAsOwner: true }, 1);
    expect(messagesOf(oneRole, 'warning').join()).toContain('owns the tables it works on');
    expect(messagesOf(await checkReplica(addresses.url), 'warning').join()).toContain('leads to a primary');
    const pooler = await startTransactionPooler(addresses.url);
    cleanUps.push(() => pooler.close());
    expect(messagesOf(await checkPooler({ ...addresses, url: pooler.url }), 'ok')).toEqual(['DATABASE_URL answers.']);
  });

  it('and says that the data is from before the first release, or from a later one', async () => {
    const addresses = await database();
    const client = new Client({ connectionString: addresses.ownerUrl });
    await client.connect();
    await client.query('update drizzle.__drizzle_migrations set created_at = created_at + 1');
    const later = await checkOwner(addresses);
    expect(messagesOf(later, 'warning').join()).toContain('newer release has migrated');
    // A server after a rollback has no address of the owner.
    const { url } = addresses;
    const asServer = [await checkServedSchema(addresses), await checkOwner({ ...addresses, ownerUrl: url })];
    for (const findings of asServer)
      expect(messagesOf(findings, 'warning').join()).toContain('newer release has migrated');
    await client.query('update drizzle.__drizzle_migrations set created_at = created_at - 2');
    await client.end();
    const earlier = await checkOwner(addresses);
    expect(messagesOf(earlier, 'problem').join()).toContain('before the first release');
  });

  it('and says that two addresses lead to different databases, or that connections run short', async () => {
    const [one, other] = [await database(), await database()];
    const findings = await checkOwner({ ...one, url: other.url });
    expect(messagesOf(findings, 'problem').join()).toContain('lead to different databases');
    expect(messagesOf(await checkServerRole(one, 10_000), 'warning').join()).toContain('one server takes up to 10000');
  });

  it('and explains a wrong password, a missing database, a closed port and one that hangs', async () => {
    const addresses = await database();
    const { url } = addresses;
    const problemWith = async (change: (address: URL) => void) => {
      const address = new URL(url);
      change(address);
      return messagesOf(await checkServerRole({ ...addresses, url: address.href }, 1), 'problem').join();
    };
    expect(await problemWith((address) => Object.assign(address, { pathname: '/nowhere' }))).toContain(
      'There is no database nowhere',
    );
    expect(await problemWith((address) => Object.assign(address, { username: 'nobody' }))).toContain(
      'refused the role nobody',
    );
    expect(await problemWith((address) => Object.assign(address, { port: '1' }))).toContain('Nobody listens at');
    const proxy = await startTcpProxy(url);
    cleanUps.push(() => proxy.close());
    proxy.hang();
    const hanging = { name: 'Database', run: () => checkServerRole({ ...addresses, url: proxy.url }, 1) };
    const [report] = await runChecks([hanging], 200);
    expect(messagesOf(report?.findings ?? [], 'problem').join()).toContain('No answer within 0.2 seconds');
  });
});

describe('O06, O08: the two roles, made by the lines of docs/operations.md', () => {
  /** Runs them with other names and real passwords, and returns the addresses of both roles. */
  async function documentedRoles() {
    const docs = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, block = ''] = /- \*\*Database roles\.\*\*[\s\S]*?```sql\n([\s\S]*?)```/.exec(docs) ?? [];
    const name = `documented_${randomBytes(6).toString('hex')}`;
    const admin = new Client({ connectionString: inject('databaseUrl') });
    await admin.connect();
    for (const line of block
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean))
      await admin.query(line.replaceAll('evenway', name).replaceAll('...', 'secret'));
    cleanUps.push(async () => {
      await dropDatabase(inject('databaseUrl'), name);
      await admin.query(`drop role ${name}, ${name}_server`);
      await admin.end();
    });
    const as = (role: string) => {
      const address = new URL(databaseUrl(inject('databaseUrl'), name));
      [address.username, address.password] = [role, 'secret'];
      return address.href;
    };
    return { url: as(`${name}_server`), ownerUrl: as(name), name, admin };
  }

  it('let servers start, the doctor find nothing, and runbooks see and end what servers do', async () => {
    const { url, ownerUrl, name, admin } = await documentedRoles();
    await migrateDatabase(ownerUrl, migrationsFolder, { serverUrl: url });
    const addresses = { url, ownerUrl, servesAsOwner: false, migrates: true, migrationsFolder };
    const all = async () => [...(await checkServerRole(addresses, 1)), ...(await checkOwner(addresses))];
    expect((await all()).filter(({ level, text }) => level !== 'ok' && !text.includes('not encrypted'))).toEqual([]);

    const server = new Client({ connectionString: url });
    server.on('error', () => undefined);
    await server.connect();
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    const slow = server.query('select pg_sleep(60)').then(
      () => 'done',
      ({ code }) => code,
    );
    const find = `select pid from pg_stat_activity where backend_type = 'client backend' and query like 'select pg_sleep%' and usename = '${name}_server'`;
    const pid = await waitFor(async () => (await owner.query(find)).rows[0]?.pid, 'the slow statement to be seen');
    expect((await owner.query('select pg_cancel_backend($1) as done', [pid])).rows).toEqual([{ done: true }]);
    expect(await slow).toBe('57014');
    await Promise.all([server.end(), owner.end()]);

    await admin.query(`revoke pg_monitor, pg_signal_backend from ${name}`);
    expect(messagesOf(await all(), 'warning').join()).toContain(`grant pg_monitor, pg_signal_backend to ${name}.`);
  });

  it('are told apart when one address is missing, or they are swapped', async () => {
    const { url, ownerUrl, name } = await documentedRoles();
    const given = { migrates: true, migrationsFolder };
    const forgotten = { ...given, url, ownerUrl: url, servesAsOwner: true };
    expect(messagesOf(await checkOwner(forgotten), 'problem').join()).toContain(
      `${name} owns it: name that role in DATABASE_OWNER_URL`,
    );
    const swapped = { ...given, url: ownerUrl, ownerUrl: url, servesAsOwner: false };
    expect(messagesOf(await checkServerRole(swapped, 1), 'problem').join()).toContain('Exchange the two addresses');
  });
});

describe('O01: the doctor looks at keys', () => {
  const [a, b, secret] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const rings = (PASSWORD_PEPPER: string) => ({ APP_SECRET: `k1:${secret}`, PASSWORD_PEPPER });

  it('and finds a problem where a server would not start, and nowhere else', async () => {
    const { url } = await database();
    const connection = connectDatabase(url, {
      poolSize: 1,
      onLost: () => undefined,
      timeouts: JOB_TIMEOUTS,
    });
    const starts = (ring: string) =>
      rememberKeys(connection.database, rings(ring)).then(
        () => true,
        () => false,
      );
    const isFine = async (ring: string) => messagesOf(await checkKeys(url, rings(ring)), 'problem').length === 0;
    for (const [ring, verdict] of [
      [`${a}`, true],
      [`k1:${a}`, false],
      [`k1:${a},k2:${b}`, false],
      [`:${a},k1:${b}`, true],
      [`k1:${b},:${a}`, true],
      [`k2:${b},:${a}`, false],
      [`k1:${a}`, false],
      [`k1:${b}`, true],
    ] as const)
      expect([await starts(ring), await isFine(ring)], ring).toEqual([verdict, verdict]);
    await connection.close();
  });

  it('and counts the passwords that no key fits', async () => {
    const { url, ownerUrl } = await database();
    const pool = new Pool({ max: 1, connectionString: ownerUrl });
    const signUp = (email: string, hash: string) =>
      pool.query(`insert into users (email, first_name, last_name, password_hash) values ($1, 'Ada', 'L', $2)`, [
        email,
        hash,
      ]);
    await signUp('one@example.org', 'k1$argon2id$v=19$');
    expect(messagesOf(await checkKeys(url, rings(`k1:${a}`)), 'ok')).toHaveLength(1);
    expect(messagesOf(await checkKeys(url, rings(`k2:${b}`)), 'problem').join()).toMatch(/^1 of 1 passwords/);
    await signUp('two@example.org', 'k2$argon2id$v=19$');
    expect(messagesOf(await checkKeys(url, rings(`k2:${b}`)), 'warning').join()).toMatch(/^1 of 2 passwords/);
    await pool.query('drop table key_markers');
    expect(await checkKeys(url, rings(`k1:${a}`))).toEqual([]);
    await pool.end();
  });
});

describe('the doctor looks at mail', () => {
  it('and logs in, or says that the login was refused', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) =>
        password === 'right one'
          ? done(null, { user: 'evenway' })
          : done(Object.assign(new Error('no'), { responseCode: 535 })),
    });
    server.on('error', () => undefined);
    const port = await listen(server.server as Server);
    const at = (password: string) => `smtp://evenway:${password}@127.0.0.1:${port}`;
    expect(messagesOf(await checkMail(at('right%20one')), 'ok').join()).toContain('accepts the login');
    const refused = messagesOf(await checkMail(at('wrong-one')), 'problem').join();
    expect(refused).toMatch(/refused the login \(535\)/);
    expect(refused).not.toContain('wrong-one');
    expect(messagesOf(await checkMail('smtp://127.0.0.1:1'), 'problem').join()).toContain('cannot be reached');
  });

  it('O12: and finds a server that encrypts nothing, or whose certificate nobody knows', async () => {
    const startServer = async (options: SMTPServerOptions) => {
      const server = new SMTPServer({ authOptional: true, ...options });
      server.on('error', () => undefined);
      await new Promise<void>((resolve) => server.listen(0, ELSEWHERE, resolve));
      cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
      return `smtp://${ELSEWHERE}:${(server.server.address() as AddressInfo).port}/`;
    };
    const plain = await startServer({ disabledCommands: ['STARTTLS'] });
    expect(messagesOf(await checkMail(plain), 'problem').join()).toContain('offers no encryption');
    expect(messagesOf(await checkMail(`${plain}?requireTLS=false`), 'warning').join()).toContain('can be read');
    const unknown = await startServer(makeCertificate({ name: 'mail.example.org' }));
    expect(messagesOf(await checkMail(unknown), 'problem').join()).toMatch(
      /does not trust the certificate .*\(self-signed certificate\).*NODE_EXTRA_CA_CERTS/,
    );
  });
});

describe('the doctor looks at payments', () => {
  const webhookUrl = 'https://app.example.org/api/webhooks/stripe';
  const lookupKeys = ['starter_monthly', 'growth_yearly'];
  let access: { apiBase: string; secretKey: string; webhookSecret: string };
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'evenway-doctor-'));
    const service = createLocalStripe({ dataDir, databaseUrl: undefined, publicUrl: 'http://localhost:1', webhookUrl });
    access = (await service.start()).payments;
    cleanUps.push(async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true });
    });
  });
  const check = (change: { secretKey?: string; webhookUrl?: string; apiBase?: string } = {}) =>
    checkPayments({
      payments: createPayments({ ...access, ...change }),
      isLiveKey: true,
      webhookUrl: change.webhookUrl ?? webhookUrl,
      lookupKeys,
      events: HANDLED_EVENTS,
    });

  it('and asks for prices that are not there, then finds everything in place', async () => {
    expect(messagesOf(await check(), 'problem').join()).toMatch(
      /no price for starter_monthly, growth_yearly.*stripe:setup/,
    );
    await setUpCatalogue(createPayments(access));
    const findings = await check();
    expect(messagesOf(findings, 'problem')).toEqual([]);
    expect(messagesOf(findings, 'ok').join(' ')).toMatch(
      /live key.*sends its events.*clock agrees with the one of Stripe/,
    );
  });

  it('and says that the key is unknown, that no event would come, or that Stripe is out of reach', async () => {
    const unknown = messagesOf(await check({ secretKey: 'sk_test_somebodyelse' }), 'problem').join();
    expect(unknown).toContain('Stripe does not know STRIPE_SECRET_KEY');
    const elsewhere = await check({ webhookUrl: 'https://other.example.org/api/webhooks/stripe' });
    expect(messagesOf(elsewhere, 'problem').join()).toContain('Stripe sends no events to https://other.example.org');
    expect(messagesOf(await check({ apiBase: 'http://127.0.0.1:1' }), 'problem').join()).toContain('cannot be reached');
  });

  it('and names the events that a webhook endpoint does not get', async () => {
    const answer = (body: object) => JSON.stringify({ object: 'list', has_more: false, ...body });
    const endpoint = { id: 'we_1', url: webhookUrl, status: 'enabled', enabled_events: ['invoice.paid'] };
    const server = createHttpServer((request, response) => {
      const isPrices = request.url?.startsWith('/v1/prices');
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
      response.end(answer({ data: isPrices ? lookupKeys.map((lookup_key) => ({ lookup_key })) : [endpoint] }));
    });
    const apiBase = `http://127.0.0.1:${await listen(server)}`;
    const problems = messagesOf(await check({ apiBase }), 'problem').join(' ');
    expect(problems).toMatch(/does not get checkout\.session\.completed.*trial_will_end, invoice\.payment_failed/);
    expect(problems).toMatch(/3\d{3} seconds ahead of the one of Stripe/);
  });
});

describe('the doctor looks at addresses', () => {
  const authority = makeCertificate({ name: 'An authority' });
  const serve = async (certificate: { cert: string; key: string }, ALPNProtocols = ['h2']) => {
    const server = createTlsServer({ ...certificate, ALPNProtocols }, (socket) => socket.on('error', () => undefined));
    return `https://localhost:${await listen(server)}`;
  };

  it('and accepts a certificate that browsers accept', async () => {
    const findings = await checkCertificate(
      await serve(makeCertificate({ name: 'localhost', issuer: authority })),
      authority.cert,
    );
    expect(findings).toEqual([{ level: 'ok', text: expect.stringContaining('is good until') }]);
  });

  it('and says what is wrong with one that they refuse', async () => {
    const problemWith = async (wishes: Parameters<typeof makeCertificate>[0], ca?: string) =>
      messagesOf(await checkCertificate(await serve(makeCertificate(wishes)), ca), 'problem').join();
    expect(await problemWith({ name: 'localhost' })).toContain('self-signed');
    expect(await problemWith({ name: 'localhost', issuer: authority })).toContain('cannot be traced');
    expect(await problemWith({ name: 'localhost', issuer: authority, days: -1 }, authority.cert)).toContain('ended on');
    expect(await problemWith({ name: 'other.example', issuer: authority }, authority.cert)).toContain(
      'for another name',
    );
  });

  it('and warns of one that ends soon, of a proxy without HTTP/2, and of nobody there', async () => {
    const soon = makeCertificate({ name: 'localhost', issuer: authority, days: 3 });
    const warnings = messagesOf(
      await checkCertificate(await serve(soon, ['http/1.1']), authority.cert),
      'warning',
    ).join(' ');
    expect(warnings).toMatch(/ends in 3 days.*no HTTP\/2/);
    expect(messagesOf(await checkCertificate('https://localhost:1'), 'warning').join()).toContain('Nobody listens');
    const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const address = `https://localhost:${await listen(plain)}`;
    expect(messagesOf(await checkCertificate(address), 'problem').join()).toContain('speaks no TLS');
  });

  it('and names a host that nobody knows', async () => {
    const findings = await checkNames({ WEB_URL: 'https://localhost', API_URL: 'https://nowhere.invalid' });
    expect(messagesOf(findings, 'ok').join()).toContain('localhost (WEB_URL) leads to');
    expect(messagesOf(findings, 'problem').join()).toContain('The host nowhere.invalid of API_URL is not known');
  });
});

describe('the doctor looks at the machine', () => {
  it('and tells how far clocks are apart, how full the disk is, and what MAX_CONNECTIONS needs', () => {
    expect(compareClocks('the database', 900, 0).level).toBe('ok');
    expect(compareClocks('the database', -5_000, 100)).toMatchObject({ level: 'warning' });
    expect(compareClocks('the database', 90_000, 100).text).toContain('90 seconds behind');
    expect([diskFinding(50), diskFinding(500), diskFinding(5_000)].map(({ level }) => level)).toEqual([
      'problem',
      'warning',
      'ok',
    ]);
    expect(filesFinding(1_024, 10_000).map(({ level }) => level)).toEqual(['warning']);
    expect(filesFinding(20_000, 10_000)).toEqual([]);
  });
});

describe('the report of the doctor', () => {
  const around = {
    migrationsFolder,
    webDist: '/nowhere',
    widgetDist: '/nowhere',
    lookupKeys: ['starter_monthly'],
    webhookPath: '/api/webhooks/stripe',
    paymentEvents: HANDLED_EVENTS,
    connectionsPerServer: () => 1,
  };

  it('names everything at once, ends with status 1, and holds no secret', async () => {
    const environment = {
      WEB_URL: 'https://localhost:1',
      DATABASE_URL: 'postgresql://evenway:first-secret@127.0.0.1:1/evenway',
      SMTP_URL: 'smtp://evenway:second%2Fsecret@127.0.0.1:1',
      APP_SECRET: 'third-secret-that-is-long-enough-to-be-one',
      PASSWORD_PEPPER: 'third-secret-that-is-long-enough-to-be-one',
      STRIPE_SECRET_KEY: 'sk_live_fourth',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
      CONTACT_EMAIL: 'support@evenway.example',
    };
    const reports = await examine(environment, around);
    const { text, status } = printReport(reports, environment);
    expect(status).toBe(1);
    for (const sentence of [
      'NODE_ENV is not production',
      'STRIPE_WEBHOOK_SECRET is missing',
      'APP_SECRET and PASSWORD_PEPPER are the same',
      'METRICS_TOKEN is not set',
      'CONTACT_EMAIL sends customers to support@evenway.example, where nobody is',
      'Nobody listens at 127.0.0.1:1 (DATABASE_URL)',
      'The mail server 127.0.0.1:1 cannot be reached',
      'Stripe cannot be reached',
      'The web application is not built',
    ])
      expect(text).toContain(sentence);
    expect(text).not.toMatch(/first-secret|second.+secret|third-secret|fourth/);
    expect(text).toMatch(/\d+ problems to solve before the start, \d+ to look at\.$/);
  });

  it('O04: lists every address that leads customers nowhere', () => {
    const namedIn = (environment: Record<string, string>) =>
      messagesOf(checkSettings(environment), 'problem').flatMap(
        (text) => /^(\w+) sends customers/.exec(text)?.[1] ?? [],
      );
    const placeholders = {
      ...{ CONTACT_EMAIL: 'us@evenway.example', SUPPORT_EMAIL: 'help@shop.example', MAIL_FROM: 'mail@SHOP.EXAMPLE' },
      ...{ SECURITY_CONTACT: 'https://shop.example?security', NETWORK_URL: 'https://social.example/us' },
      ...{ BOOKING_URL_30: 'https://cal.example:8443/us', BOOKING_URL_60: 'https://cal.example' },
    };
    expect(namedIn(placeholders)).toEqual(Object.keys(placeholders));
    expect(namedIn({ CONTACT_EMAIL: 'us@example.org', BOOKING_URL_30: 'https://cal.com/us.example.html' })).toEqual([]);
    // The start refuses to go without a contact; the others are not shown.
    expect(namedIn({})).toEqual([]);
    expect(messagesOf(checkSettings({}), 'problem').join()).toContain('CONTACT_EMAIL is missing');
  });

  it('covers a secret that a check let slip', () => {
    const slipped = [{ name: 'Mail', findings: [{ level: 'warning', text: 'a b/c d' } as const] }];
    const { text, status } = printReport(slipped, { SMTP_URL: 'smtp://me:a%20b%2Fc@host' });
    expect(text).toBe('warning  Mail: *** d\nReady to start, with 1 to look at.');
    expect(status).toBe(0);
  });
});
