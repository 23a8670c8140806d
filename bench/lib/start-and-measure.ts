import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { isRunning, listDescendants, memoryOf } from '@evenway/testing/process-memory';
import { ROOT } from '../../scripts/lib/paths.mjs';

const READY_WITHIN_MS = 120_000;
const SETTLE_MS = 1_000;

interface Measured {
  /** From the command to the first successful response. */
  readonly seconds: number;
  readonly serverBytes: number | undefined;
  readonly databaseBytes: number | undefined;
}

/** Starts the product like a person, waits for it, measures, and stops it again. */
export async function startAndMeasure(dataDir: string): Promise<Measured> {
  const port = await findFreePort();
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, WEB_URL: '', API_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (npm.pid === undefined) throw new Error('npm cannot be started.');
  const output: Buffer[] = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  try {
    await untilReady(`http://localhost:${port}/readyz`, npm, output);
    const seconds = (performance.now() - started) / 1000;
    await sleep(SETTLE_MS);
    return { seconds, ...(await measureMemory(npm.pid, dataDir)) };
  } finally {
    // To the whole group: the server stops its database, which is in its own group, before it exits.
    const family = await listDescendants(npm.pid);
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGTERM');
    await untilGone(family);
  }
}

async function untilReady(url: string, npm: ChildProcess, output: readonly Buffer[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (npm.exitCode !== null) break;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error(`The product did not become ready:\n${Buffer.concat(output)}`);
}

async function measureMemory(npmPid: number, dataDir: string): Promise<Omit<Measured, 'seconds'>> {
  const postmaster = Number(
    (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const database = [postmaster, ...(await listDescendants(postmaster))];
  const all = await listDescendants(npmPid);
  const server: number[] = [];
  for (const pid of all) {
    if (!database.includes(pid) && (await isServer(pid))) server.push(pid);
  }
  return { serverBytes: await memoryOf(server), databaseBytes: await memoryOf(database) };
}

async function isServer(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0')[2] === 'scripts/start.ts';
}

async function untilGone(pids: readonly number[]): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const running = await Promise.all(pids.map(isRunning));
    if (!running.includes(true)) return;
    await sleep(50);
  }
  throw new Error('The product did not stop.');
}
