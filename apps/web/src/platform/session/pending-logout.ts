import { createStore, type ReadableStore } from '../../lib/store.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';

const KEY = 'logoutPending';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * `open`: someone signed out and the server could not be told, so the session may still be open; it is tried again.
 * `ended`: a later try went through.
 */
export type PendingLogoutState = 'none' | 'open' | 'ended';

export interface PendingLogout {
  readonly state: ReadableStore<PendingLogoutState>;
  /** Asks the server to end the session now, and goes on asking until it has. Settles after the first answer. */
  start(): Promise<void>;
  /** Goes on with what an earlier page left undone. Settles after the first answer; at once when there is nothing to do. */
  resume(): Promise<void>;
  /** Runs a sign-in between two tries, so that no late try ends the new session. A sign-in that works settles the old one. */
  during<T>(signIn: () => Promise<T>): Promise<T>;
  /** The session was replaced by a new one. */
  settle(): void;
}

/** Remembered in the browser, so that closing the page on a shared computer does not leave the session behind silently. */
export function createPendingLogout(endSession: () => Promise<unknown>): PendingLogout {
  const state = createStore<PendingLogoutState>('none');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt: Promise<void> | null = null;

  const change = (next: PendingLogoutState) => {
    if (next === 'open') writeStored(KEY, 'true');
    else removeStored(KEY);
    state.set(next);
  };

  async function tryAgain(wait: number): Promise<void> {
    // Someone signed in from another tab, and there the old session has ended.
    if (readStored(KEY) === null) change('none');
    else await tryNow(wait, false);
  }

  function tryNow(wait: number, isFirst: boolean): Promise<void> {
    clearTimeout(timer);
    attempt ??= endSession()
      .then(
        () => change(isFirst ? 'none' : 'ended'),
        () => {
          change('open');
          timer = setTimeout(() => void tryAgain(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
        },
      )
      .finally(() => {
        attempt = null;
      });
    return attempt;
  }

  return {
    state,
    start() {
      writeStored(KEY, 'true');
      return tryNow(FIRST_WAIT_MS, true);
    },
    async resume() {
      if (readStored(KEY) !== null) await tryNow(FIRST_WAIT_MS, false);
    },
    async during(signIn) {
      clearTimeout(timer);
      await attempt;
      clearTimeout(timer);
      try {
        const result = await signIn();
        change('none');
        return result;
      } catch (error) {
        if (state.get() === 'open') timer = setTimeout(() => void tryAgain(FIRST_WAIT_MS), FIRST_WAIT_MS);
        throw error;
      }
    },
    settle() {
      clearTimeout(timer);
      change('none');
    },
  };
}
