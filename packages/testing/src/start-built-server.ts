import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { ensureBuilt } from '../../../scripts/lib/build/ensure-built.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { productionSettings } from './production-settings.ts';

/** The public address; requests that change something must come from there. */
export const { WEB_URL } = productionSettings;
const READY_WITHIN_MS = 60_000;
/** Checked once per run: sources do not change during it. */
let built: Promise<void> | undefined;

export interface BuiltServer {
  readonly pid: number;
  readonly port: number;
  /** How it ended: its exit code, or the signal that ended it. */
  readonly end: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
  /** Asks it to stop and waits for its end. */
  stop(): Promise<number | string>;
}

interface Launch {
  readonly port?: number;
  readonly environment?: Record<string, string>;
  readonly nodeArguments?: readonly string[];
  /** The folder of another release, already built; by default this one. */
  readonly release?: string;
  /** Where its output goes; by default only errors are shown. */
  readonly output?: number;
}

/** The server as in production, built and in a separate process, on an existing database. */
export async function startBuiltServer(databaseUrl: string, launch: Launch = {}): Promise<BuiltServer> {
  built ??= ensureBuilt();
  await built;
  const program = path.join(launch.release ?? inRoot(), 'apps/api/dist/server.js');
  const port = launch.port ?? (await findFreePort());
  const settings = { ...PRODUCTION, DATABASE_URL: databaseUrl, PORT: String(port), ...launch.environment };
  const server = spawn(process.execPath, [...(launch.nodeArguments ?? []), program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', launch.output ?? 'ignore', launch.output ?? 'inherit'],
  });
  const end = new Promise<number | string>((resolve) =>
    server.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const kill = (signal: NodeJS.Signals) => void server.kill(signal);
  const stop = () => {
    kill('SIGTERM');
    return end;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port))) {
    if (server.exitCode === null && Date.now() < deadline) await sleep(50);
    else {
      await stop();
      throw new Error('The server did not become ready.');
    }
  }
  return { pid: server.pid ?? 0, port, end, kill, stop };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}

/** There is no mail server or payment provider: nothing here sends or pays. */
const PRODUCTION = {
  ...productionSettings,
  HOST: '127.0.0.1',
  API_URL: '',
  DATABASE_OWNER_URL: '',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_API_BASE: '',
};
