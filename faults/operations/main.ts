import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getSessionUser, listWebsites, logIn, onboardWebsite, signUp, verifyEmail } from '@evenway/contract';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { startCountingInbox } from '@evenway/testing/counting-inbox';
import { productionSettings } from '@evenway/testing/production-settings';
import { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { digest, newEmail, PASSWORD, signUpBody } from '../../apps/api/src/testing/accounts/people.ts';
import { laterMigrations } from '../../apps/api/src/testing/database/migration-folders.ts';
import { reportError, UserError } from '../../scripts/lib/errors.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { packServer } from '../../scripts/pack/pack-server.ts';
import { createDebianCluster, type DebianCluster, userOf } from './debian-cluster.ts';
import { type Machine, openMachine } from './machine.ts';
import { readPage } from './read-docs.ts';

/**
 * Walks docs/operations.md on Debian's PostgreSQL with the two roles: from an empty machine to the first customer, then
 * backup, restore, rotation, upgrade and the way back. Every command and statement is the page's own.
 */
const operations = readPage('docs/operations.md');
const runbooks = readPage('docs/runbooks.md');
const NEXT = `alter table "websites" add column "next_release" text not null default ''`;
const DOMAIN = 'shop.example.org';

async function main(): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync('which', ['pg_createcluster']).status !== 0)
    throw new UserError(
      'This needs root and PostgreSQL as Debian packs it: apt-get install --no-install-recommends postgresql',
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-operations-'));
  chmodSync(folder, 0o755);
  const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const cluster = await createDebianCluster(folder);
    ends.unshift(() => cluster.drop());
    const inbox = await startCountingInbox();
    ends.unshift(() => inbox.stop());
    const machine = await install(folder, cluster, inbox.url);
    ends.unshift(() => machine.killAll());
    const customer = await firstCustomer(
      machine,
      (email) => inbox.mails.find(({ to }) => to.includes(email))?.links[0],
    );
    await readRunbooks(machine);
    await backUp(machine, cluster);
    await restore(machine, cluster, customer);
    await rotate(machine, customer);
    await upgradeAndBack(machine, customer);
    sayWhatDidNotRun();
  } finally {
    for (const end of ends) await end();
  }
}

const ok = (what: string) => console.log(`ok  ${what}`);

function expect(isMet: boolean, what: string, said = ''): void {
  if (!isMet) throw new Error(`${what}\n${said}`);
}

/** Roles, the packed tree, settings, migrations, two servers. */
async function install(folder: string, cluster: DebianCluster, smtpUrl: string): Promise<Machine> {
  const production = operations('Run it in production');
  const passwords = { owner: 'the-owner', server: 'the-server' };
  const [first, second, ...others] = production.block('sql').trim().split(';').filter(Boolean);
  for (const statement of [
    ...[first?.replace('...', passwords.owner), second?.replace('...', passwords.server)],
    ...others,
  ])
    cluster.admin(statement ?? '');
  ok('the roles and the database, as an administrator of PostgreSQL');

  const pack = operations('Machines without containers').command(/pack-server/);
  expect(pack.startsWith('node scripts/run.mjs scripts/pack-server.ts '), 'the tree is packed in another way', pack);
  const release = path.join(folder, 'opt/1.0.0');
  await packServer(release);
  const sh = promisify(execFile);
  const secret = async () => (await sh('sh', ['-c', production.command(/^echo k1:/)])).stdout.trim();
  const address = (role: string, password: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${cluster.port}/evenway`;
  // Units and commands say it themselves.
  const { NODE_ENV: _, ...withoutMode } = productionSettings;
  const machine = openMachine({
    folder,
    release,
    ports: [await findFreePort(), await findFreePort()],
    ownerUrl: address('evenway', passwords.owner),
    settings: {
      ...withoutMode,
      DATABASE_URL: address('evenway_server', passwords.server),
      SMTP_URL: smtpUrl,
      APP_SECRET: await secret(),
      PASSWORD_PEPPER: await secret(),
      STRIPE_SECRET_KEY: 'sk_test_nobody',
      METRICS_TOKEN: 'a token for the walk',
      LOG_LEVEL: 'warn',
      // Waiting for a load balancer that is not there would only take time.
      DRAIN_SECONDS: '0',
    },
  });
  const said = [await machine.migrate(), await machine.migrate()];
  expect(/Applied \d+ migrations?\./.test(said[0] ?? ''), 'the migrations say how many they were', said[0]);
  expect(said[1]?.includes('The database is up to date.') === true, 'there is nothing to migrate again', said[1]);
  for (const port of machine.ports) await machine.start(port);
  const { output } = await machine.run('node apps/api/dist/doctor.js');
  for (const line of [/^ok +Database/m, /^ok +Keys/m, /^ok +Schema/m])
    expect(line.test(output), `the doctor says ${line}`, output);
  ok(`migrations, two servers as their unit starts them, and a doctor that is content with the database`);
  return machine;
}

interface Customer {
  readonly email: string;
  readonly password: string;
}

async function firstCustomer(machine: Machine, linkTo: (email: string) => string | undefined): Promise<Customer> {
  const email = newEmail();
  const client = new TestClient(machine.urls[0] ?? '', productionSettings.WEB_URL);
  const answer = await client.call(signUp, { body: signUpBody(email) });
  expect(answer.status === 200, 'somebody signs up', JSON.stringify(answer.body));
  const link = await waitFor(async () => linkTo(email), 'the mail');
  await client.call(verifyEmail, { query: { token: new URL(link).searchParams.get('token') ?? '' } });
  await client.call(logIn, { body: { email, password: digest(PASSWORD) } });
  const { body: user } = await client.call(getSessionUser, {});
  const website = await client.call(onboardWebsite, { body: { domain: DOMAIN, organizationId: user.orgId ?? '' } });
  expect(website.status === 201, 'a website is added', JSON.stringify(website.body));
  ok('a customer signs up, confirms the address by mail, signs in and adds a website');
  return { email, password: digest(PASSWORD) };
}

/** On each server: signs in, and finds the website. */
async function expectCustomer(machine: Machine, { email, password }: Customer): Promise<void> {
  for (const url of machine.urls) {
    const client = new TestClient(url, productionSettings.WEB_URL);
    const answer = await client.call(logIn, { body: { email, password } });
    expect(answer.status === 200, `the customer signs in at ${url}`, JSON.stringify(answer.body));
    const { body } = await client.call(listWebsites, {});
    expect(JSON.stringify(body).includes(DOMAIN), 'the website is there', JSON.stringify(body));
  }
}

/** What the runbooks look at, as the owner of the tables, who is no administrator. */
async function readRunbooks(machine: Machine): Promise<void> {
  const titles = [...readFileSync(inRoot('docs/runbooks.md'), 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, title = '']) => title,
  );
  const questions = titles
    .flatMap((title) => [...runbooks(title).commands])
    .filter((line) => /^psql \$DATABASE_OWNER_URL -c "(?:select|show) /.test(line));
  expect(questions.length > 20, 'the runbooks ask the database', String(questions.length));
  for (const line of questions) await machine.shell(line, { DATABASE_OWNER_URL: machine.ownerUrl });
  ok(`${questions.length} questions of the runbooks, with the role of the owner`);
}

async function backUp(machine: Machine, cluster: DebianCluster): Promise<void> {
  const archive = path.join(machine.folder, 'archive');
  mkdirSync(archive, { mode: 0o700 });
  const { uid, gid } = userOf('postgres');
  chownSync(archive, uid, gid);
  const unit = readFileSync(inRoot('deploy/systemd/evenway-backup.service'), 'utf8');
  const [, adminUrl = ''] = /DATABASE_ADMIN_URL=(\S+)/.exec(unit) ?? [];
  const command = operations('Backups').command(/^node .*backup\.js/);
  const make = () =>
    machine.try(command.replace('/archive', archive), {
      as: 'postgres',
      env: {
        DATABASE_ADMIN_URL: adminUrl.replace('/var/run/postgresql', cluster.socketFolder),
        PGPORT: String(cluster.port),
      },
    });
  const refused = await make();
  const [, lines = ''] = /restart it:\n\n([\s\S]*)/.exec(refused.output) ?? [];
  expect(refused.code === 1 && lines.includes('archive_command'), 'it says what postgresql.conf needs', refused.output);
  cluster.configure(lines);
  cluster.control('restart');
  const made = await make();
  expect(made.code === 0 && made.output.includes('The backup is'), 'the backup is made', made.output);
  await waitFor(
    async () => (await machine.metric('database_last_backup_timestamp_seconds')) > 0 || undefined,
    'the servers to know',
    120,
  );
  ok('a backup, once postgresql.conf has the lines it asked for, which the servers report to the monitoring system');
}

async function restore(machine: Machine, cluster: DebianCluster, customer: Customer): Promise<void> {
  const backups = operations('Backups');
  const time = cluster.admin(
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from pg_sleep(1)`,
  );
  cluster.admin('select pg_sleep(2)');
  await machine.shell(`psql "$DATABASE_OWNER_URL" -c 'drop table websites cascade'`, {
    DATABASE_OWNER_URL: machine.ownerUrl,
  });
  for (const port of machine.ports) await machine.stop(port);
  const piece = cluster.admin(`select pg_walfile_name(pg_current_wal_lsn())`);
  cluster.admin(backups.command(/^select pg_switch_wal/));
  const isArchived = `select last_archived_wal >= '${piece}' from pg_stat_archiver`;
  await waitFor(async () => cluster.admin(isArchived) === 't' || undefined, 'the archiver');
  cluster.control('stop');

  const restored = path.join(machine.folder, 'data/restored');
  const [, documented = ''] = /(\S+)$/.exec(backups.command(/db:restore -- /).replace(/ --time.*/, '')) ?? [];
  const given = backups.command(/db:restore -- /).replace('npm run db:restore --', 'node apps/api/dist/restore.js');
  const { code, output } = await machine.try(
    given
      .replace('/archive', path.join(machine.folder, 'archive'))
      .replace(documented, restored)
      .replace(/--time \S+/, `--time ${time}`),
    { as: 'postgres' },
  );
  expect(code === 0, 'the restore', output);
  cluster.configure(backups.command(/^data_directory = /).replace(documented, restored));
  await machine.shell(
    `${backups.command(/^pg_ctlcluster /).replace('15 main', `--skip-systemctl-redirect ${cluster.version} ${cluster.name}`)} >${machine.folder}/start.log 2>&1`,
  );
  await waitFor(async () => cluster.admin('select pg_is_in_recovery()') === 'f' || undefined, 'the log to be replayed');
  for (const port of machine.ports) await machine.start(port);
  await expectCustomer(machine, customer);
  ok('a dropped table is back, as of the second before');
}

async function rotate(machine: Machine, customer: Customer): Promise<void> {
  const chapter = operations('Changing keys');
  const typed = (pattern: RegExp) =>
    chapter.command(pattern).replace('npm run keys:rotate', 'node apps/api/dist/rotate-keys.js').replace(' -- ', ' ');
  const { output } = await machine.run(typed(/^npm run keys:rotate -- PASSWORD_PEPPER$/));
  const steps = [...output.matchAll(/^PASSWORD_PEPPER=(\S+)$/gm)].map(([, ring = '']) => ring);
  expect(steps.length === 2, 'it prints the setting for two steps', output);
  for (const ring of steps) {
    machine.set('PASSWORD_PEPPER', ring);
    for (const port of machine.ports) {
      await machine.restart(port);
      await expectCustomer(machine, customer);
    }
  }
  const removal = await machine.run(typed(/--remove k1$/));
  const [, without = ''] = /^PASSWORD_PEPPER=(\S+)$/m.exec(removal.output) ?? [];
  expect(removal.output.startsWith('0 passwords would end'), 'no password needs the older key', removal.output);
  machine.set('PASSWORD_PEPPER', without);
  for (const port of machine.ports) await machine.restart(port);
  await expectCustomer(machine, customer);
  ok('a new key in two steps, with a sign-in on each server after each restart, and the old one removed');
}

async function upgradeAndBack(machine: Machine, customer: Customer): Promise<void> {
  const next = path.join(machine.folder, 'opt/1.1.0');
  const copy = operations('Upgrades').command(/^cp -r /);
  await machine.shell(
    copy.replace('/tmp/evenway-1.1.0', path.join(machine.folder, 'opt/1.0.0')).replace('/opt/evenway/1.1.0', next),
  );
  laterMigrations({ next_release: NEXT }, path.join(next, 'apps/api/migrations'));
  const info = path.join(next, 'apps/api/dist/build-info.json');
  writeFileSync(info, JSON.stringify({ ...JSON.parse(readFileSync(info, 'utf8')), version: '1.1.0' }));

  const before = machine.release;
  const { failed, sent } = await machine.ask(async () => {
    machine.release = next;
    const said = await machine.migrate();
    expect(said.includes('Applied 1 migration.'), 'the migrations of the next release', said);
    for (const port of machine.ports) await machine.restart(port);
  });
  expect(failed.length === 0, `${failed.length} of ${sent} requests failed during the upgrade`, failed.join('\n'));
  for (const url of machine.urls) {
    const { version } = JSON.parse(await (await fetch(`${url}/healthz`)).text());
    expect(version === '1.1.0', 'every server runs the next release', version);
  }
  await expectCustomer(machine, customer);
  ok(`the next release, one server at a time: ${sent} requests to the one that runs, none failed`);

  machine.release = before;
  for (const port of machine.ports) await machine.restart(port);
  await expectCustomer(machine, customer);
  const { output } = await machine.run('node apps/api/dist/doctor.js');
  expect(output.includes('A newer release has migrated this database'), 'the doctor of before says so', output);
  ok('and back: the release before on the new schema, whose doctor says so');
}

function sayWhatDidNotRun(): void {
  console.log(
    '--  not run: systemctl and journalctl (the servers were started and stopped with what their units hold)',
  );
  console.log(
    '--  not run: Docker Compose and Kubernetes (npm test compares their files with each other and the settings)',
  );
  console.log('--  not run: payments, which need an account at Stripe (npm test runs them against the stand-in)');
}

main().catch(reportError);
