import { Client } from '@evenway/database-connections';
import type pg from 'pg';
import { isOnThisMachine } from '../../config/settings.ts';
import { appliedMigrations, newestMigration } from '../../platform/database/migration-journal.ts';
import { TablesError, tryRead, tryTables, tryWrite } from '../../platform/database/readiness.ts';
import {
  compareSchema,
  EARLIER_DATA,
  readServedSchema,
  type SchemaState,
} from '../../platform/database/schema-state.ts';
import { lacksRights } from '../../platform/database/server-role.ts';
import { compareClocks } from './clock.ts';
import { countTables, mayCreate, type ServerView, viewDatabase } from './doctor-repository.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

/** The oldest version that PostgreSQL still supports, and that the product was tested with. */
const OLDEST_VERSION = 140_000;
const CONNECT_MS = 5_000;

export interface DatabaseToCheck {
  /** As the servers' role. */
  readonly url: string;
  /** As the owner of the tables; the same as `url` if one role does everything. */
  readonly ownerUrl: string;
  readonly servesAsOwner: boolean;
  /** Whether this process migrates at its start. Otherwise another one does, as the owner. */
  readonly migrates: boolean;
  readonly migrationsFolder: string;
}

/** As the servers: reachable, writable, with access to every table and nothing more, and with enough connections. */
export async function checkServerRole(
  database: DatabaseToCheck,
  connectionsPerServer: number,
): Promise<readonly Finding[]> {
  const { url } = database;
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
      ...(await readinessOf(client, view, database)),
      ...stateOf(view, url),
      ...(await rightsOf(client, view, tables, database)),
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

/** Behind a pooler, nothing more than this can be checked. */
export const checkPooler = (database: DatabaseToCheck): Promise<readonly Finding[]> =>
  withClient('DATABASE_URL', database.url, async (client) => {
    const findings = await readinessOf(client, await viewDatabase(client), database);
    return findings.length > 0 ? findings : [ok('DATABASE_URL answers.')];
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
export async function checkOwner({
  url,
  ownerUrl,
  servesAsOwner,
  migrationsFolder,
}: DatabaseToCheck): Promise<readonly Finding[]> {
  return withClient('DATABASE_OWNER_URL', ownerUrl, async (client) => {
    const view = await viewDatabase(client);
    const tables = await countTables(client);
    const findings: Finding[] = [];
    if (!servesAsOwner) {
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
          `${view.role} may not create tables in ${view.database}, so migrations fail. ${view.owner} owns it: name that role in DATABASE_OWNER_URL.`,
        ),
      );
    if (!view.mayWatch)
      findings.push(
        warning(
          `${view.role} does not see the connections of the servers, so runbooks find nothing. As an administrator: grant pg_monitor, pg_signal_backend to ${view.role}.`,
        ),
      );
    if (tables.owned < tables.all)
      findings.push(
        problem(
          `${view.role} owns ${tables.owned} of the ${tables.all} tables, so a migration of the others fails. DATABASE_OWNER_URL must name the role that made them.`,
        ),
      );
    if (tables.owned < tables.all) {
      // A role that is not the owner may not read the journal, but knows the newest migration.
      const { state } = await readServedSchema(client, migrationsFolder);
      return state.kind === 'newer' ? [...findings, schemaFinding(state)] : findings;
    }
    const state = compareSchema(await appliedMigrations(client), migrationsFolder);
    if (state.kind !== 'older') return [...findings, schemaFinding(state)];
    const { missing } = state;
    const changes = `${missing} migration${missing === 1 ? '' : 's'}`;
    return [...findings, ok(`${changes} will be applied at the next start. Make a backup first.`)];
  });
}

/** As the servers, which wait at their start for another process that migrates. */
export const checkServedSchema = ({ url, migrationsFolder }: DatabaseToCheck): Promise<readonly Finding[]> =>
  withClient('DATABASE_URL', url, async (client) => {
    const { state, hasRights } = await readServedSchema(client, migrationsFolder);
    if (state.kind === 'earlier-data' || (state.kind !== 'older' && hasRights)) return [schemaFinding(state)];
    const { tag } = newestMigration(migrationsFolder);
    return [
      problem(
        `The database lacks migration ${tag}, or this role its rights there, so a start fails after a minute. Run a process of this release with SERVER_ROLES=migrations first.`,
      ),
    ];
  });

/**
 * What keeps `/readyz` from being ready, and why. Leaves out what the start sets right by itself, and what is wrong with
 * the schema, which has its own check.
 */
async function readinessOf(client: Client, view: ServerView, database: DatabaseToCheck): Promise<Finding[]> {
  const refusal = await refusalOf(client);
  if (refusal === null) return [];
  const code = codeOf(refusal);
  if (view.isStandby) return [problem('DATABASE_URL leads to a standby, which takes no writes. Name the primary.')];
  if (view.isReadOnly)
    return [problem('The database is set to read only (default_transaction_read_only), so every write fails.')];
  if (code === '53100') return [problem('The disk of the database is full, so every write fails. Make room first.')];
  const { state, hasRights } = await readServedSchema(client, database.migrationsFolder);
  if (state.kind === 'older' || state.kind === 'earlier-data') return [];
  const isGrantedByMigrations = code === '42501' && !database.servesAsOwner;
  if (isGrantedByMigrations && (database.migrates || !hasRights)) return [];
  if (refusal instanceof TablesError && code === '42P01')
    return [
      problem(
        `${view.database} has lost tables that its schema should have, so no server becomes ready: ${refusal.tables.join(', ')}. Restore a backup: docs/operations.md, "Backups".`,
      ),
    ];
  return [
    problem(
      `${view.role} cannot write to ${view.database} (${code}), so no server becomes ready. The log of PostgreSQL says more.`,
    ),
  ];
}

/** Asks for what `/readyz` asks for, and undoes it. The error, or null if the database serves. */
async function refusalOf(client: Client): Promise<unknown> {
  const execute = (statement: string) => client.query(statement);
  try {
    await tryRead(execute);
    await tryTables(execute);
    await execute('begin');
    await tryWrite(execute);
    return null;
  } catch (error) {
    return error;
  } finally {
    await execute('rollback');
  }
}

function stateOf(view: ServerView, url: string): Finding[] {
  const findings: Finding[] = [];
  if (view.versionNumber < OLDEST_VERSION)
    findings.push(problem('PostgreSQL is older than version 14. Upgrade it first.'));
  if (view.encoding !== 'UTF8')
    findings.push(problem(`The database stores ${view.encoding}, not UTF8: names and texts would be refused.`));
  if (!view.isEncrypted && !isOnThisMachine(url))
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
  { role, isPowerful, owner, database }: ServerView,
  tables: { all: number; owned: number },
  { servesAsOwner, migrates }: DatabaseToCheck,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (isPowerful)
    findings.push(
      warning(
        `${role} may create roles or databases, or see every row. Give DATABASE_URL a role that can only log in.`,
      ),
    );
  if (!servesAsOwner && owner === role)
    findings.push(
      problem(
        `${role} of DATABASE_URL owns ${database}, and DATABASE_OWNER_URL names another role. Exchange the two addresses.`,
      ),
    );
  else if (servesAsOwner || tables.owned > 0)
    findings.push(
      warning(`${role} owns the tables it works on. Set DATABASE_OWNER_URL, and give DATABASE_URL a lesser role.`),
    );
  else if (tables.all > 0 && (await lacksRights(client, role)))
    findings.push(
      warning(
        `${role} may not use every table yet. The next start ${migrates ? '' : 'of a process that migrates '}grants it what is missing, as the owner.`,
      ),
    );
  return findings;
}

function schemaFinding({ kind }: SchemaState): Finding {
  if (kind === 'earlier-data')
    return problem(`${EARLIER_DATA} Name a new database in DATABASE_URL, or use the code that made it.`);
  return kind === 'newer'
    ? warning('A newer release has migrated this database. One release back still works with it; go no further back.')
    : ok('The schema is up to date.');
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
