import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LocalServiceError } from '../local-service-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { POSTGRES_ENVIRONMENT } from './postgres-environment.ts';
import type { PostgresRunner } from './postgres-runner.ts';

const run = promisify(execFile);
const DRAFT_PREFIX = 'cluster.new-';

interface InitializeOptions {
  paths: ClusterPaths;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
  durable: boolean;
  user: string;
  onProgress: ((message: string) => void) | undefined;
}

/** Creates the cluster if there is none, and returns its password. */
export async function initializeCluster(options: InitializeOptions): Promise<string> {
  const { paths } = options;
  const exists = await stat(path.join(paths.cluster, 'PG_VERSION')).catch(() => undefined);
  if (exists) return readPassword(paths.password);
  const password = await createPassword(paths.password, options.runner);
  options.onProgress?.('Creating the database…');
  const draft = path.join(paths.dataDir, DRAFT_PREFIX + randomBytes(6).toString('hex'));
  await createDraft(draft, options);
  // Only a finished cluster gets the final name, so a kill leaves nothing half-made.
  await rm(paths.cluster, { recursive: true, force: true });
  await rename(draft, paths.cluster);
  await removeAbandonedDrafts(paths.dataDir);
  return password;
}

async function createDraft(draft: string, { paths, binaries, runner, durable, user }: InitializeOptions) {
  await mkdir(draft, { mode: 0o700 });
  await give(draft, runner);
  const { command, args } = runner.wrap(binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${user}`,
    `--pwfile=${paths.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's builtin provider sorts the same on every machine; libc does not.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    // As in the test settings: the owner's password is set here. Only its own user can open the folder of the socket.
    ...(durable ? [] : ['--no-sync', '--set', 'scram_iterations=1', '--auth-local=trust']),
  ]);
  try {
    await run(command, args, { ...runner.identity, cwd: paths.dataDir, env: POSTGRES_ENVIRONMENT, timeout: 120_000 });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new LocalServiceError(`The database could not be created in ${paths.dataDir}:`, stderr?.trim() || message);
  }
}

async function readPassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new LocalServiceError(
      `The password of the database, ${file}, cannot be read: bring that file back, or forget the local data with "npm run reset".`,
    );
  }
}

async function createPassword(file: string, runner: PostgresRunner): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await give(file, runner);
  return password;
}

async function give(file: string, { identity }: PostgresRunner): Promise<void> {
  if (identity.uid !== undefined && identity.gid !== undefined) await chown(file, identity.uid, identity.gid);
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(DRAFT_PREFIX));
  for (const name of drafts) {
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
