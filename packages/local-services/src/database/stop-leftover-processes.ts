import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalServiceError } from '../local-service-error.ts';
import { findClusterProcesses } from './find-cluster-processes.ts';
import { SHUTDOWN_STEPS } from './shutdown-steps.ts';

/** Stops what a killed parent left running on the cluster. The caller holds the lock, so nobody else uses it. */
export async function stopLeftoverProcesses(cluster: string): Promise<void> {
  const directory = await realpath(cluster).catch(() => undefined);
  if (!directory) return;
  const pidFile = path.join(directory, 'postmaster.pid');
  const postmaster = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  let left = await findClusterProcesses(directory, postmaster);
  for (const { signal, waitMs } of SHUTDOWN_STEPS) {
    if (left.length === 0) break;
    // The postmaster stops its own servers; they are only signalled if it is gone.
    for (const pid of left.includes(postmaster) ? [postmaster] : left) sendSignal(pid, signal);
    const deadline = Date.now() + waitMs;
    while (left.length > 0 && Date.now() < deadline) {
      await sleep(50);
      left = await findClusterProcesses(directory, postmaster);
    }
  }
  if (left.length > 0) {
    throw new LocalServiceError(`A database left from an earlier run does not stop: end process ${left.join(', ')}.`);
  }
  // Nothing is running here any more. PostgreSQL would refuse to start if another program now had the old number.
  await rm(pidFile, { force: true });
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
