import { createStore, type ReadableStore } from '../../lib/store.ts';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../storage.ts';

const KEY = 'logoutPending';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * `open`: someone signed out but the server could not be reached, so the session may still be open; it is retried.
 * `ended`: a later attempt succeeded.
 */
export type PendingLogoutState = 'none' | 'open' | 'ended';

export interface PendingLogout {
  readonly state: ReadableStore<PendingLogoutState>;
  /** Asks the server to end the session, and retries until it has. Resolves after the first attempt. */
  start(): Promise<void>;
  /**
   * Continues what an earlier page left undone. Resolves after the first attempt, or at once if there is nothing to do.
   */
  resume(): Promise<void>;
  /**
   * Runs a sign-in between two attempts, so that no late one ends the new session. A successful sign-in settles the old
   * one.
   */
  during<T>(signIn: () => Promise<T>): Promise<T>;
  /** The session was replaced by a new one. */
  settle(): void;
}

/** Calls back when someone signs out in another tab, before that tab forgets the session. */
export const onLogoutElsewhere = (listener: () => void): (() => void) =>
  onStoredElsewhere(KEY, (pending) => pending !== null && listener());

/** Stored in the browser, so that closing the page on a shared computer does not silently leave the session open. */
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
    // Someone signed in in another tab, which ended the old session.
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
