import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@evenway/stand-in-kit';
import { LocalServiceError } from '../local-service-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { POSTGRES_ENVIRONMENT } from './postgres-environment.ts';
import type { PostgresRunner } from './postgres-runner.ts';
import { SHUTDOWN_STEPS } from './shutdown-steps.ts';

const READY_WITHIN_MS = 120_000;
const ATTEMPTS = 5;

interface LaunchOptions {
  paths: ClusterPaths;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
  durable: boolean;
}

export interface Postmaster {
  port: number;
  stop(): Promise<void>;
}

export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const child = await spawnPostmaster(port, options);
    // Covers every exit except SIGKILL, including a crash of ours that never reaches stop().
    const stopAtExit = () => child.kill('SIGINT');
    process.once('exit', stopAtExit);
    if (await becomesReady(child, options.paths.cluster)) {
      return { port, stop: () => stopPostmaster(child).finally(() => process.off('exit', stopAtExit)) };
    }
    await stopPostmaster(child);
    process.off('exit', stopAtExit);
    const log = await readFile(options.paths.log, 'utf8').catch(() => '');
    if (attempt >= ATTEMPTS || !passesWithTime(log)) throw didNotStart(options.paths.log, log);
    await sleep(500 * attempt);
  }
}

async function spawnPostmaster(port: number, { paths, binaries, runner, durable }: LaunchOptions) {
  // Removed rather than truncated: it may be from a run as another user.
  await rm(paths.log, { force: true });
  const log = await open(paths.log, 'w', 0o600);
  try {
    const { command, args } = runner.wrap(binaries.postgres, [
      '-D',
      paths.cluster,
      ...postgresSettings(port, durable, paths.cluster),
    ]);
    const child = spawn(command, args, {
      ...runner.identity,
      cwd: paths.cluster,
      env: POSTGRES_ENVIRONMENT,
      stdio: ['ignore', log.fd, log.fd],
      // Its own process group: Ctrl-C reaches only us, and we stop it when its clients are done.
      detached: true,
    });
    child.once('error', (error) => appendFileSync(paths.log, `${error.message}\n`));
    return child;
  } finally {
    await log.close();
  }
}

/** Reads what pg_ctl reads: the eighth line of postmaster.pid. */
async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await sleep(10);
  }
  return false;
}

/** Another program took the port first, or servers of a killed postmaster are still exiting. */
function passesWithTime(log: string): boolean {
  return /Address already in use|pre-existing shared memory block/.test(log);
}

function didNotStart(file: string, log: string): LocalServiceError {
  const lastLines = log.trim().split('\n').slice(-15).join('\n');
  return new LocalServiceError(`The database did not start. Its log, ${file}, ends with:`, lastLines || '(nothing)');
}

/** Test databases live for seconds and get thousands of connections: verifying a password would take long for each. */
const FOR_TESTS = { autovacuum: 'off', scram_iterations: 1 };

/** On the command line, so that a cluster created by an earlier version runs with today's settings. */
function postgresSettings(port: number, durable: boolean, cluster: string): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // Without durability it is for tests, which run a quarter faster over a Unix socket.
    unix_socket_directories: durable ? '' : cluster,
    timezone: 'UTC',
    shared_buffers: '64MB',
    // For tests: three products with all their connections, and those that are closing.
    max_connections: durable ? 100 : 300,
    jit: 'off',
    // While a restored cluster replays its log, it is not ready, rather than ready and read-only.
    hot_standby: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_checkpoints: 'off',
    ...(!durable && FOR_TESTS),
    // Statements and key values contain people's addresses, which do not belong in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Smart shutdown: our own pools may still be closing their last connections, and would report a cut one as an error.
 */
const LET_CLIENTS_GO = { signal: 'SIGTERM', waitMs: 1_000 } as const;

async function stopPostmaster(child: ChildProcess): Promise<void> {
  for (const { signal, waitMs } of [LET_CLIENTS_GO, ...SHUTDOWN_STEPS]) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([exited, sleep(waitMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
}
