import path from 'node:path';
import { clusterPaths } from './cluster-paths.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { stopLeftoverProcesses } from './stop-leftover-processes.ts';

/** Stops a database whose parent was killed; fails with a clear message while someone uses it. */
export async function stopLeftoverDatabase(dataDir: string): Promise<void> {
  const directory = path.resolve(dataDir);
  const lock = await lockDataDir(directory);
  try {
    await stopLeftoverProcesses(clusterPaths(directory).cluster);
  } finally {
    await lock.release();
  }
}
