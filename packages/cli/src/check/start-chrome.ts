import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CliError, EXIT } from '../cli-error.ts';
import type { Answer, ChromeEvent, Message } from './devtools-protocol.ts';

const ANSWER_TIMEOUT_MS = 90_000;
const CLOSE_TIMEOUT_MS = 5_000;

export type Params = Readonly<Record<string, unknown>>;

/** A browser, controlled with the DevTools protocol. */
export interface Chrome {
  send<Method extends string>(method: Method, params?: Params, session?: string): Promise<Answer<Method>>;
  listen(listener: (event: ChromeEvent) => void): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Starts a browser with its own profile and talks to it over a pipe (messages of the DevTools protocol, each ended by a zero byte): no port
 * that others on the machine could reach, and no dependency.
 */
export async function startChrome(
  program: string,
  { isSandboxed }: { readonly isSandboxed: boolean },
): Promise<Chrome> {
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
  const toChrome = child.stdio[3] as Writable;
  const fromChrome = child.stdio[4] as Readable;

  const waiting = new Map<number, Waiting>();
  const listeners: ((event: ChromeEvent) => void)[] = [];
  let lastId = 0;
  let complaint = '';
  let isGone = false;

  child.stderr?.on('data', (piece: Buffer) => {
    complaint = `${complaint}${piece}`.slice(-2_000);
  });
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      isGone = true;
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(lost());
      }
      waiting.clear();
      resolve();
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
  readMessages(fromChrome, (message) => {
    if (!('id' in message)) {
      for (const listener of listeners) listener(message);
      return;
    }
    const call = waiting.get(message.id);
    if (!call) return;
    waiting.delete(message.id);
    clearTimeout(call.timer);
    if (message.error) call.reject(new CliError(message.error.message, EXIT.usage));
    else call.resolve(message.result);
  });

  // A program that is stopped must not leave a browser behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const send = (method: string, params: Params = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
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
    send: async <Method extends string>(method: Method, params?: Params, session?: string) =>
      (await send(method, params, session)) as Answer<Method>,
    listen: (listener) => void listeners.push(listener),
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

function readMessages(stream: Readable, take: (message: Message) => void): void {
  let pieces: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
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
