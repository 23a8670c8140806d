import { Client } from '@evenway/database-connections';
import type pg from 'pg';
import { EARLIER_DATA, isEarlierData } from '../../platform/database/earlier-data.ts';
import { appliedMigrations, readMigrations } from '../../platform/database/migration-journal.ts';
import { lacksRights } from '../../platform/database/server-role.ts';
import { compareClocks } from './clock.ts';
import { countTables, mayCreate, type ServerView, viewDatabase } from './doctor-repository.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

/** The oldest version that PostgreSQL still supports, and that the product was tested with. */
const OLDEST_VERSION = 140_000;
const CONNECT_MS = 5_000;

export interface DatabaseAddresses {
  /** As the servers' role. */
  readonly url: string;
  /** As the owner of the tables; the same as `url` if one role does everything. */
  readonly ownerUrl: string;
}

/** As the servers: reachable, writable, with access to every table and nothing more, and with enough connections. */
export async function checkServerRole(
  { url, ownerUrl }: DatabaseAddresses,
  connectionsPerServer: number,
  /** Another process is the owner and migrates. */
  leavesMigrations = false,
): Promise<readonly Finding[]> {
  return withClient('DATABASE_URL', url, async (client) => {
    const sentAt = Date.now();
    const view = await viewDatabase(client);
    const receivedAt = Date.now();
    const tables = await countTables(client);
    const clock = compareClocks(
      'the database',
      view.now.getTime() - (sentAt + receivedAt) / 2,
      (receivedAt - sentAt) / 2,
    );
    const findings = [
      ...stateOf(view, url),
      ...(await rightsOf(client, view, tables, url === ownerUrl && !leavesMigrations)),
    ];
    if (view.freeConnections < 2 * connectionsPerServer)
      findings.push(
        warning(
          `${view.freeConnections} connections are free, and one server takes up to ${connectionsPerServer}. Raise max_connections of PostgreSQL, lower DATABASE_POOL_SIZE, or put PgBouncer in between.`,
        ),
      );
    return [
      ...(findings.length > 0 ? findings : [ok(`${view.role} reaches ${view.database} and may work on it.`)]),
      clock,
    ];
  });
}

/** Behind a pooler, nothing more can be checked. */
export const checkReachable = (setting: string, url: string): Promise<readonly Finding[]> =>
  withClient(setting, url, async (client) => {
    await client.query('select 1');
    return [ok(`${setting} answers.`)];
  });

/** A replica that is actually a primary works as well, but takes no load off it. */
export const checkReplica = (url: string): Promise<readonly Finding[]> =>
  withClient('DATABASE_READ_URL', url, async (client) => {
    const { isStandby, database } = await viewDatabase(client);
    return [
      isStandby
        ? ok(`${database} is a standby, and answers.`)
        : warning('DATABASE_READ_URL leads to a primary, so it takes no load off it. Name a standby, or leave it out.'),
    ];
  });

/** As the owner: the same database, the right to migrate, and the state of the schema. */
export async function checkOwner(
  { url, ownerUrl }: DatabaseAddresses,
  migrationsFolder: string,
): Promise<readonly Finding[]> {
  return withClient('DATABASE_OWNER_URL', ownerUrl, async (client) => {
    const view = await viewDatabase(client);
    const tables = await countTables(client);
    const findings: Finding[] = [];
    if (url !== ownerUrl) {
      const served = await identityOf(url);
      if (served !== null && served !== identity(view))
        findings.push(
          problem(
            'DATABASE_URL and DATABASE_OWNER_URL lead to different databases. Name the same host and database in both.',
          ),
        );
    }
    if (!(await mayCreate(client)))
      findings.push(
        problem(
          `${view.role} may not create tables in ${view.database}, so migrations fail. As an administrator: alter database ${view.database} owner to ${view.role}.`,
        ),
      );
    if (tables.owned < tables.all)
      findings.push(
        problem(
          `${view.role} owns ${tables.owned} of the ${tables.all} tables, so a migration of the others fails. DATABASE_OWNER_URL must name the role that made them.`,
        ),
      );
    // A role that is not the owner may not even look.
    if (tables.owned < tables.all) return findings;
    return [...findings, schemaState(await appliedMigrations(client), migrationsFolder)];
  });
}

function stateOf(view: ServerView, url: string): Finding[] {
  const findings: Finding[] = [];
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(new URL(url).hostname);
  if (view.versionNumber < OLDEST_VERSION)
    findings.push(problem('PostgreSQL is older than version 14. Upgrade it first.'));
  if (view.encoding !== 'UTF8')
    findings.push(problem(`The database stores ${view.encoding}, not UTF8: names and texts would be refused.`));
  if (view.isStandby)
    findings.push(problem('DATABASE_URL leads to a standby, which takes no writes. Name the primary.'));
  else if (view.isReadOnly)
    findings.push(problem('The database is set to read only (default_transaction_read_only), so every write fails.'));
  if (!view.isEncrypted && !isHere)
    findings.push(
      warning(
        'The connection to the database is not encrypted. Add ?sslmode=verify-full to its address, with sslrootcert.',
      ),
    );
  if (view.freeConnections <= 0)
    findings.push(problem('No connection of the database is free. Stop what holds them, or raise max_connections.'));
  return findings;
}

async function rightsOf(
  client: pg.ClientBase,
  { role, isPowerful }: ServerView,
  tables: { all: number; owned: number },
  isOneRole: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (isPowerful)
    findings.push(
      warning(
        `${role} may create roles or databases, or see every row. Give DATABASE_URL a role that can only log in.`,
      ),
    );
  if (isOneRole || tables.owned > 0)
    findings.push(
      warning(`${role} owns the tables it works on. Set DATABASE_OWNER_URL, and give DATABASE_URL a lesser role.`),
    );
  else if (tables.all > 0 && (await lacksRights(client, role)))
    findings.push(
      warning(`${role} may not use every table yet. The next start grants it what is missing, as the owner.`),
    );
  return findings;
}

function schemaState(applied: readonly number[], migrationsFolder: string): Finding {
  if (isEarlierData(applied, migrationsFolder))
    return problem(`${EARLIER_DATA} Name a new database in DATABASE_URL, or use the code that made it.`);
  const migrations = readMigrations(migrationsFolder);
  const last = applied.at(-1) ?? 0;
  if (migrations.every(({ when }) => when < last))
    return warning(
      'A newer release has migrated this database. One release back still works with it; go no further back.',
    );
  // As the migrations themselves decide: everything newer than the last one applied.
  const left = migrations.filter(({ when }) => when > last).length;
  return left === 0
    ? ok('The schema is up to date.')
    : ok(`${left} migration${left === 1 ? '' : 's'} will be applied at the next start. Make a backup first.`);
}

const identity = ({ database, startedAt }: ServerView) => `${database} ${startedAt}`;

/** Null if it cannot be reached, which the other check reports. */
async function identityOf(url: string): Promise<string | null> {
  let found: string | null = null;
  await withClient('DATABASE_URL', url, async (client) => {
    found = identity(await viewDatabase(client));
    return [];
  });
  return found;
}

async function withClient(
  setting: string,
  url: string,
  work: (client: Client) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const client = new Client({
    connectionString: url,
    application_name: 'evenway-doctor',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  try {
    await client.connect();
  } catch (error) {
    return [problem(explain(setting, url, error))];
  }
  try {
    return await work(client);
  } finally {
    // Not awaited: a database that hangs would delay the result.
    client.end().catch(() => undefined);
  }
}

function explain(setting: string, url: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname}:${port || 5432}`;
  switch (codeOf(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of ${setting} is not known. Check its spelling and the name server.`;
    case 'ECONNREFUSED':
      return `Nobody listens at ${place} (${setting}). Is PostgreSQL running, and does its listen_addresses include that address?`;
    case '28P01':
    case '28000':
      return `PostgreSQL refused the role ${username} of ${setting}. Check its password and pg_hba.conf.`;
    case '3D000':
      return `There is no database ${pathname.slice(1)} at ${place}. Create it: docs/operations.md, "Database roles".`;
    case '53300':
      return `PostgreSQL at ${place} has no connection left. Raise max_connections, or stop what holds them.`;
    case '57P03':
      return `PostgreSQL at ${place} is starting up or shutting down. Try again in a minute.`;
    default:
      return `${setting} cannot be used at ${place} (${codeOf(error)}). Try it with psql from this machine.`;
  }
}
