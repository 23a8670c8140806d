import type { FastifyBaseLogger } from 'fastify';

/** After the drain. Longer than any request may take, and shorter than process managers wait before they kill. */
const GRACE_MS = 15_000;

/** One Ctrl-C can arrive twice: from the terminal, and forwarded by npm. */
const ONE_KEYPRESS_MS = 1_000;

/** On the first SIGINT or SIGTERM the steps run in order and the process exits; on a later one it exits at once. */
export function stopOnSignals(
  log: FastifyBaseLogger,
  drainSeconds: number,
  say: (line: string) => void,
  steps: Array<() => Promise<unknown>>,
): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ONE_KEYPRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    say('Stopping…');
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + GRACE_MS).unref();
    try {
      for (const step of steps) await step();
      process.exit(0);
    } catch (error) {
      log.error({ err: error, signal }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}
