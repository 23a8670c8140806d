import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program that does not exit in time is killed. */
const graceMs = 5_000;

export interface Program {
  /** What it writes to file descriptor 3. */
  channel: Readable;
  stop: () => Promise<void>;
}

/** A program in the tests' process group, so that it ends with the tests. */
export async function startProgram(file: string, args: string[], env: Record<string, string>): Promise<Program> {
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const stopped = once(child, 'exit');
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  await once(child, 'spawn');
  return {
    channel: child.stdio[3] as Readable,
    async stop() {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      const force = setTimeout(end, graceMs);
      await stopped;
      clearTimeout(force);
    },
  };
}
