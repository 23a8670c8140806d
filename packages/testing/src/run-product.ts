import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { ROOT } from '../../../scripts/lib/paths.mjs';

const READY_WITHIN_MS = 180_000;

/** Runs the product with its own data while `use` runs, which gets its address. */
export async function runProduct<Result>(use: (address: string) => Promise<Result>): Promise<Result> {
  const port = await findFreePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-bench-'));
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, WEB_URL: '', API_URL: '' },
    stdio: 'ignore',
  });
  try {
    await untilReady(`http://localhost:${port}/readyz`, server);
    return await use(`http://localhost:${port}`);
  } finally {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The product did not become ready: see what `npm start` says.');
}
