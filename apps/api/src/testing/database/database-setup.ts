import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@evenway/database-connections';
import { createDatabase, startEmbeddedPostgres } from '@evenway/local-services/database';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { waitFor } from '@evenway/testing/wait-for';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As the owner. */
    readonly databaseUrl: string;
    /** As the role of the servers. */
    readonly serverDatabaseUrl: string;
    readonly templateDatabase: string;
    /** Of the database, if it has one. */
    readonly socketFolder: string | null;
    /** Where servers' statements are recorded; null in an ordinary run. */
    readonly statementsFolder: string | null;
    /** The program, if servers are to be tested behind it (`npm test -- pgbouncer`). */
    readonly pgBouncer: string | null;
    /** As the servers' role, through PgBouncer; null without one. */
    readonly pooledDatabaseUrl: string | null;
  }
}

const TEMPLATE = 'evenway_template';
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenway-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  await createDatabase(postgres.url, TEMPLATE);
  await migrateDatabase(databaseUrl(postgres.url, TEMPLATE), migrationsFolder, { serverUrl: postgres.serverUrl });
  project.provide('databaseUrl', postgres.url);
  project.provide('serverDatabaseUrl', postgres.serverUrl);
  project.provide('templateDatabase', TEMPLATE);
  project.provide('socketFolder', postgres.socketFolder);
  const { pgBouncer } = project.getProvidedContext();
  const pooler = pgBouncer === null ? null : await startPgBouncer(pgBouncer, postgres.serverUrl);
  project.provide('pooledDatabaseUrl', pooler?.url ?? null);
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database through its socket, which is cheaper. A proxy in between needs the other address. */
export function overSocket(address: string, socketFolder: string | null): string {
  const url = new URL(address);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return url.href;
}

/**
 * PgBouncer in transaction mode in front of every database of a PostgreSQL server, with few connections to each, as
 * docs/operations.md sets it up.
 */
async function startPgBouncer(program: string, target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'evenway-pgbouncer-'));
  const { hostname, port, username, password } = new URL(target);
  const url = new URL(target);
  url.port = String(await findFreePort());
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password} connect_query='set statement_timeout = 30000; set lock_timeout = 22500'
[pgbouncer]
listen_addr = ${hostname}
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await waitFor(async () => {
    const client = new Client({ connectionString: url.href });
    return client.connect().then(
      () => client.end().then(() => true as const),
      () => undefined,
    );
  }, 'PgBouncer to answer');
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
