import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, startEmbeddedPostgres } from '@evenway/local-services/database';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { startPgBouncer } from './pgbouncer.ts';

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
