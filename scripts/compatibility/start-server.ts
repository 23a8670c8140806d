import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../lib/check-port.ts';
import { inRoot, ROOT } from '../lib/paths.mjs';

const ELSEWHERE = 'http://127.0.0.1:1';

/** The built server, without mail and payments. */
export async function startServer(
  postgres: { readonly url: string; readonly serverUrl: string },
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [inRoot('apps/api/dist/server.js')], {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
      ...{ WEB_URL: `http://localhost:${port}`, WIDGET_CDN_URL: url, LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: postgres.serverUrl, DATABASE_OWNER_URL: postgres.url, SMTP_URL: 'smtp://127.0.0.1:1' },
      ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', FACEBOOK_CLIENT_ID: 'id' },
      ...{ FACEBOOK_CLIENT_SECRET: 'secret', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      ...{ BOOKING_URL_30: ELSEWHERE, BOOKING_URL_60: ELSEWHERE },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(`${url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not become ready.\n${Buffer.concat(said)}`);
    await pause(100);
  }
  return { url, stop };
}
