import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { productionSettings } from '@evenway/testing/production-settings';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

const PROGRAM = fileURLToPath(new URL('server.ts', import.meta.url));
/** Pipes hold 64 KB on most systems. */
const MORE_THAN_A_PIPE_HOLDS = { requests: 60, path: `/api/${'long/'.repeat(800)}` };
const DRAIN_SECONDS = 2;

const folder = mkdtempSync(join(tmpdir(), 'evenway-output-'));
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

function makePipe(name: string) {
  const pipe = join(folder, name);
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(pipe, constants.O_WRONLY) };
}

/** As in production, with its output in pipes that only this test reads. */
async function startServer(name: string) {
  // Two, since the compiler runs in a process of its own, which makes writing to the second one wait.
  const pipes = ['out', 'err'].map((end) => makePipe(`${name}-${end}`));
  const port = await findFreePort();
  const { DATABASE_URL, DATABASE_OWNER_URL, APP_SECRET, PASSWORD_PEPPER } = product.settings;
  const settings = {
    ...productionSettings,
    ...{ DATABASE_URL, DATABASE_OWNER_URL, APP_SECRET, PASSWORD_PEPPER },
    ...{ HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: String(DRAIN_SECONDS), SERVER_ROLES: 'web' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'info' },
  };
  const server = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', ...pipes.map(({ writer }) => writer)],
  });
  for (const { writer } of pipes) closeSync(writer);
  const end = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)));
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(20_000) }).catch(() => null))?.status;
  const isReady = async () => {
    if (server.exitCode !== null) throw new Error(pipes.map(({ reader }) => readFileSync(reader, 'utf8')).join(''));
    return (await ask('/readyz')) === 200 || undefined;
  };
  await waitFor(isReady, 'the server', 60);
  const leave = () => {
    for (const { reader } of pipes) closeSync(reader);
  };
  return { ask, end, kill: (signal: NodeJS.Signals) => server.kill(signal), leave };
}

describe('a server whose output', () => {
  it.concurrent.each([
    ['nobody reads any more', { isLeft: true, isFull: false }],
    ['somebody holds and does not read', { isLeft: false, isFull: true }],
    ['nobody reads any more while it is full', { isLeft: true, isFull: true }],
  ])('%s serves on, drains and ends', { timeout: 120_000 }, async (name, { isLeft, isFull }) => {
    const { ask, end, kill, leave } = await startServer(name.replaceAll(' ', '-'));
    try {
      if (isFull)
        for (let count = 0; count < MORE_THAN_A_PIPE_HOLDS.requests; count++)
          expect(await ask(MORE_THAN_A_PIPE_HOLDS.path)).toBe(404);
      if (isLeft) leave();
      expect(await ask('/api/nowhere')).toBe(404);
      kill('SIGTERM');
      await waitFor(async () => (await ask('/readyz')) === 503 || undefined, 'the drain');
      expect(await ask('/api/nowhere')).toBe(404);
      expect(await Promise.race([end, sleep(30_000, 'still there')])).toBe(0);
    } finally {
      kill('SIGKILL');
      if (!isLeft) leave();
    }
  });
});
