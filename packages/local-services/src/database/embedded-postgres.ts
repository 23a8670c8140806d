import { createHash } from 'node:crypto';
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LocalServiceError } from '../local-service-error.ts';
import { clusterPaths } from './cluster-paths.ts';
import { createDatabase, databaseExists, ensureRole } from './create-database.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { locateBinaries } from './postgres-binaries.ts';
import { chooseRunner } from './postgres-runner.ts';
import { stopLeftoverProcesses } from './stop-leftover-processes.ts';

export { createDatabase, dropDatabase } from './create-database.ts';

const DATABASE = 'evenway';
const USER = 'evenway';
const SERVER_ROLE = 'evenway_server';

export interface EmbeddedPostgresOptions {
  /** Contains the cluster and, beside it, its password, its log and the lock. */
  dataDir: string;
  /** False trades crash safety for speed: for tests only. */
  durable: boolean;
  onProgress?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** As the owner of everything. */
  url: string;
  /** The same database as the servers' role, which owns nothing and gets its rights from the owner. */
  serverUrl: string;
  /** The folder of its socket, which only a database without durability has; null otherwise. */
  socketFolder: string | null;
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const { durable, onProgress } = options;
  await prepareDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const paths = clusterPaths(dataDir);
    const binaries = await locateBinaries();
    const runner = await chooseRunner(paths, binaries);
    const { wasClean } = await stopLeftoverProcesses(paths.cluster);
    const password = await initializeCluster({ paths, binaries, runner, durable, user: USER, onProgress });
    onProgress?.('Starting the database…');
    const postmaster = await launchPostmaster({ paths, binaries, runner, durable });
    if (!wasClean) onProgress?.('Recovered from an unclean stop.');
    const address = `127.0.0.1:${postmaster.port}`;
    const urlOf = (database: string) => `postgres://${USER}:${password}@${address}/${database}`;
    const server = { name: SERVER_ROLE, password: serverPassword(password) };
    try {
      // Checked at every start, which repairs a kill between initdb and here.
      if (!(await databaseExists(urlOf('postgres'), DATABASE))) await createDatabase(urlOf('postgres'), DATABASE);
      await ensureRole(urlOf('postgres'), server);
    } catch (error) {
      await postmaster.stop();
      throw error;
    }
    const serverUrl = `postgres://${server.name}:${server.password}@${address}/${DATABASE}`;
    return {
      url: urlOf(DATABASE),
      serverUrl,
      socketFolder: durable ? null : paths.cluster,
      stop: once(() => postmaster.stop().finally(lock.release)),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The address that one in this directory listens on, as the servers' role; null if none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const paths = clusterPaths(path.resolve(dataDir));
  const [lines, password] = await Promise.all([
    readFile(path.join(paths.cluster, 'postmaster.pid'), 'utf8'),
    readFile(paths.password, 'utf8'),
  ]).catch(() => ['', '']);
  const port = lines?.split('\n')[3]?.trim();
  if (!port || !password) return null;
  return `postgres://${SERVER_ROLE}:${serverPassword(password.trim())}@127.0.0.1:${port}/${DATABASE}`;
}

/** Derived from the owner's, so that there is one file to keep. */
function serverPassword(password: string): string {
  return createHash('sha256').update(`${SERVER_ROLE} ${password}`).digest('base64url');
}

async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new LocalServiceError(
      `Cannot write to ${dataDir}, perhaps because another user made it: run as that user, delete it, or choose another place with DATA_DIR.`,
      error instanceof Error ? error.message : undefined,
    );
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action();
    return running;
  };
}
