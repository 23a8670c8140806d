import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { findFreePort } from './find-free-port.ts';
import { PEPPER } from './owner.ts';

/** Where people would open it; requests that change something must come from there. */
export const WEB_URL = 'https://app.example.org';
const READY_WITHIN_MS = 60_000;

export interface BuiltServer {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** The server as it runs in production, built and in a process of its own, on a database that is there. */
export async function startBuiltServer(databaseUrl: string): Promise<BuiltServer> {
  await ensureBuilt();
  const port = await findFreePort();
  const server = spawn(process.execPath, [inRoot('apps/api/dist/server.js')], {
    env: { ...process.env, ...PRODUCTION, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await end;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port))) {
    if (server.exitCode === null && Date.now() < deadline) await sleep(50);
    else {
      await stop();
      throw new Error('The server did not become ready.');
    }
  }
  return { pid: server.pid ?? 0, port, stop };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}

/** Nobody is behind mail and payments: nothing here sends or pays. */
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  WEB_URL,
  API_URL: '',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  APP_SECRET: 'a secret that is only good for measuring, and long enough',
  PASSWORD_PEPPER: PEPPER,
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_BASE: '',
};
