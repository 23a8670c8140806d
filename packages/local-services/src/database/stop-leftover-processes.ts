import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalServiceError } from '../local-service-error.ts';
import { findClusterProcesses } from './find-cluster-processes.ts';
import { SHUTDOWN_STEPS } from './shutdown-steps.ts';

/**
 * Stops what a killed parent left running on the cluster. The caller holds the lock, so nobody else uses it. Resolves
 * with whether the last stop was a clean one.
 */
export async function stopLeftoverProcesses(cluster: string): Promise<{ wasClean: boolean }> {
  const directory = await realpath(cluster).catch(() => undefined);
  if (!directory) return { wasClean: true };
  const pidFile = path.join(directory, 'postmaster.pid');
  // PostgreSQL removes it when it stops, and nothing else does.
  const leftBehind = await readFile(pidFile, 'utf8').catch(() => undefined);
  const postmaster = Number(leftBehind?.split('\n')[0] ?? 0);
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
  return { wasClean: leftBehind === undefined };
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
