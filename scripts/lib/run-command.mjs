// @ts-check
import { ROOT } from './paths.mjs';
import { isEnding, signalGroup, spawnGroup } from './process-groups.mjs';

/** The program writes to a pipe, but a person may read its output in a terminal. */
const COLOR = process.stdout.isTTY
  ? { FORCE_COLOR: '1', NO_COLOR: undefined }
  : { FORCE_COLOR: undefined, NO_COLOR: '1' };

/**
 * Runs a program to its end and keeps its output. `live` also shows it immediately. Resolves with `{ code, output }`;
 * code 127 if the program cannot be started, 124 if it took longer than `timeoutMs`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   live?: boolean,
 *   timeoutMs?: number,
 *   onSpawn?: (pid: number) => unknown,
 * }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { cwd = ROOT, env = {}, live = false, timeoutMs, onSpawn } = {}) {
  return new Promise((resolve) => {
    const child = spawnGroup(command, args, {
      cwd,
      env: { ...process.env, ...COLOR, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const output = [];
    /** @param {NodeJS.WriteStream} stream */
    const keep = (stream) => (/** @type {Buffer} */ chunk) => {
      output.push(chunk);
      if (live) stream.write(chunk);
    };
    child.stdout?.on('data', keep(process.stdout));
    child.stderr?.on('data', keep(process.stderr));
    if (child.pid) onSpawn?.(child.pid);

    /** @type {number | undefined} */
    let code;
    const timer =
      timeoutMs &&
      setTimeout(() => {
        code = 124;
        signalGroup(child, 'SIGKILL');
      }, timeoutMs);
    /** @param {number} exitCode */
    const finish = (exitCode) => {
      clearTimeout(timer);
      // A signal ended it, and this process too as soon as all others have ended: nobody needs to hear of a failure.
      if (!isEnding()) resolve({ code: code ?? exitCode, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.once('close', (exitCode, signal) => finish(exitCode ?? (signal ? 128 : 1)));
  });
}
