import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyCluster } from '../../scripts/lib/backup/copy-cluster.ts';
import type { FaultyDatabase } from './faulty-database.ts';

/**
 * A base backup of a running cluster, like pg_basebackup: the files while they change, and the log that makes them
 * consistent. `target` can then be started like any other data directory.
 */
export async function backUp(database: FaultyDatabase, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  copyFileSync(path.join(database.dataDir, 'password'), path.join(target, 'password'));
  const log = path.join(target, 'cluster/pg_wal');
  await database.withClient((client) => copyCluster(client, path.join(target, 'cluster')));
  rmSync(log, { recursive: true });
  execFileSync('cp', ['-a', path.join(database.dataDir, 'cluster/pg_wal'), log]);
}
