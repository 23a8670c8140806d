import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHUTDOWN_STEPS } from './shutdown-steps.ts';

/**
 * Smart shutdown: our own pools may still be closing their last connections, and would report a cut one as an error.
 */
const LET_CLIENTS_GO = { signal: 'SIGTERM', waitMs: 1_000 } as const;

export async function stopPostmaster(child: ChildProcess): Promise<void> {
  for (const { signal, waitMs } of [LET_CLIENTS_GO, ...SHUTDOWN_STEPS]) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([exited, sleep(waitMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
}
