import type { Loader } from '../settings/parts.ts';
import { hashStart } from './sha256.ts';

/** What is sent; nothing else of the visitor, the page or the browser goes along. */
export interface Draft {
  goal: string;
  barrier: string;
  email: string;
  /** Ticked: the page's path, and the functions that are switched on. */
  path: boolean;
  functions: boolean;
  /** Of this message alone: sent again after a lost answer, it is still one message. */
  attempt: string;
}

export interface Sent {
  url: string;
  isMailed: boolean;
}

/** As long as a visitor waits without wondering. */
const TIMEOUT = 20_000;
/** Work in one go, which no page notices. */
const SLICE = 8;

/** Where it was stored, or why not: a code of our server, or nothing when there was no answer. */
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
        // Plain text, so that the browser need not ask beforehand.
        body: JSON.stringify({ ...message, proof }),
        signal: stop.signal,
      });
      const told = (await answer.json()) as Sent & { code?: string; puzzle?: string };
      if (answer.ok && /^https?:/.test(told.url)) return told;
      if (!told.puzzle) return told.code;
      proof = await solve(told.puzzle, `${message.attempt}`);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}

/** Tries numbers until the hash begins with as many zeros as the puzzle asks for, with pauses for the page. */
async function solve(puzzle: string, attempt: string): Promise<string> {
  const bits = Number(puzzle.split('.')[1]);
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
