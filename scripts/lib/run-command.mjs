import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** The program writes into a pipe, but a person may read what comes out of it at a terminal. */
const COLOR = process.stdout.isTTY
  ? { FORCE_COLOR: '1', NO_COLOR: undefined }
  : { FORCE_COLOR: undefined, NO_COLOR: '1' };

/**
 * Runs a program to its end and keeps what it prints. `live` also shows it as it comes. Resolves with `{ code, output }`;
 * a program that cannot be started has the code 127, one that took longer than `timeoutMs` the code 124.
 */
export function runCommand(command, args, { cwd = ROOT, env = {}, live = false, timeoutMs, onSpawn } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...COLOR, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a program that hangs is ended together with what it started.
      detached: true,
    });
    const output = [];
    const keep = (stream) => (chunk) => {
      output.push(chunk);
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    if (child.pid) onSpawn?.(child.pid);

    let code;
    const end = (signal) => signalGroup(child, signal);
    const interrupt = (signal) => {
      end(signal);
      // After the signal has reached the other programs that run at the same time.
      setImmediate(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    const timer =
      timeoutMs &&
      setTimeout(() => {
        code = 124;
        end('SIGKILL');
      }, timeoutMs);
    const finish = (exitCode) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ code: code ?? exitCode, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.once('close', (exitCode, signal) => finish(exitCode ?? (signal ? 128 : 1)));
  });
}

function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
