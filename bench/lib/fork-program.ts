import { fork } from 'node:child_process';
import path from 'node:path';

const BENCH = path.resolve(import.meta.dirname, '..');

export interface Program {
  readonly pid: number;
  /** Sends one message and resolves with the answer. */
  ask<Answer>(message: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a program of this folder in a separate process and waits until it is ready. */
export async function forkProgram(file: string, args: readonly string[]): Promise<Program> {
  const child = fork(path.join(BENCH, file), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answer = <T>() =>
    Promise.race([
      new Promise<T>((resolve) => child.once('message', resolve as (message: unknown) => void)),
      end.then((): T => {
        throw new Error(`${file} ended too early`);
      }),
    ]);
  await answer();
  return {
    pid: child.pid ?? 0,
    ask<Answer>(message: object) {
      child.send(message);
      return answer<Answer>();
    },
    async stop() {
      if (child.connected) child.disconnect();
      await end;
    },
  };
}
