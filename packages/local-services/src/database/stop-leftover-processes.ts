import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LocalServiceError } from '../local-service-error.ts';
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

const run = promisify(execFile);

/** The process ids of all servers that use this cluster, identified by their working directory. */
async function findClusterProcesses(directory: string, postmaster: number): Promise<number[]> {
  if (process.platform !== 'linux') return findPostmasterByCommand(directory, postmaster);
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const working = await Promise.all(names.map((name) => isServerIn(directory, name)));
  return names.filter((_, index) => working[index]).map(Number);
}

async function isServerIn(directory: string, pid: string): Promise<boolean> {
  if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== directory) return false;
  // A person's shell may be in that directory too.
  return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';
}

async function findPostmasterByCommand(directory: string, postmaster: number): Promise<number[]> {
  if (!postmaster) return [];
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(postmaster)]).catch(() => ({ stdout: '' }));
  return stdout.includes(directory) ? [postmaster] : [];
}
