import type { Loader } from '../settings/parts.ts';
import { hashStart } from './sha256.ts';

/** All that is sent; nothing else about the visitor, the page or the browser. */
export interface Draft {
  goal: string;
  barrier: string;
  email: string;
  /** Only if ticked: the page's path, and the functions that are on. */
  path: boolean;
  functions: boolean;
  /** Identifies this message: sent again after a lost response, it is still one message. */
  attempt: string;
}

export interface Sent {
  url: string;
  isMailed: boolean;
}

/** How long a visitor waits without getting impatient. */
const TIMEOUT = 20_000;
/** Hashes in one go; the page does not notice. */
const SLICE = 8;

/** The receipt, or why there is none: the server's error code, or nothing without a response. */
export async function sendMessage(
  loader: Loader,
  message: Record<string, unknown>,
): Promise<Sent | string | undefined> {
  for (let proof: string | undefined, asked = 0; asked < 3; asked++) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      const answer = await loader.request(`messages/${loader.config.messages}`, {
        method: 'POST',
        // Plain text, so that the browser makes no preflight request.
        body: JSON.stringify({ ...message, proof }),
        signal: stop.signal,
      });
      const result = (await answer.json()) as Sent & { code?: string; puzzle?: string };
      if (answer.ok && /^https?:/.test(result.url)) return result;
      if (!result.puzzle) return result.code;
      proof = await solve(result.puzzle, `${message.attempt}`);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}

/** Tries numbers until the hash starts with the required zeros, with pauses for the page. */
async function solve(puzzle: string, attempt: string): Promise<string> {
  const bits = Number(puzzle.split('.')[1]);
  // Ours needs a fraction of a second; without a difficulty the search would never end.
  if (!(bits > 0 && bits < 25)) throw new Error();
  for (let number = 0; ; await new Promise((resolve) => setTimeout(resolve))) {
    const until = performance.now() + SLICE;
    while (performance.now() < until)
      for (const end = number + 64; number < end; number++)
        if (hashStart(`${puzzle}.${attempt}.${number}`) >>> (32 - bits) === 0) return `${puzzle}.${number}`;
  }
}

/** 160 random bits in characters that need no escaping. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join(
    '',
  );
