import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The process ids of all servers that use this cluster, identified by their working directory. */
export async function findClusterProcesses(directory: string, postmaster: number): Promise<number[]> {
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
