import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, EXIT } from '../cli-error.mjs';

const ANSWER_TIMEOUT_MS = 90_000;
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Starts a browser with its own profile and talks to it over a pipe (messages of the DevTools protocol, each ended by a zero byte): no port
 * that others on the machine could reach, and no dependency.
 * @param {string} program
 * @param {{ isSandboxed: boolean }} options
 * @returns {Promise<import('../types.d.ts').Chrome>}
 */
export async function startChrome(program, { isSandboxed }) {
  const profile = await mkdtemp(join(tmpdir(), 'evenway-check-'));
  const child = spawn(
    program,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--mute-audio',
      ...(isSandboxed ? [] : ['--no-sandbox']),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const toChrome = /** @type {import('node:stream').Writable} */ (child.stdio[3]);
  const fromChrome = /** @type {import('node:stream').Readable} */ (child.stdio[4]);

  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void, timer: NodeJS.Timeout }>} */
  const waiting = new Map();
  /** @type {Set<(method: string, params: any, session: string | undefined) => void>} */
  const listeners = new Set();
  let lastId = 0;
  let complaint = '';
  let isGone = false;

  child.stderr?.on('data', (piece) => {
    complaint = `${complaint}${piece}`.slice(-2_000);
  });
  const gone = new Promise((resolve) => {
    const end = () => {
      isGone = true;
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(lost());
      }
      waiting.clear();
      resolve(undefined);
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const lost = () =>
    new CliError(
      `${program} ended by itself.${/sandbox/i.test(complaint) ? ' In a container, --no-sandbox may help.' : ''}`,
      EXIT.usage,
    );
  toChrome.on('error', () => undefined);
  readMessages(fromChrome, ({ id, method, params, sessionId, result, error }) => {
    if (id === undefined) {
      for (const listener of [...listeners]) listener(method, params, sessionId);
      return;
    }
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    clearTimeout(call.timer);
    if (error) call.reject(new CliError(`${error.message}`, EXIT.usage));
    else call.resolve(result);
  });

  // A program that is stopped must not leave a browser behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  /** @type {import('../types.d.ts').Chrome['send']} */
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      if (isGone) {
        reject(lost());
        return;
      }
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new CliError('The browser does not respond.', EXIT.usage));
      }, ANSWER_TIMEOUT_MS);
      waiting.set(id, { resolve, reject, timer });
      toChrome.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });

  return {
    send,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (!isGone) {
        send('Browser.close').catch(() => undefined);
        const timer = setTimeout(kill, CLOSE_TIMEOUT_MS);
        await gone;
        clearTimeout(timer);
      }
      process.off('exit', kill);
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {(message: any) => void} take
 */
function readMessages(stream, take) {
  /** @type {Buffer[]} */
  let pieces = [];
  stream.on('data', (/** @type {Buffer} */ chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      const message = Buffer.concat([...pieces, chunk.subarray(start, end)]).toString();
      pieces = [];
      start = end + 1;
      take(JSON.parse(message));
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  });
  stream.on('error', () => undefined);
}
