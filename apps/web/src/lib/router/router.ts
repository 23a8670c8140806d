import type { ReactElement } from 'react';
import { createStore, type ReadableStore } from '../store.ts';
import type { RouterHistory } from './browser-history.ts';
import { hrefOf, type Location, resolveTo, type To } from './location.ts';

/** A layout, a guard or a screen, in a separate file. */
export interface RoutePart {
  load(): Promise<ReactElement>;
  /** What has been loaded. */
  element?: ReactElement;
}

export interface Route {
  /** As in the address; `*` matches all addresses without another route. */
  readonly path: string;
  /** The layouts around the screen, outermost first, and the screen at the end. */
  readonly parts: readonly RoutePart[];
}

export interface RouterState {
  readonly location: Location;
  /** Null until the first screen has loaded. */
  readonly elements: readonly ReactElement[] | null;
  /** Why the code of the screen did not load. */
  readonly error: unknown;
  /** Another screen is loading; this one stays until then. */
  readonly isLoading: boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Whether leaving for the next location must wait; `retry` goes there after all. */
export type Blocker = (here: Location, next: Location, retry: () => void) => boolean;

export interface Router {
  readonly state: ReadableStore<RouterState>;
  /** Shows the screen of the address and follows the history. Resolves when that screen is shown. */
  start(): Promise<void>;
  /** Resolves when the screen is shown, or another one instead. */
  navigate(to: To, options?: NavigateOptions): Promise<void>;
  block(blocker: Blocker): () => void;
  /** Scroll positions by the key of a location. */
  readonly scrolled: Map<string, number>;
}

export function createRouter(routes: readonly Route[], history: RouterHistory): Router {
  const first = history.read();
  const state = createStore<RouterState>({
    location: first.location,
    elements: null,
    error: null,
    isLoading: false,
  });
  const scrolled = new Map<string, number>();
  const blockers = new Set<Blocker>();
  let { index } = first;
  let turn = 0;
  /** Whether a step in the history was made by us. */
  let returning = false;
  let released = false;

  const partsOf = (pathname: string) => {
    const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
    return (routes.find((route) => route.path === path) ?? routes.find((route) => route.path === '*'))?.parts ?? [];
  };

  async function show(location: Location, commit: () => void): Promise<void> {
    const mine = ++turn;
    const parts = partsOf(location.pathname);
    let error: unknown = null;
    if (parts.some((part) => part.element === undefined)) {
      state.set({ ...state.get(), isLoading: true });
      await Promise.all(parts.map(loadPart)).catch((cause: unknown) => {
        error = cause;
      });
      // The reader has navigated elsewhere meanwhile.
      if (mine !== turn) return;
    }
    scrolled.set(state.get().location.key, history.scrollTop());
    commit();
    const elements = parts.flatMap(({ element }) => element ?? []);
    state.set({ location, elements, error, isLoading: false });
  }

  const isBlocked = (next: Location, retry: () => void) =>
    [...blockers].some((blocker) => blocker(state.get().location, next, retry));

  function move(next: Location, replace: boolean): Promise<void> {
    return show(next, () => {
      if (!replace) index++;
      history.write({ location: next, index }, replace);
    });
  }

  function onPop(): void {
    const entry = history.read();
    const delta = entry.index - index;
    if (returning) {
      returning = false;
      return;
    }
    const retry = () => {
      released = true;
      history.go(delta);
    };
    if (!released && isBlocked(entry.location, retry)) {
      returning = true;
      history.go(-delta);
      return;
    }
    released = false;
    index = entry.index;
    void show(entry.location, () => undefined);
  }

  return {
    state,
    scrolled,
    async start() {
      history.onPop(onPop);
      await show(first.location, () => undefined);
    },
    async navigate(to, { replace = false, state: handed = null } = {}) {
      const here = hrefOf(state.get().location);
      const next = resolveTo(to, here, handed);
      if (isBlocked(next, () => void move(next, replace))) return;
      await move(next, replace);
    },
    block(blocker) {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
  };
}

async function loadPart(part: RoutePart): Promise<void> {
  part.element ??= await part.load();
}
