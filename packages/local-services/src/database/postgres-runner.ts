import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { LocalServiceError } from '../local-service-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const NOBODY = 65534;
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** How to run PostgreSQL's programs, which refuse to run as root. */
export interface PostgresRunner {
  wrap(command: string, args: string[]): { command: string; args: string[] };
  identity: { uid?: number; gid?: number };
}

export async function chooseRunner(paths: ClusterPaths, binaries: PostgresBinaries): Promise<PostgresRunner> {
  const uid = process.getuid?.();
  const owner = await stat(paths.cluster).catch(() => undefined);
  if (uid !== 0) {
    if (owner && uid !== undefined && owner.uid !== uid) throw foreignCluster(paths.dataDir, owner.uid);
    return asCaller;
  }
  // An ordinary user's cluster stays theirs if root starts it once.
  if (owner && owner.uid !== 0) return as(owner.uid, owner.gid);
  if (spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0) return inUserNamespace;
  return asNobody(paths, binaries);
}

const asCaller: PostgresRunner = { wrap: (command, args) => ({ command, args }), identity: {} };

/** For PostgreSQL an ordinary user, for the file system still root: this also works below a 0700 home. */
const inUserNamespace: PostgresRunner = {
  wrap: (command, args) => ({ command: 'unshare', args: [...UNSHARE, command, ...args] }),
  identity: {},
};

function as(uid: number, gid: number): PostgresRunner {
  return { wrap: asCaller.wrap, identity: { uid, gid } };
}

/** Many containers forbid user namespaces; there the programs and the data are usually accessible to everyone. */
async function asNobody(paths: ClusterPaths, binaries: PostgresBinaries): Promise<PostgresRunner> {
  const options: SpawnSyncOptions = { uid: NOBODY, gid: NOBODY, stdio: 'ignore', cwd: '/' };
  const reachable =
    spawnSync(binaries.postgres, ['--version'], options).status === 0 &&
    spawnSync('test', ['-x', paths.dataDir], options).status === 0;
  if (!reachable) {
    throw new LocalServiceError(
      'The embedded database cannot run as root on this machine: run the command as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  await chownTree(paths.cluster);
  return as(NOBODY, NOBODY);
}

async function chownTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true }).catch(() => undefined);
  if (!entries) return;
  await chown(directory, NOBODY, NOBODY);
  for (const entry of entries) await chown(path.join(directory, entry), NOBODY, NOBODY);
}

function foreignCluster(dataDir: string, owner: number): LocalServiceError {
  return new LocalServiceError(
    `The data in ${dataDir} belongs to another user (number ${owner}): run as that user, delete it, or choose another place with DATA_DIR.`,
  );
}
